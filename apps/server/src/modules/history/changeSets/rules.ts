import { contestFields } from '@parket/domain/contest/fields'
import { isJudged, type RoundStatus } from '@parket/domain/round/status'
import type { Transaction } from 'kysely'

import type { RowChange } from '../../../change/restore.ts'
import { valuesOfRow } from '../../../db/fieldColumns.ts'
import type { Database } from '../../../db/schema.ts'
import { Problem } from '../../../http/problem.ts'
import { findContests, type Contest } from '../../../records/contests.ts'
import { refuseFrozen } from '../../contests/frozen.ts'
import { refuseOnPanel } from '../../judges/eventJudges.ts'
import { lockContest, refuseJudged } from '../../judges/panel.ts'
import { refuseMarked } from '../../rounds/core/marked.ts'
import { refuseRoundJudged } from '../../rounds/core/ownPanels.ts'
import { findSeatedTwice } from '../../rounds/panels/seatedTwice.ts'

/**
 * Refuses an undo that would break a reference that the schema does not check: a packet names
 * existing contests, a panel has judges with letters, and nobody sits in it twice.
 *
 * @throws Problem 409
 */
export async function refuseBrokenRules(
  trx: Transaction<Database>,
  eventId: number,
  rows: readonly RowChange[],
): Promise<void> {
  const contests = await findContests(trx, eventId)
  const numbers = new Set(contests.map(({ group_num }) => group_num))
  const broken = contests.find(({ packet }) => packet?.groupNums.some((n) => !numbers.has(n)))
  if (broken) throw new Problem(409, 'contest_bundled', { params: { contest: broken.group_name } })

  const seated = await trx
    .selectFrom('event_judges')
    .where('event_id', '=', eventId)
    .where('letter', 'is', null)
    .select('judge_id')
    .execute()
  for (const { judge_id } of seated) await refuseOnPanel(trx, eventId, judge_id)

  for (const id of await contestsOfPanels(trx, rows)) {
    const twice = await findSeatedTwice(trx, { id, event_id: eventId })
    if (twice) throw new Problem(409, 'judge_seated_twice', { params: { ...twice } })
  }
}

/** The contests whose own panel, or that of one of their rounds, was changed. */
async function contestsOfPanels(
  trx: Transaction<Database>,
  rows: readonly RowChange[],
): Promise<Set<string>> {
  const valuesOf = (name: RowChange['table'], key: string) =>
    rows.flatMap(({ table, before, after }) => (table === name ? [(before ?? after)?.[key]] : []))
  const roundIds = valuesOf('round_panel_judges', 'round_id').map(Number)
  const ofRounds =
    roundIds.length === 0
      ? []
      : await trx.selectFrom('rounds').where('id', 'in', roundIds).select('contest_id').execute()
  return new Set([
    ...valuesOf('panel_judges', 'contest_id').map(String),
    ...ofRounds.map(({ contest_id }) => contest_id),
  ])
}

/**
 * What a draw and marks stand on goes back as little as it changes: the rules of a drawn contest, the panel
 * of a marked one.
 *
 * @throws Problem 409 naming the contest
 */
export async function refuseFixedRules(
  trx: Transaction<Database>,
  rows: readonly RowChange[],
): Promise<void> {
  const edited = rows.flatMap(({ table, before, after }) => {
    if (table !== 'contests' || before === null || after === null) return []
    const [contest, earlier] = [after as Contest, before as Contest]
    const [from, to] = [contest, earlier].map((row) => valuesOfRow(contestFields, row))
    return from && to ? [{ contest, before: from, after: to }] : []
  })
  await refuseFrozen(trx, edited)
  const panels = rows.flatMap(({ table, before, after }) =>
    table === 'panel_judges' ? [String((before ?? after)?.['contest_id'])] : [],
  )
  for (const id of new Set(panels)) await refuseJudgedPanel(trx, id)
  const ofRounds = rows.flatMap(({ table, before, after }) =>
    table === 'round_panel_judges' ? [Number((before ?? after)?.['round_id'])] : [],
  )
  for (const id of new Set(ofRounds)) await refuseJudgedRound(trx, id)
  await refuseMarked(trx, rows.flatMap(begunRound))
}

/** The round that a change began; marks may have come since. One that was counted already had them before. */
function begunRound({ table, before, after }: RowChange): number[] {
  if (table !== 'rounds' || after?.['status'] !== 'running' || before === null) return []
  const status = before['status'] as RoundStatus
  return status === 'running' || isJudged(status) ? [] : [Number(after['id'])]
}

/** The rounds that a change set running again; without it they are counted. */
export function countedAgain(rows: readonly RowChange[]): { id: string; roundId: number }[] {
  return rows.flatMap(({ table, before, after }) =>
    table === 'rounds' && before?.['status'] === 'judged' && after?.['status'] === 'running'
      ? [{ id: String(before['contest_id']), roundId: Number(before['id']) }]
      : [],
  )
}

async function refuseJudgedPanel(trx: Transaction<Database>, id: string): Promise<void> {
  const isThere = await trx
    .selectFrom('contests')
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst()
  // Of a deleted contest nothing was marked.
  if (isThere) await refuseJudged(trx, await lockContest(trx, id))
}

async function refuseJudgedRound(trx: Transaction<Database>, id: number): Promise<void> {
  const round = await trx
    .selectFrom('rounds')
    .where('id', '=', id)
    .select(['id', 'status'])
    .executeTakeFirst()
  // Of rounds that were drawn again nothing was marked.
  if (round) await refuseRoundJudged(trx, round)
}
