import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { createEntries } from './competition.ts'
import { createContest, createEvent, createJudge } from './fixtures.ts'
import { createRunningRound, judgeRunningRound } from './runningRound.ts'

/** A judged contest of an event that is over: its result waits for the chief judge, whom a letter reaches. */
export async function createWaitingApproval(
  db: Kysely<Database>,
  teamId: number,
): Promise<{ contestId: string; email: string }> {
  const { id: eventId } = await createEvent(db, teamId, {
    date_begin: '2026-11-14T10:00:00+03:00',
    date_end: '2026-11-15T20:00:00+03:00',
    chief_approval: true,
  })
  const { id: enteredId } = await createContest(db, eventId, { group_num: 1 })
  const [entryId = 0] = await createEntries(db, eventId, enteredId, [null])
  const letters: [string, null] = ['A', null]
  const round = await createRunningRound(db, { eventId, group_num: 2, entryId, letters })
  await judgeRunningRound(db, round)
  const email = `chief${eventId}@parket.test`
  const { id: judgeId } = await createJudge(db, { email })
  await db
    .insertInto('event_judges')
    .values({ event_id: eventId, judge_id: judgeId, role: 'chief', letter: null })
    .execute()
  return { contestId: round.contestId, email }
}
