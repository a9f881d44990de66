import type { Selectable, Transaction } from 'kysely'

import { Problem } from '../../../http/problem.ts'
import type { Database, RoundPanelJudgesTable, RoundsTable } from '../../../db/schema.ts'

/** A round among all of its event: what stays the same when rounds are drawn again. */
type RoundPlace = Pick<Selectable<RoundsTable>, 'contest_id' | 'role' | 'round_index' | 'type'>

type OwnSeat = Omit<Selectable<RoundPanelJudgesTable>, 'round_id'> & RoundPlace

/** The judges of rounds that have a panel of their own. */
export function listOwnPanels(
  trx: Transaction<Database>,
  contestIds: readonly string[],
): Promise<OwnSeat[]> {
  return trx
    .selectFrom('round_panel_judges')
    .innerJoin('rounds', 'rounds.id', 'round_panel_judges.round_id')
    .where('rounds.contest_id', 'in', contestIds)
    .select(['rounds.contest_id', 'rounds.role', 'rounds.round_index', 'rounds.type'])
    .select([
      'round_panel_judges.event_id',
      'round_panel_judges.judge_id',
      'round_panel_judges.ind',
    ])
    .execute()
}

/** Gives rounds that were drawn again the panels that those in their place had. */
export async function insertOwnPanels(
  trx: Transaction<Database>,
  panels: readonly OwnSeat[],
  rounds: readonly (RoundPlace & { id: number })[],
): Promise<void> {
  const rows = panels.flatMap(({ event_id, judge_id, ind, ...place }) =>
    rounds
      .filter((round) => isAt(place, round))
      .map(({ id }) => ({ round_id: id, event_id, judge_id, ind })),
  )
  if (rows.length > 0) await trx.insertInto('round_panel_judges').values(rows).execute()
}

/** Gives a round the own panel of another one, where that has one. */
export async function copyOwnPanel(
  trx: Transaction<Database>,
  fromId: number,
  toId: number,
): Promise<void> {
  await trx
    .insertInto('round_panel_judges')
    .columns(['round_id', 'event_id', 'judge_id', 'ind'])
    .expression((eb) =>
      eb
        .selectFrom('round_panel_judges')
        .where('round_id', '=', fromId)
        .select((own) => [own.val(toId).as('round_id'), 'event_id', 'judge_id', 'ind']),
    )
    .execute()
}

/** Sets the own panel of a round, whole; null takes it away. */
export async function writeOwnPanel(
  trx: Transaction<Database>,
  { id: round_id, event_id }: Pick<Selectable<RoundsTable>, 'id' | 'event_id'>,
  judgeIds: readonly number[] | null,
): Promise<void> {
  await trx.deleteFrom('round_panel_judges').where('round_id', '=', round_id).execute()
  if (judgeIds === null || judgeIds.length === 0) return
  await trx
    .insertInto('round_panel_judges')
    .values(judgeIds.map((judge_id, ind) => ({ round_id, event_id, judge_id, ind })))
    .execute()
}

/**
 * Marks refer to judges, so the panel of a round with a sheet changes by a substitution or an empty seat alone.
 * @throws Problem 409
 */
export async function refuseRoundJudged(
  trx: Transaction<Database>,
  { id, status }: Pick<Selectable<RoundsTable>, 'id' | 'status'>,
): Promise<void> {
  const isJudged = status === 'judged' || status === 'published'
  if (isJudged) throw new Problem(409, 'round_panel_judged')
  for (const table of ['mark_sheets', 'panel_substitutions'] as const) {
    const row = await trx
      .selectFrom(table)
      .where('round_id', '=', id)
      .select('id')
      .executeTakeFirst()
    if (row) throw new Problem(409, 'round_panel_judged')
  }
  const seat = await trx
    .selectFrom('round_decisions')
    .where('round_id', '=', id)
    .where('kind', '=', 'seat')
    .where('withdrawn_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  if (seat) throw new Problem(409, 'round_panel_judged')
}

function isAt(one: RoundPlace, other: RoundPlace): boolean {
  return (
    one.contest_id === other.contest_id &&
    one.role === other.role &&
    one.round_index === other.round_index &&
    one.type === other.type
  )
}
