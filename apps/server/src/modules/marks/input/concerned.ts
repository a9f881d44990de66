import { isRoundBegun } from '@parket/domain/contest/lateEntry'
import { roundStatuses } from '@parket/domain/round/status'
import { sql, type Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'

const begun = roundStatuses.filter((status) => isRoundBegun({ status }))

/** The contests in whose rounds, of those that have begun, these registrations are. */
export async function contestsOfRegistrations(
  trx: Transaction<Database>,
  regDataIds: readonly number[],
): Promise<string[]> {
  const rows = await trx
    .selectFrom('heat_entries')
    .innerJoin('registrations', 'registrations.id', 'heat_entries.registration_id')
    .innerJoin('rounds', 'rounds.id', 'heat_entries.round_id')
    .where('registrations.reg_data_id', 'in', [0, ...regDataIds])
    .where('rounds.status', 'in', begun)
    .select('rounds.contest_id')
    .distinct()
    .orderBy('rounds.contest_id')
    .execute()
  return rows.map(({ contest_id }) => contest_id)
}

/** Of these contests, and of the contests of these rounds, those that have a round that has begun. */
export async function onlyBegun(
  trx: Transaction<Database>,
  { contestIds, roundIds }: { contestIds: readonly string[]; roundIds: readonly number[] },
): Promise<string[]> {
  if (contestIds.length === 0 && roundIds.length === 0) return []
  const rows = await trx
    .selectFrom('rounds')
    .where('status', 'in', begun)
    .where((eb) =>
      eb.or([
        sql<boolean>`contest_id = any(${contestIds}::uuid[])`,
        eb(
          'contest_id',
          'in',
          eb
            .selectFrom('rounds as named')
            .where(sql<boolean>`named.id = any(${roundIds}::bigint[])`)
            .select('named.contest_id'),
        ),
      ]),
    )
    .select('contest_id')
    .distinct()
    .execute()
  return rows.map(({ contest_id }) => contest_id)
}

/** The contests with a round that has begun whose judge somebody is, on the contest's panel, on a round's own or as a substitute. */
export async function begunContestsOfJudge(
  trx: Transaction<Database>,
  eventId: number,
  judgeId: number,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('rounds')
    .where('rounds.event_id', '=', eventId)
    .where('rounds.status', 'in', begun)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('panel_judges')
            .whereRef('panel_judges.contest_id', '=', 'rounds.contest_id')
            .where('panel_judges.judge_id', '=', judgeId)
            .select('panel_judges.judge_id'),
        ),
        eb.exists(
          eb
            .selectFrom('round_panel_judges')
            .whereRef('round_panel_judges.round_id', '=', 'rounds.id')
            .where('round_panel_judges.judge_id', '=', judgeId)
            .select('round_panel_judges.judge_id'),
        ),
        eb.exists(
          eb
            .selectFrom('panel_substitutions')
            .innerJoin('rounds as own', 'own.id', 'panel_substitutions.round_id')
            .whereRef('own.contest_id', '=', 'rounds.contest_id')
            .where('panel_substitutions.judge_id', '=', judgeId)
            .select('panel_substitutions.judge_id'),
        ),
      ]),
    )
    .select('contest_id')
    .distinct()
    .orderBy('contest_id')
    .execute()
  return rows.map(({ contest_id }) => contest_id)
}
