import { isPacket, isPass } from '@parket/domain/contest/tags'
import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import { dancerKey } from '@parket/domain/registration/dancers'
import type { JnjRole } from '@parket/domain/registration/request'
import { hasFinalOfPairs } from '@parket/domain/round/pairs'
import type { HeatEntry } from '@parket/domain/scoring/heats'
import { planRounds } from '@parket/domain/scoring/rounds'
import { ScoringError } from '@parket/domain/scoring/scoringError'
import type { Insertable, Transaction } from 'kysely'

import type { Doing } from '../../../change/journal.ts'
import type { Database, RoundsTable } from '../../../db/schema.ts'
import { invalidFields } from '../../../http/problem.ts'
import type { Contest } from '../../../records/contests.ts'
import type { SeedOf } from '../../draws/seeds.ts'
import { drawHeatsOf, type DrawnRows, type DrawRecord, type HeatsOf } from './drawHeats.ts'
import { loadFloors } from './floors.ts'
import { insertOwnPanels, listOwnPanels } from './ownPanels.ts'
import { insertHeats } from './heatRows.ts'
import { noteDraws, noteUndrawn } from './noteDraws.ts'
import { roundsBefore } from './order.ts'
import { isOfPairs } from './pairs.ts'
import { findEntries, findStarters, listRounds, type RoundRow, type Starter } from './queries.ts'

/** A round that is going to be, and who dances it; null where that is not known yet. */
type PlannedRound = {
  contest: Contest
  role: JnjRole | null
  index: number
  advance: number
  starters: Starter[] | null
}

/**
 * Plans the rounds of contests and draws the heats of each first round, from active entries that
 * are not marked absent, with a stored seed (docs/rules/rounds-and-heats.md, «How many rounds», «Heats»). Planned and
 * drawn rounds are drawn again; a contest with a locked round is left alone. Draws and those they replace are noted. The
 * number of queries does not grow with contests or entries. Call it behind the event's lock.
 *
 * @throws Problem 422 for a contest with more entries than rounds can part
 */
export async function drawFirstRounds(
  trx: Transaction<Database>,
  doing: Doing,
  contests: readonly Contest[],
  seedOf: SeedOf,
): Promise<void> {
  const danced = contests.filter((contest) => !isPacket(contest) && !isPass(contest))
  const open = await withoutLocked(trx, danced)
  const [first] = open
  if (!first) return
  const starters = await findStarters(
    trx,
    open.map(({ id }) => id),
  )
  const planned = planContests(open, starters)
  const panels = await listOwnPanels(
    trx,
    open.map(({ id }) => id),
  )
  const replaced = await trx
    .deleteFrom('rounds')
    .where(
      'contest_id',
      'in',
      open.map(({ id }) => id),
    )
    .returning(['id', 'contest_id', 'seed'])
    .execute()
  await noteUndrawn(trx, doing, first.event_id, replaced, { by: 'redraw', text: '' })
  if (planned.length === 0) return
  const stored = await trx
    .insertInto('rounds')
    .values(planned.map((round) => toRow(round, seedOf)))
    .returning(['id', 'contest_id', 'role', 'round_index', 'type', 'dances', 'status', 'seed'])
    .execute()
  await insertOwnPanels(trx, panels, stored)
  const drawn = new Map(
    stored.filter(({ status }) => status === 'drawn').map((round) => [keyOf(round), round]),
  )
  const floors = await loadFloors(trx, first.event_id)
  const made = planned.flatMap(({ contest, role, starters: own }): [number, DrawnRows][] => {
    const round = own && drawn.get(keyOf({ contest_id: contest.id, role }))
    return own && round
      ? [[round.id, drawHeatsOf({ contest, round, starters: own }, round.seed ?? '', floors)]]
      : []
  })
  await insertHeats(
    trx,
    made.map(([, { rows }]) => rows),
  )
  await noteDraws(
    trx,
    doing,
    first.event_id,
    [...drawn.values()].map(({ id }) => id),
    new Map(made.map(([id, { record }]) => [id, record])),
  )
}

/** Without the contests of which a round has been locked. */
async function withoutLocked(
  trx: Transaction<Database>,
  contests: readonly Contest[],
): Promise<Contest[]> {
  if (contests.length === 0) return []
  const locked = await trx
    .selectFrom('rounds')
    .where(
      'contest_id',
      'in',
      contests.map(({ id }) => id),
    )
    .where('status', 'not in', ['planned', 'drawn'])
    .select('contest_id')
    .distinct()
    .execute()
  const ids = new Set(locked.map(({ contest_id }) => contest_id))
  return contests.filter(({ id }) => !ids.has(id))
}

/** @throws Problem 422 for entries that rounds cannot part, or pairs of which a role has nobody */
function planContests(
  contests: readonly Contest[],
  starters: ReadonlyMap<string, Starter[]>,
): PlannedRound[] {
  const errors: FieldErrors = {}
  const planned = contests.flatMap((contest) =>
    planContest(contest, starters.get(contest.id) ?? [], (text) => {
      addError(errors, contest.id, `${contest.group_name}: ${text}`)
    }),
  )
  if (hasErrors(errors)) throw invalidFields(errors)
  return planned
}

