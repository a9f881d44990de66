import { contestTitle, type TitledContest } from '@parket/domain/contest/title'
import { problemText } from '@parket/domain/problems/catalogue'
import { addError, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import { dancerName, repeatedDancers } from '@parket/domain/registration/dancers'
import type { DancerInput } from '@parket/domain/registration/request'
import { sql, type Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { Problem } from '../../../http/problem.ts'
import type { ChosenEntry } from './entries.ts'

type Contest = TitledContest & { id: string }

/**
 * «The same dancer twice in one contest is 409» (docs/rules/registration.md, «Same dancer»): twice in this set, or
 * here and in another registration of the event.
 *
 * @param exceptRegDataId the registration that is changed itself
 * @throws Problem 409 whose texts name dancer and contest
 */
export async function refuseSameDancers(
  trx: Transaction<Database>,
  eventId: number,
  dancers: DancerInput[],
  entries: ChosenEntry[],
  contests: readonly Contest[],
  exceptRegDataId = 0,
): Promise<void> {
  refuseRepeated(dancers, entries, contests)
  if (entries.length === 0) return
  const entered = await findEntered(trx, eventId, dancers, entries, exceptRegDataId)
  const [first] = entered
  if (!first) return
  const errors: FieldErrors = {}
  for (const { contest_id, dancer, contest } of entered) {
    addError(errors, `packets.${contest_id}`, problemText('dancer_twice', { dancer, contest }))
  }
  const { dancer, contest } = first
  throw new Problem(409, 'dancer_twice', { params: { dancer, contest }, errors })
}

function refuseRepeated(
  dancers: DancerInput[],
  entries: ChosenEntry[],
  contests: readonly Contest[],
): void {
  const repeated = repeatedDancers(dancers)
  const dancer = dancers[repeated[0] ?? -1]
  const contest = contests.find(({ id }) => id === entries[0]?.contest_id)
  if (!dancer || !contest) return
  const errors: FieldErrors = {}
  for (const index of repeated) {
    addError(errors, `dancers.${index}.last_name`, problemText('dancer_repeated'))
  }
  const params = { dancer: dancerName(dancer), contest: contestTitle(contest) }
  throw new Problem(409, 'dancer_twice', { params, errors })
}

/** Entries of the chosen contests that one of these dancers has already. */
async function findEntered(
  trx: Transaction<Database>,
  eventId: number,
  dancers: DancerInput[],
  entries: ChosenEntry[],
  exceptRegDataId: number,
): Promise<{ contest_id: string; dancer: string; contest: string }[]> {
  const rows = await trx
    .selectFrom('dancers')
    .innerJoin('registrations', 'registrations.reg_data_id', 'dancers.reg_data_id')
    .innerJoin('contests', 'contests.id', 'registrations.contest_id')
    .where('dancers.event_id', '=', eventId)
    .where('dancers.reg_data_id', '<>', exceptRegDataId)
    .where((eb) =>
      eb.or(
        dancers.map(({ last_name, first_name, birth_date }) =>
          eb.and([
            eb('dancers.last_name_key', '=', sql<string>`fold_name(${last_name})`),
            eb('dancers.first_name_key', '=', sql<string>`fold_name(${first_name})`),
            eb('dancers.birth_date', '=', birth_date),
          ]),
        ),
      ),
    )
    .where(
      'registrations.contest_id',
      'in',
      entries.map(({ contest_id }) => contest_id),
    )
    .where('registrations.status', '<>', 'withdrawn')
    .select(['registrations.contest_id', 'last_name', 'first_name', 'group_name', 'section'])
    .orderBy('contests.sort')
    .orderBy('contests.group_num')
    .execute()
  return rows.map((row) => ({
    contest_id: row.contest_id,
    dancer: dancerName(row),
    contest: contestTitle(row),
  }))
}
