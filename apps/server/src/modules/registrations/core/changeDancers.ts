import { problemText } from '@parket/domain/problems/catalogue'
import { addError, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import { defaultGender } from '@parket/domain/person/gender'
import { dancersKey } from '@parket/domain/registration/dancers'
import type { DancerInput } from '@parket/domain/registration/request'
import type { Insertable, Transaction } from 'kysely'

import type { Input } from '../../../contract/handlers.ts'
import type { DancersTable, Database } from '../../../db/schema.ts'
import { forgetDistinct } from '../../../records/distinctRegistrations.ts'
import type { DancerRow, WholeRegData } from '../../../records/registrations.ts'
import { identifierColumns } from './identifierColumns.ts'
import { linkableUsers, linkedUser } from './linkedUsers.ts'

type SentDancer = NonNullable<Input<'updateRegData'>['body']['dancers']>[number]

/** A sent dancer completed from the stored one; without an id it is new. */
export type MergedDancer = SentDancer & { id?: number }

/**
 * The whole list of dancers, completed from the stored ones.
 *
 * @param sent undefined: the dancers stay as they are
 */
export function mergeDancers(
  before: readonly DancerRow[],
  sent: readonly SentDancer[] | undefined,
): { dancers: MergedDancer[]; errors: FieldErrors } {
  const errors: FieldErrors = {}
  if (!sent) return { dancers: [...before], errors }
  const byId = new Map(before.map((dancer) => [dancer.id, dancer]))
  const seen = new Set<number>()
  const dancers = sent.map((dancer, index): MergedDancer => {
    if (dancer.id === undefined) return dancer
    const stored = byId.get(dancer.id)
    if (!stored || seen.has(dancer.id)) {
      addError(errors, `dancers.${index}.id`, problemText('entry_foreign'))
      return dancer
    }
    seen.add(dancer.id)
    const { last_name, first_name, birth_date, gender, user_id } = dancer
    const { former_last_name: former, federation_codes: codes } = dancer
    return {
      id: dancer.id,
      last_name: last_name === undefined ? stored.last_name : last_name,
      first_name: first_name === undefined ? stored.first_name : first_name,
      birth_date: birth_date === undefined ? stored.birth_date : birth_date,
      gender: gender === undefined ? stored.gender : gender,
      user_id: user_id === undefined ? stored.user_id : user_id,
      former_last_name: former === undefined ? stored.former_last_name : former,
      federation_codes: codes === undefined ? stored.federation_codes : codes,
    }
  })
  return { dancers, errors }
}

/**
 * Writes the whole list in its order: a missing dancer is deleted, one without an id is new.
 *
 * @param merged tells the ids
 * @param checked the same dancers as the rules read them
 */
export async function changeDancers(
  trx: Transaction<Database>,
  before: WholeRegData,
  merged: readonly MergedDancer[],
  checked: readonly DancerInput[],
  userId: number | null,
): Promise<void> {
  const { id: reg_data_id, event_id } = before.regData
  const linkable = await linkableUsers(trx, userId)
  const stored = new Map(before.dancers.map((dancer) => [dancer.id, dancer]))
  const rows = checked.map((dancer, ind) => {
    const id = merged[ind]?.id
    const own = stored.get(id ?? 0)
    return {
      id,
      reg_data_id,
      event_id,
      ind,
      last_name: dancer.last_name,
      first_name: dancer.first_name,
      birth_date: dancer.birth_date,
      gender: dancer.gender ?? defaultGender,
      ...identifierColumns(dancer),
      user_id:
        dancer.user_id === (own?.user_id ?? null)
          ? dancer.user_id
          : linkedUser(dancer.user_id, linkable),
    }
  })
  const kept = rows.flatMap(({ id, ...row }) => (id === undefined ? [] : [{ id, ...row }]))
  const added = rows.filter(({ id }) => id === undefined)
  const gone = before.dancers.filter(({ id }) => kept.every((row) => row.id !== id))
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id)
    await trx.deleteFrom('dancers').where('id', 'in', ids).execute()
  }
  if (kept.length > 0) await updateDancers(trx, kept)
  if (added.length > 0) await trx.insertInto('dancers').values(added).execute()
  if (dancersKey(before.dancers) !== dancersKey(checked)) await forgetDistinct(trx, reg_data_id)
}

/** All that tells a dancer from another: whether one was changed, not how. */
export function dancerText(dancer: {
  last_name: string
  first_name: string
  birth_date: string
  gender?: string
  former_last_name?: string
  federation_codes?: readonly string[]
}): string {
  const { last_name, first_name, birth_date, gender } = dancer
  const { former_last_name = '', federation_codes = [] } = dancer
  return [last_name, first_name, birth_date, gender, former_last_name, ...federation_codes].join(
    ' ',
  )
}

/**
 * In one statement. The rows stay: what refers to them (who is said to be one person) and what is known of them
 * besides (admission, `person_key` of an erased person) would go with them.
 */
async function updateDancers(
  trx: Transaction<Database>,
  rows: readonly (Insertable<DancersTable> & { id: number })[],
): Promise<void> {
  await trx
    .insertInto('dancers')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        ind: eb.ref('excluded.ind'),
        user_id: eb.ref('excluded.user_id'),
        last_name: eb.ref('excluded.last_name'),
        first_name: eb.ref('excluded.first_name'),
        birth_date: eb.ref('excluded.birth_date'),
        gender: eb.ref('excluded.gender'),
        former_last_name: eb.ref('excluded.former_last_name'),
        federation_codes: eb.ref('excluded.federation_codes'),
      })),
    )
    .execute()
}
