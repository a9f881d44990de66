import { foldName } from '@parket/domain/person/foldName'
import { dancerKey } from '@parket/domain/registration/dancers'
import { millisecondsInHour } from 'date-fns/constants'
import { sql, type Kysely } from 'kysely'

import { eventOf, type Context } from '../../../contract/context.ts'
import { isAllowed } from '../../../contract/guard.ts'
import type { Database } from '../../../db/schema.ts'
import { limitUses } from '../../../security/attempts.ts'
import { guardBirthDate, type NamedDate } from '../../../security/birthDates.ts'

/** More than anybody needs who registers with care. */
const CHANGES = { limit: 60, windowMs: millisecondsInHour }

/**
 * Limits how often a registration is changed by others than staff: each change can ask something,
 * and tells its contacts by letter.
 *
 * @throws Problem 429
 */
export async function limitChanges(context: Context, regDataId: number): Promise<void> {
  const { db, caller, now } = context
  if (isAllowed('registrations.edit', caller, eventOf(context))) return
  await limitUses(db, { scope: 'change-registration', account: String(regDataId), now }, CHANGES)
}

/**
 * «The same dancer twice in one contest is 409», and the charge of the event is taken once: whether a
 * dancer is known tells the birth date that goes with a name. A name of the event with another date
 * than it has there is counted as a guess; staff, and the account that registered the dancer, know it.
 *
 * @param regDataId the registration that is changed; its own dancers are no secret
 * @throws Problem 429 after too many wrong dates of a name
 */
export async function guardDancers(
  context: Context,
  dancers: readonly Partial<Record<keyof NamedDate, string | null>>[],
  regDataId = 0,
): Promise<void> {
  const { db, caller, now, request } = context
  const event = eventOf(context)
  if (isAllowed('registrations.edit', caller, event)) return
  const named = dancers.flatMap(({ last_name, first_name, birth_date }) =>
    last_name && first_name && birth_date ? [{ last_name, first_name, birth_date }] : [],
  )
  const known = Map.groupBy(await findNamesakes(db, event.id, named), nameKey)
  const userId = caller.user?.id ?? null
  for (const person of new Map(named.map((each) => [dancerKey(each), each])).values()) {
    const namesakes = known.get(nameKey(person)) ?? []
    const same = namesakes.filter((each) => dancerKey(each) === dancerKey(person))
    const isKnownToCaller = same.some(
      ({ reg_data_id, registered_by }) =>
        reg_data_id === regDataId || (userId !== null && registered_by === userId),
    )
    if (isKnownToCaller || namesakes.every(({ reg_data_id }) => reg_data_id === regDataId)) continue
    const ask = async () => (same.length > 0 ? same : null)
    await guardBirthDate(db, person, { address: request.ip, now }, ask)
  }
}

/** Dancers of the event with one of these names, whatever their birth date. */
async function findNamesakes(db: Kysely<Database>, eventId: number, named: readonly NamedDate[]) {
  if (named.length === 0) return []
  // One parameter: a statement with two for each dancer takes seconds to plan.
  const names = JSON.stringify(named)
  return db
    .selectFrom('dancers')
    .innerJoin('reg_datas', 'reg_datas.id', 'dancers.reg_data_id')
    .where('dancers.event_id', '=', eventId)
    .where(
      sql<boolean>`(dancers.last_name_key, dancers.first_name_key) in (
        select fold_name(last_name), fold_name(first_name)
        from jsonb_to_recordset(${names}::jsonb) as named (last_name text, first_name text))`,
    )
    .select([
      'dancers.last_name',
      'dancers.first_name',
      'dancers.birth_date',
      'dancers.reg_data_id',
      'reg_datas.registered_by',
    ])
    .execute()
}

function nameKey({ last_name, first_name }: Pick<NamedDate, 'last_name' | 'first_name'>): string {
  return `${foldName(last_name)}|${foldName(first_name)}`
}
