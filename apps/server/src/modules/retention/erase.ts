import { ERASED_ADDRESS } from '@parket/domain/privacy/erasedContacts'
import { erasedLastName } from '@parket/domain/privacy/publicName'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { typistTables } from '../marks/typists.ts'
import { eraseAnswers } from '../results/checks/eraseAnswers.ts'

/** What an erasure is about. */
export interface Erasable {
  registrations: number
  dancers: number
  /** Dancers whose names stay: they agreed to be published. */
  named: number
}

/** What of an event is not erased yet. */
export async function countErasable(db: Kysely<Database>, eventId: number): Promise<Erasable> {
  const { rows } = await sql<Erasable>`
    select count(distinct one.id) as registrations, count(*) as dancers,
      count(*) filter (where stands.consent_publication) as named
    from dancers join reg_datas as one on one.id = dancers.reg_data_id join ${standing}
    where dancers.event_id = ${eventId} and dancers.erased_at is null
  `.execute(db)
  return rows[0] ?? { registrations: 0, dancers: 0, named: 0 }
}

/**
 * Erases the personal data of an event: contacts, day and month of birth, names and accounts of who did not agree to be
 * published (docs/adr/0046-retention.md). Call it behind the event's lock.
 */
export async function eraseEvent(
  trx: Transaction<Database>,
  eventId: number,
  now: Date,
): Promise<void> {
  await eraseDancers(trx, eventId, now)
  await trx
    .updateTable('reg_datas')
    .set((eb) => ({
      email: ERASED_ADDRESS,
      phone: '—',
      coach: '',
      consent_paper_by: '',
      consent_paper_on: null,
      // Makes edits that began before stale, so that they cannot write the erased data back.
      version: eb('version', '+', 1),
    }))
    .where('event_id', '=', eventId)
    .where('email', '<>', ERASED_ADDRESS)
    .execute()
  await eraseUnpublished(trx, sql`one.event_id = ${eventId}`)
  await trx
    .updateTable('result_questions')
    .set({ email: ERASED_ADDRESS, text: '', answer: '' })
    .where('event_id', '=', eventId)
    .execute()
  await eraseJournalTexts(trx, eventId)
  await eraseAnswers(trx, sql`event_id = ${eventId}`)
  await trx
    .updateTable('events')
    .set({ personal_data_erased_at: now })
    .where('id', '=', eventId)
    .execute()
}

/**
 * Erases names that had stayed by consent, once it was taken back after the event's personal data were erased: as if it
 * had not been given. Before that it changes nothing.
 *
 * @param regDataId with what was merged into it
 */
export async function eraseNames(trx: Transaction<Database>, regDataId: number): Promise<void> {
  // The index of each column finds its rows; by the join alone all registrations would be read.
  await eraseUnpublished(trx, sql`(one.id = ${regDataId} or one.merged_into = ${regDataId})`)
}

/** Reasons and names beside the journal, with their salts: its lines hold hashes, and the chain stays true. */
async function eraseJournalTexts(trx: Transaction<Database>, eventId: number): Promise<void> {
  await trx.deleteFrom('journal_texts').where('event_id', '=', eventId).execute()
  await trx
    .updateTable('stations')
    .set({ who: '', device: null, waiting_device: null })
    .where('event_id', '=', eventId)
    .execute()
  for (const table of typistTables) {
    await trx
      .updateTable(table)
      .set({ name: '' })
      .where('station_id', 'in', (eb) =>
        eb.selectFrom('stations').where('event_id', '=', eventId).select('stations.id'),
      )
      .execute()
  }
}

/** Birth dates and what else tells who it is. `person_key` stays as it was: by it the same person is known again. */
async function eraseDancers(trx: Transaction<Database>, eventId: number, now: Date): Promise<void> {
  await sql`
    update dancers set
      former_last_name = '',
      federation_codes = '{}',
      erased_at = ${now},
      birth_date = date_trunc('year', birth_date)::date + known.nth
    from (
      select one.id,
        -- Namesakes of one year in a registration stay two.
        (row_number() over (
          partition by one.reg_data_id, one.last_name_key, one.first_name_key,
            date_trunc('year', one.birth_date)
          order by one.id
        ) - 1)::integer as nth
      from dancers as one
      where one.event_id = ${eventId} and one.erased_at is null
    ) as known
    where dancers.id = known.id
  `.execute(trx)
}

/**
 * Of erased dancers who may not be published, the names and whose accounts they and their registrations are. Where names
 * stay, so do the accounts: who consented can still take it back (docs/adr/0054).
 */
async function eraseUnpublished(
  trx: Transaction<Database>,
  which: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    with erased as (
      update dancers set
        user_id = null,
        -- Nobody can try names any more against what result files hold of them.
        name_salt = null,
        last_name = case when ${isWithoutName} then last_name
          else upper(left(btrim(last_name), 1)) || '.' end,
        -- The initials stay; the rest keeps two people of the same apart.
        first_name = case when ${isWithoutName} then first_name
          else upper(left(btrim(first_name), 1)) || '. № ' || left(person_key, 8) end
      from reg_datas as one join ${standing}
      where dancers.reg_data_id = one.id and dancers.erased_at is not null
        and stands.consent_publication is not true and ${which}
      returning one.id
    )
    update reg_datas set registered_by = null where id in (select id from erased)
  `.execute(trx)
}

/** Of an erased account no name is left that could have initials. */
const isWithoutName = sql`(last_name = ${erasedLastName} and first_name like '№ %')`

/** A duplicate's names stay or go with those of the registration that it was merged into. */
const standing = sql`reg_datas as stands on stands.id = coalesce(one.merged_into, one.id)`