/**
 * «Capacity, rounds and rating tiers then count per role» (docs/rules/registration.md, «Choice of contests»); the
 * final of a Jack & Jill is danced by pairs (docs/rules/rounds-and-heats.md, «Pairs of a final»).
 */
function planContest(
  contest: Contest,
  starters: Starter[],
  refuse: (text: string) => void,
): PlannedRound[] {
  if (!contest.jnj_role_split) return planRole(contest, null, starters, refuse)
  const byRole = Map.groupBy(starters, ({ role }) => role)
  const rounds = (['leader', 'follower'] as const).flatMap((role) =>
    planRole(contest, role, byRole.get(role) ?? [], refuse),
  )
  if (!hasFinalOfPairs(contest) || rounds.length === 0) return rounds
  if (!byRole.has('leader') || !byRole.has('follower')) refuse(problemText('pairs_one_role'))
  const before = rounds.filter(({ index }) => index > 0)
  const dancing = before.length === 0 ? starters : null
  return [...before, { contest, role: null, index: 0, advance: 0, starters: dancing }]
}

function planRole(
  contest: Contest,
  role: JnjRole | null,
  starters: Starter[],
  refuse: (text: string) => void,
): PlannedRound[] {
  return plan(starters.length, contest, refuse).map(({ index, advance }, order) => ({
    contest,
    role,
    index,
    advance,
    // The first danced is drawn now, the others when it is known who dances them.
    starters: order === 0 ? starters : null,
  }))
}

function toRow(
  { contest, role, index, advance, starters }: PlannedRound,
  seedOf: SeedOf,
): Insertable<RoundsTable> {
  return {
    contest_id: contest.id,
    event_id: contest.event_id,
    role,
    round_index: index,
    advance,
    status: starters ? 'drawn' : 'planned',
    seed: starters
      ? seedOf({ contest_id: contest.id, round_index: index, type: 'main', role })
      : null,
  }
}

/** «Points contests have one round with all entries» (docs/rules/rounds-and-heats.md, «How many rounds»). */
function plan(
  entries: number,
  { scoring, final_max: finalMax }: Contest,
  refuse: (text: string) => void,
) {
  if (scoring === 'points') return entries > 0 ? [{ index: 0, advance: 0 }] : []
  try {
    return planRounds(entries, { finalMax })
  } catch (error) {
    if (!(error instanceof ScoringError) || error.code !== 'too_many_entries') throw error
    const { most } = error.where
    refuse(problemText('too_many_entries', { n: entries, max: Number(most) }))
    return []
  }
}

/** An entry as the draw takes it: its dancers are kept apart, cities are spread. */
export function toHeatEntry({
  id,
  city,
  dancers,
}: Pick<Starter, 'id' | 'city' | 'dancers'>): HeatEntry {
  return { id: String(id), dancerIds: dancers.map(dancerKey), group: city }
}

/**
 * Draws the heats of a contest's round from a new seed; of a final of pairs who dances with whom, too. A
 * redance of such a final keeps the pairs.
 *
 * @param entries registrations that dance it
 * @param seed the heats follow from it
 * @returns what else they follow from, for `noteDraws`
 * @throws Problem 422 without entries, or without pairs where the round is danced by pairs
 */
export async function drawRound(
  trx: Transaction<Database>,
  contest: Contest,
  round: RoundRow,
  entries: readonly number[],
  seed: string,
): Promise<DrawRecord> {
  const starters = await findEntries(trx, entries)
  if (starters.length === 0)
    throw invalidFields({ status: [problemText('contest_without_entries')] })
  const floors = await loadFloors(trx, contest.event_id)
  const draw = isOfPairs(contest, round)
    ? await pairDraw(trx, contest, round, starters)
    : { contest, round, starters }
  const { rows, record } = drawHeatsOf(draw, seed, floors)
  await insertHeats(trx, [rows])
  return record
}

/** Whoever was scratched since gets no partner. */
async function pairDraw(
  trx: Transaction<Database>,
  contest: Contest,
  round: RoundRow,
  entries: readonly Starter[],
): Promise<HeatsOf> {
  const active = (await findStarters(trx, [contest.id])).get(contest.id) ?? []
  const dancing = new Set(active.map(({ id }) => id))
  const before = roundsBefore(round, await listRounds(trx, contest.id))
  return {
    contest,
    round,
    starters: entries.filter(({ id }) => dancing.has(id)),
    unpaired: entries.map(({ id }) => id).filter((id) => !dancing.has(id)),
    again: round.type === 'redance' ? before.flatMap(({ pairs }) => pairs) : [],
  }
}

function keyOf({ contest_id, role }: { contest_id: string; role: JnjRole | null }): string {
  return `${contest_id} ${role ?? ''}`
}
