import type { components } from '@parket/api-client/schema'
import { dancerName } from '@parket/domain/registration/dancers'
import type { Kysely, Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

import { eventOf, type Context } from '../../contract/context.ts'
import type { Database } from '../../db/schema.ts'
import { presentSession } from '../timetable/present.ts'
import type { Papers } from './load.ts'
import { presentPrints } from './prints.ts'

type Schemas = components['schemas']

/** Everything that the papers of a session say, for who prints them. */
export async function presentPapers(
  trx: Transaction<Database>,
  context: Context,
  papers: Papers,
): Promise<Schemas['SessionPapers']> {
  const { session, contests, rounds, results } = papers
  return {
    session: presentSession(session, true),
    contests: contests.map(
      ({ id, group_num, group_name, section, status, scoring, dances, criteria }) => ({
        id,
        group_num,
        group_name,
        section,
        status,
        scoring,
        dances,
        criteria,
      }),
    ),
    rounds,
    people: await listPeople(
      trx,
      contests.map(({ id }) => id),
    ),
    results,
    prints: await presentPrints(trx, eventOf(context), papers),
  }
}

/** Who stands behind each start number of contests. */
async function listPeople(
  db: Kysely<Database>,
  contestIds: readonly string[],
): Promise<Schemas['PaperPerson'][]> {
  if (contestIds.length === 0) return []
  const rows = await db
    .selectFrom('reg_datas')
    .where('reg_datas.id', 'in', (eb) =>
      eb.selectFrom('registrations').where('contest_id', 'in', contestIds).select('reg_data_id'),
    )
    .select((eb) => [
      eb.fn.coalesce('start_number', 'reg_n').as('start_number'),
      'troupe',
      'city',
      'club',
      'coach',
      jsonArrayFrom(
        eb
          .selectFrom('dancers')
          .whereRef('dancers.reg_data_id', '=', 'reg_datas.id')
          .select(['last_name', 'first_name'])
          .orderBy('ind'),
      ).as('dancers'),
    ])
    .orderBy('start_number')
    .execute()
  return rows.map(({ dancers, ...person }) =>
    Object.assign(person, { names: dancers.map(dancerName) }),
  )
}
