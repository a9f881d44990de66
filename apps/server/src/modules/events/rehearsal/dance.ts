import type { Selectable, Transaction } from 'kysely'

import type { Doing } from '../../../change/journal.ts'
import type { Database, EventsTable } from '../../../db/schema.ts'
import { roundResult } from '../../marks/outcome.ts'
import { writePublication, type Published } from '../../marks/publication.ts'
import { linesOf, noteOfRound } from '../../marks/roundJournal.ts'
import { typistOf } from '../../marks/typists.ts'
import {
  criteriaOf,
  loadRound,
  markedNumbers,
  markingLetters,
  type RoundState,
} from '../../marks/state.ts'
import { noteDraws } from '../../rounds/core/noteDraws.ts'
import { judgeAt } from '../../rounds/panels/judgeAt.ts'
import { entriesOfRound } from '../../rounds/life/goingOn.ts'
import { drawFirstRounds, drawRound } from '../../rounds/core/draw.ts'
import { listRounds, type RoundRow } from '../../rounds/core/queries.ts'
import { findContests, type Contest } from '../../../records/contests.ts'
import { inventMarks, type InventedSheet } from './inventMarks.ts'

export interface DancePlan {
  /** The seed of a draw by its name; the same name need not give the same one. */
  seedOf: (name: string) => string
  /** Who typed the marks, and published. */
  scrutineerId: number
  /** When everything was typed and published. */
  at: Date
  /** Finals in which some place is decided by this rule, by number of the contest. */
  rules?: Readonly<Record<number, string>>
  /** By whom published results are signed; null: an invented result of a rehearsal is signed by nobody. */
  signing: Published['signing']
  /** Contests whose first round runs and has no marks yet, by number. */
  unmarked?: readonly number[]
}

const statuses = ['ready', 'running', 'judged', 'published'] as const

/**
 * Dances the contests of an event as far as their status says, through the code of the server: draws,
 * marks, results and publications. Only the marks are invented. A contest that nobody entered was
 * cancelled.
 */
export async function danceEvent(
  trx: Transaction<Database>,
  eventId: number,
  plan: DancePlan,
): Promise<void> {
  const event = await trx
    .selectFrom('events')
    .where('id', '=', eventId)
    .selectAll()
    .executeTakeFirstOrThrow()
  const danced = (await findContests(trx, eventId)).filter(
    ({ scoring, status }) => scoring !== 'none' && statuses.some((one) => one === status),
  )
  if (danced.length === 0) return
  await drawFirstRounds(trx, doingOf(plan), danced, ({ contest_id, role }) =>
    plan.seedOf(`seed ${contest_id} ${role ?? ''}`),
  )
  for (const contest of danced) await danceContest(trx, event, contest, plan)
  await dropMissingRounds(trx, eventId)
}

/** Who draws, and when. */
function doingOf({ scrutineerId, at }: DancePlan): Doing {
  return { actor: { user_id: scrutineerId, station_id: null }, now: at }
}

async function danceContest(
  trx: Transaction<Database>,
  event: Selectable<EventsTable>,
  contest: Contest,
  plan: DancePlan,
): Promise<void> {
  const rounds = await listRounds(trx, contest.id)
  if (rounds.length === 0) {
    await trx
      .updateTable('contests')
      .set({ status: 'cancelled' })
      .where('id', '=', contest.id)
      .execute()
    return
  }
  if (contest.status === 'ready') return
  if (contest.status === 'running') {
    const [first] = rounds as [RoundRow]
    if (!plan.unmarked?.includes(contest.group_num)) await typeHalf(trx, contest, first, plan)
    await trx.updateTable('rounds').set({ status: 'running' }).where('id', '=', first.id).execute()
    return
  }
  for (const round of rounds) await danceRound(trx, contest, round, plan)
  if (contest.status !== 'published') return
  const { at: now, scrutineerId: userId, signing } = plan
  const published = { trx, event, contest, round: null, now, userId, signing }
  await writePublication(published, { reason: '', isHeld: false })
  await trx
    .updateTable('rounds')
    .set({ status: 'published', marks_published: true })
    .where('contest_id', '=', contest.id)
    .execute()
  await trx
    .updateTable('contests')
    .set({ marks_published: true })
    .where('id', '=', contest.id)
    .execute()
}

/** Draws a later round from who goes on, types all its marks and counts it. */
async function danceRound(
  trx: Transaction<Database>,
  contest: Contest,
  { id, status }: RoundRow,
  plan: DancePlan,
): Promise<void> {
  const [round] = (await listRounds(trx, contest.id, id)) as [RoundRow]
  if (status === 'planned') {
    const goingOn = (await entriesOfRound(trx, contest, round)) ?? []
    const seed = plan.seedOf(`seed ${contest.id} ${round.role ?? ''} ${round.round_index}`)
    const record = await drawRound(trx, contest, round, goingOn, seed)
    await trx.updateTable('rounds').set({ seed, status: 'drawn' }).where('id', '=', id).execute()
    const records = new Map([[id, record]])
    await noteDraws(trx, doingOf(plan), contest.event_id, [id], records)
  }
  const [drawn] = (await listRounds(trx, contest.id, id)) as [RoundRow]
  const state = await loadRound(trx, contest, drawn)
  await typeSheets(trx, state, marksFor(state, plan), plan)
  await decideTies(trx, await loadRound(trx, contest, drawn), plan)
  await trx.updateTable('rounds').set({ status: 'judged' }).where('id', '=', id).execute()
}

