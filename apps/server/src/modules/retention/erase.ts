import { sql, type Kysely, type Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { ERASED_ADDRESS } from '../../records/erasedAddress.ts'

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
    select count(distinct reg_datas.id) as registrations, count(*) as dancers,
      count(*) filter (where reg_datas.consent_publication) as named
    from dancers join reg_datas on reg_datas.id = dancers.reg_data_id
    where dancers.event_id = ${eventId} and dancers.erased_at is null
  `.execute(db)
  return rows[0] ?? { registrations: 0, dancers: 0, named: 0 }
}

/**
 * Erases the personal data of an event: contacts, day and month of birth, the names of who did not agree to be published
 * (docs/adr/0046-retention.md). Call it behind the event's lock.
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
      registered_by: null,
      // Makes edits that began before stale, so that they cannot write the erased data back.
      version: eb('version', '+', 1),
    }))
    .where('event_id', '=', eventId)
    .where('email', '<>', ERASED_ADDRESS)
    .execute()
  await trx
    .updateTable('result_questions')
    .set({ email: ERASED_ADDRESS, text: '', answer: '' })
    .where('event_id', '=', eventId)
    .execute()
  await trx
    .updateTable('events')
    .set({ personal_data_erased_at: now })
    .where('id', '=', eventId)
    .execute()
}

/** `person_key` stays as it was: by it the same person is known again. */
async function eraseDancers(trx: Transaction<Database>, eventId: number, now: Date): Promise<void> {
  await sql`
    update dancers set
      -- Where the name stays, the account can still take it away.
      user_id = case when known.is_agreed then user_id end,
      former_last_name = '',
      federation_codes = '{}',
      erased_at = ${now},
      last_name = case when known.is_agreed then last_name
        else upper(left(btrim(last_name), 1)) || '.' end,
      -- The initials stay; the rest keeps two people of the same apart.
      first_name = case when known.is_agreed then first_name
        else upper(left(btrim(first_name), 1)) || '. № ' || left(person_key, 8) end,
      birth_date = date_trunc('year', birth_date)::date + known.nth
    from (
      select one.id, coalesce(reg_datas.consent_publication, false) as is_agreed,
        -- Namesakes of one year in a registration stay two.
        (row_number() over (
          partition by one.reg_data_id, one.last_name_key, one.first_name_key,
            date_trunc('year', one.birth_date)
          order by one.id
        ) - 1)::integer as nth
      from dancers as one join reg_datas on reg_datas.id = one.reg_data_id
      where one.event_id = ${eventId} and one.erased_at is null
    ) as known
    where dancers.id = known.id
  `.execute(trx)
}
