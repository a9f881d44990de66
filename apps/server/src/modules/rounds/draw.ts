import { isPacket, isPass } from '@parket/domain/contest/tags'
import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import { dancerKey } from '@parket/domain/registration/dancers'
import type { JnjRole } from '@parket/domain/registration/request'
import { drawHeats, type HeatEntry } from '@parket/domain/scoring/heats'
import { planRounds } from '@parket/domain/scoring/rounds'
import { ScoringError } from '@parket/domain/scoring/scoringError'
import type { Insertable, Transaction } from 'kysely'

import type { Database, HeatEntriesTable, RoundsTable } from '../../db/schema.ts'
import { invalid } from '../../http/problem.ts'
import type { Contest } from '../../records/contests.ts'
import { loadFloors, type Floors } from './floors.ts'
import { findEntries, findStarters, type RoundRow, type Starter } from './queries.ts'

/** From what the heats of a first round follow. */
type SeedOf = (contest: Contest, role: JnjRole | null) => string

/** A contest, or the leaders or followers of one. */
type RoleGroup = { contest: Contest; role: JnjRole | null; starters: Starter[] }

/**
 * Plans the rounds of contests and draws the heats of each first round, from active entries that
 * are not marked absent, with a stored seed (scoring, «Rounds», «Heats»). Planned and drawn rounds
 * are drawn again; a contest with a locked round is left alone. The number of queries does not grow
 * with contests or entries. Call it behind the event's lock.
 *
 * @throws Problem 422 for a contest with more entries than rounds can part
 */
export async function drawFirstRounds(
  trx: Transaction<Database>,
  contests: readonly Contest[],
  seedOf: SeedOf = () => crypto.randomUUID(),
): Promise<void> {
  const danced = contests.filter((contest) => !isPacket(contest) && !isPass(contest))
  const open = await withoutLocked(trx, danced)
  if (open.length === 0) return
  const starters = await findStarters(
    trx,
    open.map(({ id }) => id),
  )
  const groups = open.flatMap((contest) => roleGroupsOf(contest, starters.get(contest.id) ?? []))
  const rounds = planGroups(groups, seedOf)

  await trx
    .deleteFrom('rounds')
    .where(
      'contest_id',
      'in',
      open.map(({ id }) => id),
    )
    .execute()
  if (rounds.length === 0) return
  const stored = await trx
    .insertInto('rounds')
    .values(rounds)
    .returning(['id', 'contest_id', 'role', 'round_index', 'type', 'dances', 'status', 'seed'])
    .execute()
  const drawn = new Map(
    stored.filter(({ status }) => status === 'drawn').map((round) => [keyOf(round), round]),
  )
  const floors = await loadFloors(trx, (open[0] as Contest).event_id)
  const heats = groups.flatMap((group) => {
    const round = drawn.get(keyOf({ contest_id: group.contest.id, role: group.role }))
    return round ? drawGroup(group, round, round.seed ?? '', floors) : []
  })
  if (heats.length > 0) await trx.insertInto('heat_entries').values(heats).execute()
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

/** «Capacity, rounds and rating tiers then count per role» (decisions, «Registration»). */
function roleGroupsOf(contest: Contest, starters: Starter[]): RoleGroup[] {
  if (!contest.jnj_role_split) return [{ contest, role: null, starters }]
  return (['leader', 'follower'] as const).map((role) => ({
    contest,
    role,
    starters: starters.filter((starter) => starter.role === role),
  }))
}

function planGroups(groups: RoleGroup[], seedOf: SeedOf): Insertable<RoundsTable>[] {
  const errors: FieldErrors = {}
  const rounds = groups.flatMap(({ contest, role, starters }) =>
    plan(starters.length, contest, (text) => {
      addError(errors, contest.id, `${contest.group_name}: ${text}`)
    }).map(({ index, advance }, order) => ({
      contest_id: contest.id,
      event_id: contest.event_id,
      role,
      round_index: index,
      advance,
      // The first danced is drawn now, the others when it is known who dances them.
      status: order === 0 ? ('drawn' as const) : ('planned' as const),
      seed: order === 0 ? seedOf(contest, role) : null,
    })),
  )
  if (hasErrors(errors)) throw invalid(errors)
  return rounds
}

/** «Points contests have one round with all entries» (scoring, «Rounds»). */
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

function drawGroup(
  { contest, starters }: RoleGroup,
  round: Pick<RoundRow, 'id' | 'contest_id' | 'round_index' | 'type' | 'dances'>,
  seed: string,
  floors: Floors,
): Insertable<HeatEntriesTable>[] {
  const { heats } = drawHeats(starters.map(toHeatEntry), {
    heatSize: contest.heat_size,
    seed,
    elsewhere: floors.elsewhere(round, contest),
  })
  const byId = new Map(starters.map((starter) => [String(starter.id), starter]))
  floors.add(
    round,
    contest,
    heats.map((ids) => ids.flatMap((id) => byId.get(id) ?? [])),
  )
  return heatRows(
    round.id,
    heats.map((ids) => ids.map(Number)),
  )
}

/** An entry as the draw takes it: its dancers are kept apart, cities are spread. */
export function toHeatEntry({
  id,
  city,
  dancers,
}: Omit<Starter, 'contest_id' | 'role'>): HeatEntry {
  return { id: String(id), dancerIds: dancers.map(dancerKey), group: city }
}

/** Heats as they are stored: numbered from 1, entries in order. */
export function heatRows(
  round_id: number,
  heats: readonly (readonly number[])[],
): Insertable<HeatEntriesTable>[] {
  return heats.flatMap((ids, heat) =>
    ids.map((registration_id, ind) => ({ round_id, registration_id, heat: heat + 1, ind })),
  )
}

/**
 * Draws the heats of a contest's round, or of the one of a role, from a new seed.
 *
 * @param goingOn who dances it; left out, those who dance the first round
 * @param seed the heats follow from it
 * @throws Problem 422 without entries
 */
export async function drawRound(
  trx: Transaction<Database>,
  contest: Contest,
  round: Pick<RoundRow, 'id' | 'contest_id' | 'role' | 'round_index' | 'type' | 'dances'>,
  goingOn?: readonly number[],
  seed: string = crypto.randomUUID(),
): Promise<{ seed: string }> {
  const starters = goingOn
    ? await findEntries(trx, goingOn)
    : ((await findStarters(trx, [contest.id])).get(contest.id) ?? [])
  const group = roleGroupsOf(contest, starters).find(({ role }) => role === round.role)
  const floors = await loadFloors(trx, contest.event_id)
  const rows = group ? drawGroup(group, round, seed, floors) : []
  if (rows.length === 0) throw invalid({ status: [problemText('contest_without_entries')] })
  await trx.insertInto('heat_entries').values(rows).execute()
  return { seed }
}

function keyOf({ contest_id, role }: { contest_id: string; role: JnjRole | null }): string {
  return `${contest_id} ${role ?? ''}`
}
