import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { createContest, createDrawnRound, createJudge, NOW } from './fixtures.ts'

/** A final by points that is danced by one entry before one judge. */
export interface RunningRound {
  contestId: string
  roundId: number
  entryId: number
  letter: string
  /** Finished, of `finishedDance`; the other is free. */
  sheetId: number
  freeDance: string
  decisionId: number
  /** Of the event, by no seat of this panel. */
  spareJudgeId: number
}

/**
 * Makes such a round.
 * @param given the letters of its judge and of the spare one; an event has no more than 702, so the spare one may have
 *   none
 * @param typedBy whose unfinished sheet there is instead of the finished one
 */
export async function createRunningRound(
  db: Kysely<Database>,
  given: { eventId: number; group_num: number; entryId: number; letters: [string, string | null] },
  typedBy?: number,
): Promise<RunningRound> {
  const { eventId, group_num, entryId, letters } = given
  const { id: contestId } = await createContest(db, eventId, {
    group_num,
    status: 'running',
    scoring: 'points',
    dances: ['Выход', 'Финал'],
    price: 0,
  })
  const { id: roundId } = await createDrawnRound(db, contestId, [[entryId]])
  await db.updateTable('rounds').set({ status: 'running' }).where('id', '=', roundId).execute()
  const [judge_id = 0, spareJudgeId = 0] = await Promise.all(
    letters.map(async (letter) => {
      const { id } = await createJudge(db)
      await db
        .insertInto('event_judges')
        .values({
          event_id: eventId,
          judge_id: id,
          role: letter === null ? 'scrutineer' : 'line',
          letter,
        })
        .execute()
      return id
    }),
  )
  await db
    .insertInto('panel_judges')
    .values({ contest_id: contestId, event_id: eventId, judge_id, ind: 0 })
    .execute()
  const { id: sheetId } = await db
    .insertInto('mark_sheets')
    .values({
      round_id: roundId,
      dance: 'Выход',
      attempt: 1,
      letter: letters[0],
      pass: 'first',
      user_id: typedBy ?? null,
      claimed_at: NOW,
      finished_at: typedBy === undefined ? NOW : null,
      marks: JSON.stringify({ [entryId]: [90] }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (typedBy !== undefined) {
    await db
      .insertInto('mark_sheet_typists')
      .values({ sheet_id: sheetId, user_id: typedBy, station_id: null })
      .execute()
  }
  const { id: decisionId } = await db
    .insertInto('round_decisions')
    .values({
      round_id: roundId,
      kind: 'deduction',
      numbers: JSON.stringify({ [entryId]: 5 }),
      reason: 'Заход за линию',
      office: 'chief',
      at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const made = { contestId, roundId, entryId, letter: letters[0], sheetId, decisionId }
  return { ...made, freeDance: 'Финал', spareJudgeId }
}

/** Gives it the marks of the free dance. */
export async function judgeFreeDance(
  db: Kysely<Database>,
  { roundId, entryId, letter, freeDance }: RunningRound,
): Promise<void> {
  await db
    .insertInto('mark_sheets')
    .values({
      round_id: roundId,
      dance: freeDance,
      attempt: 1,
      letter,
      pass: 'first',
      claimed_at: NOW,
      finished_at: NOW,
      marks: JSON.stringify({ [entryId]: [85] }),
    })
    .execute()
}

/** Gives it the marks that are left: it is judged, and its contest with it. */
export async function judgeRunningRound(db: Kysely<Database>, round: RunningRound): Promise<void> {
  const { contestId, roundId } = round
  await judgeFreeDance(db, round)
  await db.updateTable('rounds').set({ status: 'judged' }).where('id', '=', roundId).execute()
  await db.updateTable('contests').set({ status: 'judged' }).where('id', '=', contestId).execute()
}
