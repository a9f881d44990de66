import type { Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'

const begun = ['running', 'judged', 'published'] as const

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

/** The contests of an event that have a round that has begun. */
export async function begunContests(
  trx: Transaction<Database>,
  eventId: number,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('rounds')
    .where('event_id', '=', eventId)
    .where('status', 'in', begun)
    .select('contest_id')
    .distinct()
    .orderBy('contest_id')
    .execute()
  return rows.map(({ contest_id }) => contest_id)
}

/** Those of them whose judge somebody is, on the contest's panel, on a round's own or as a substitute. */
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
