import type { MergePlan } from '@parket/domain/registration/merge'
import { balanceOf } from '@parket/domain/money/ledger'
import { transferRows } from '@parket/domain/money/transfer'
import { joinedConsents } from '@parket/domain/privacy/joinedConsents'
import { sql, type RawBuilder, type Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import type { WholeRegData } from '../../../records/registrations.ts'
import { listLedger } from '../../payments/ledger/queries.ts'
import { consentsOf } from '../core/consents.ts'
import { withdrawEntries } from '../core/withdrawEntries.ts'

/** Two registrations of the same people that become one. */
export interface JoinedPair {
  kept: WholeRegData
  duplicate: WholeRegData
}

/** An entry keeps its id, its place and the day of its price. */
export async function moveEntries(
  trx: Transaction<Database>,
  keptId: number,
  { moved, givenUp }: MergePlan,
  now: Date,
): Promise<void> {
  await withdrawEntries(trx, givenUp, now)
  for (const { id, packet_contest_id } of moved) {
    await trx
      .updateTable('registrations')
      .set({ reg_data_id: keptId, packet_contest_id })
      .where('id', '=', id)
      .execute()
  }
}

/** How the duplicate writes them, and when they were born; names agree but for case, spaces, ё and е. */
export async function takeNamesOf(
  trx: Transaction<Database>,
  { kept, duplicate }: JoinedPair,
): Promise<void> {
  await sql`
    update dancers as own set
      last_name = other.last_name,
      first_name = other.first_name,
      birth_date = other.birth_date,
      gender = other.gender
    from ${counterparts(kept, duplicate)} as other
    where own.id = other.kept_id
  `.execute(trx)
}

/** What the desk has seen of a dancer, and whose account it is, holds for the dancer who stays. */
export async function joinPeople(
  trx: Transaction<Database>,
  { kept, duplicate }: JoinedPair,
): Promise<void> {
  await sql`
    update dancers as own set
      user_id = coalesce(own.user_id, other.user_id),
      former_last_name = coalesce(nullif(own.former_last_name, ''), other.former_last_name),
      federation_codes = case when own.federation_codes = '{}' then other.federation_codes
        else own.federation_codes end,
      medical_seen = own.medical_seen or other.medical_seen,
      insurance_seen = own.insurance_seen or other.insurance_seen,
      document_seen = own.document_seen or other.document_seen
    from ${counterparts(kept, duplicate)} as other
    where own.id = other.kept_id
  `.execute(trx)
}

/**
 * The dancers of the duplicate, each with the id of the dancer who stays (`kept_id`). Of namesakes in one registration
 * those of the same birth date are one person, of the others the elder is the elder of the other registration.
 */
function counterparts(kept: WholeRegData, duplicate: WholeRegData): RawBuilder<unknown> {
  const ids = [kept.regData.id, duplicate.regData.id]
  return sql`(
    with compared as (
      select dancers.*, count(*) over (
        partition by last_name_key, first_name_key, birth_date) as of_this_date
      from dancers where reg_data_id = any(${ids}::bigint[])
    ), numbered as (
      select compared.*, row_number() over (
        partition by reg_data_id, last_name_key, first_name_key
        order by of_this_date desc, birth_date) as nth
      from compared
    )
    select own.id as kept_id, other.*
    from numbered as own join numbered as other
      on (other.last_name_key, other.first_name_key, other.nth)
        = (own.last_name_key, own.first_name_key, own.nth)
    where own.reg_data_id = ${kept.regData.id} and other.reg_data_id = ${duplicate.regData.id}
  )`
}

/** What one of them leaves out the other may say; consents stay as they were answered, a no of either stands. */
export async function joinContacts(
  trx: Transaction<Database>,
  { kept, duplicate }: JoinedPair,
): Promise<void> {
  const [own, other] = [kept.regData, duplicate.regData]
  const [answered, another] = own.consent_at === null ? [other, own] : [own, other]
  const consents = joinedConsents(consentsOf(answered), consentsOf(another))
  await trx
    .updateTable('reg_datas')
    .set({
      troupe: own.troupe || other.troupe,
      club: own.club || other.club,
      coach: own.coach || other.coach,
      registered_by: own.registered_by ?? other.registered_by,
      attendance: own.attendance ?? other.attendance,
      attendance_at: own.attendance_at ?? other.attendance_at,
      consent_processing: consents.processing,
      consent_publication: consents.publication,
      consent_at: answered.consent_at,
      consent_text_version: answered.consent_text_version,
      consent_paper_by: answered.consent_paper_by,
      consent_paper_on: answered.consent_paper_on,
      version: own.version + 1,
    })
    .where('id', '=', own.id)
    .execute()
  await trx
    .updateTable('reg_datas')
    .set({ merged_into: own.id, version: other.version + 1 })
    .where('id', '=', other.id)
    .execute()
  // What was merged into the duplicate before names the one that stands, too (docs/adr/0054).
  await trx
    .updateTable('reg_datas')
    .set({ merged_into: own.id })
    .where('merged_into', '=', other.id)
    .execute()
}

/** @returns kopecks that went over */
export async function moveLedger(
  trx: Transaction<Database>,
  { kept, duplicate }: JoinedPair,
  userId: number,
): Promise<number> {
  const { from, to } = transferRows(await listLedger(trx, duplicate.regData.id))
  if (from.length === 0) return 0
  const title = `Перенос из заявки № ${duplicate.regData.reg_n} в № ${kept.regData.reg_n}`
  const line = { event_id: kept.regData.event_id, title, created_by: userId }
  await trx
    .insertInto('ledger')
    .values([
      ...from.map((row) => Object.assign(row, line, { reg_data_id: duplicate.regData.id })),
      ...to.map((row) => Object.assign(row, line, { reg_data_id: kept.regData.id })),
    ])
    .execute()
  return balanceOf(to).paid
}