/** Of a round under way half of the sheets are typed, and half of the next one. */
async function typeHalf(
  trx: Transaction<Database>,
  contest: Contest,
  round: RoundRow,
  plan: DancePlan,
): Promise<void> {
  const state = await loadRound(trx, contest, round)
  const sheets = inventMarks(dancedIn(state), round.id)
  const half = Math.floor(sheets.length / 2)
  await typeSheets(trx, state, sheets.slice(0, half), plan)
  const [next] = sheets.slice(half)
  if (next) {
    const marks = Object.entries(next.marks)
    const typed = Object.fromEntries(marks.slice(0, Math.ceil(marks.length / 2)))
    await typeSheets(trx, state, [{ ...next, marks: typed }], plan, false)
  }
}

function dancedIn(state: RoundState) {
  return {
    kind: state.kind,
    dances: state.dances,
    letters: markingLetters(state),
    entries: [...markedNumbers(state).keys()],
    advance: state.round.advance,
    criteria: criteriaOf(state) ?? [],
  }
}

/** Enough to find a final that a rare rule decides. */
const TRIES = 3000

/** Marks from the first seed of which some place is decided by the rule that is wanted. */
function marksFor(state: RoundState, { rules = {} }: DancePlan): InventedSheet[] {
  const { round, contest } = state
  const wanted = round.round_index === 0 ? rules[contest.group_num] : undefined
  const danced = dancedIn(state)
  const seed = contest.group_num * 100 + round.round_index
  if (wanted === undefined) return inventMarks(danced, seed)
  for (let nth = 0; nth < TRIES; nth += 1) {
    const sheets = inventMarks(danced, seed + nth)
    const typed = { ...state, sheets: sheets.map((sheet) => toRow(state, sheet)) }
    const reasons = roundResult(typed).outcome?.reasons ?? new Map<string, never>()
    if ([...reasons.values()].some(({ rule }) => rule === wanted)) return sheets
  }
  throw new Error(`No marks were found by which rule ${wanted} decides`)
}

/** A finished sheet as it would be stored. */
function toRow(state: RoundState, { dance, letter, marks }: InventedSheet) {
  const at = new Date(0)
  return {
    id: 0,
    round_id: state.round.id,
    dance,
    attempt: 1,
    letter,
    pass: 'first' as const,
    user_id: null,
    station_id: null,
    judge_id: null,
    source: 'paper' as const,
    round_version: null,
    claimed_at: at,
    finished_at: at,
    marks,
    version: 1,
    typists: [],
  }
}

async function typeSheets(
  trx: Transaction<Database>,
  state: RoundState,
  sheets: readonly InventedSheet[],
  { scrutineerId, at }: DancePlan,
  isFinished = true,
): Promise<void> {
  if (sheets.length === 0) return
  const stored = await trx
    .insertInto('mark_sheets')
    .values(
      sheets.map(({ dance, letter, marks }) => ({
        round_id: state.round.id,
        dance,
        attempt: 1,
        letter,
        pass: 'first' as const,
        user_id: scrutineerId,
        judge_id: judgeAt(state, letter, dance),
        round_version: state.round.version,
        claimed_at: at,
        finished_at: isFinished ? at : null,
        marks: JSON.stringify(marks),
      })),
    )
    .returningAll()
    .execute()
  const { name } = await typistOf(trx, { user_id: scrutineerId, station_id: null })
  await trx
    .insertInto('mark_sheet_typists')
    .values(stored.map(({ id }) => ({ sheet_id: id, user_id: scrutineerId, name })))
    .execute()
  const typed = stored.map((sheet) => Object.assign(sheet, { typists: [] }))
  const actor = { user_id: scrutineerId, station_id: null }
  await noteOfRound(trx, { actor, now: at }, state, linesOf(state, typed))
}

/** Whoever is tied at the cut goes on, as a decision on the record. */
async function decideTies(
  trx: Transaction<Database>,
  state: RoundState,
  { scrutineerId, at }: DancePlan,
): Promise<void> {
  const undecided = new Set(roundResult(state).outcome?.undecided)
  if (undecided.size === 0) return
  const tied = state.round.entries.filter(({ start_number }) => undecided.has(String(start_number)))
  await trx
    .insertInto('round_decisions')
    .values({
      round_id: state.round.id,
      kind: 'cut',
      numbers: JSON.stringify(Object.fromEntries(tied.map(({ id }) => [id, 1]))),
      reason: 'Проходят все, кто поровну на границе',
      office: 'organiser',
      user_id: scrutineerId,
      at,
    })
    .execute()
}

/** The timetable keeps the rounds that were danced. */
async function dropMissingRounds(trx: Transaction<Database>, eventId: number): Promise<void> {
  await trx
    .deleteFrom('session_items')
    .where('event_id', '=', eventId)
    .where('kind', '=', 'round')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('rounds')
          .whereRef('rounds.contest_id', '=', 'session_items.contest_id')
          .select('rounds.id'),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('rounds')
            .whereRef('rounds.contest_id', '=', 'session_items.contest_id')
            .whereRef('rounds.round_index', '=', 'session_items.round_index')
            .select('rounds.id'),
        ),
      ),
    )
    .execute()
}
