import { ERASED_ADDRESS } from '@parket/domain/privacy/erasedContacts'
import { erasedLastName } from '@parket/domain/privacy/publicName'
import { sql, type Transaction } from 'kysely'

import { auditedTransaction } from '../../../change/auditedTransaction.ts'
import { userOf, type Context } from '../../../contract/context.ts'
import type { Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { removeStored } from '../../../files/stored.ts'
import { Problem } from '../../../http/problem.ts'
import { concernsUser } from '../../../records/registrations.ts'
import { requireFreshSecondFactor } from '../../../security/secondFactor.ts'
import { revokeTokens } from '../../../security/tokens.ts'
import { typistTables } from '../../marks/typists.ts'
import { eraseAnswers } from '../../results/checks/eraseAnswers.ts'
import { lockUser, type UserRow } from '../../people/users/queries.ts'
import { identifierColumns } from '../../registrations/core/identifierColumns.ts'
import { refuseLastSupervisor } from '../../people/users/lastSupervisor.ts'
import { refuseLastSuperadmin } from '../../people/users/superadmins.ts'
import { confirmPassword, wrongPassword } from '../../people/users/ownPassword.ts'

/**
 * Erases an account: «personal data goes, results keep their places without a name». What was
 * registered for events to come has to be withdrawn first, so that no place is held by nobody.
 *
 * @throws Problem 422 for a wrong password, 409 with entries to come, for the last superadmin and
 *   the last supervisor of a team
 */
export async function eraseUser(
  context: Context,
  { path, body }: Input<'eraseUser'>,
): Promise<void> {
  const { now } = context
  if (path.id !== userOf(context).id) await requireFreshSecondFactor(context)
  if (!(await confirmPassword(context, body.password ?? ''))) throw wrongPassword('password')

  const photo = await auditedTransaction(context, async ({ trx, writeAudit }) => {
    await refuseLastSupervisor(trx, path.id)
    await refuseLastSuperadmin(trx, path.id)
    const user = await lockUser(trx, path.id)
    if (!user || user.deleted_at) throw new Problem(404, 'not_found')
    await refuseEntriesToCome(trx, user.id, now)
    await eraseJournalTexts(trx, user)
    await eraseNamingAnswers(trx, user)
    await eraseDancers(trx, user.id)
    await eraseContacts(trx, user, now)
    await eraseTraces(trx, user)
    await eraseTypist(trx, user.id)
    await eraseAccount(trx, user.id, now)
    await writeAudit({ entity: 'user', entityId: user.id })
    return user.profile_photo_path
  })
  await removeStored(context, [photo])
}

async function refuseEntriesToCome(
  trx: Transaction<Database>,
  userId: number,
  now: Date,
): Promise<void> {
  const entry = await trx
    .selectFrom('registrations')
    .innerJoin('reg_datas', 'reg_datas.id', 'registrations.reg_data_id')
    .innerJoin('events', 'events.id', 'registrations.event_id')
    .where('events.date_end', '>=', now)
    .where('registrations.status', '<>', 'withdrawn')
    .where(() => concernsUser(userId))
    .select('registrations.id')
    .executeTakeFirst()
  if (entry) throw new Problem(409, 'erasure_has_entries')
}

/** The person's own rows as a dancer. Of the birth date the year stays, for statistics by age. */
async function eraseDancers(trx: Transaction<Database>, userId: number): Promise<void> {
  const erased = await trx
    .updateTable('dancers')
    .set({
      user_id: null,
      last_name: erasedLastName,
      // Keeps two erased dancers of one registration distinct.
      first_name: sql<string>`'№ ' || id`,
      birth_date: sql<string>`date_trunc('year', birth_date)::date`,
      // Nobody can try names any more against what result files hold of them.
      name_salt: null,
      ...identifierColumns({}),
    })
    .where('user_id', '=', userId)
    .returning('reg_data_id')
    .execute()
  const ids = erased.map(({ reg_data_id }) => reg_data_id)
  if (ids.length > 0) await raiseVersions(trx, ids)
}

/**
 * Texts beside the journal that name the person, or tell why an entry of theirs left a round: the salt goes with them, so
 * that nobody can try what a line's hash was made of. The chain stays true.
 */
async function eraseJournalTexts(
  trx: Transaction<Database>,
  { id, last_name }: UserRow,
): Promise<void> {
  await sql`
    with own as (
      select registrations.event_id, registrations.id, dancers.last_name
      from dancers join registrations on registrations.reg_data_id = dancers.reg_data_id
      where dancers.user_id = ${id}
    )
    delete from journal_texts where
      (${last_name} <> '' and strpos(lower(text), lower(${last_name})) > 0
        and event_id in (
          select event_id from own
          union select event_id from event_users where user_id = ${id}
          union select event_id from journal where user_id = ${id}
        ))
      or exists (
        select from own where own.event_id = journal_texts.event_id
          and own.last_name <> '' and strpos(lower(text), lower(own.last_name)) > 0
      )
      or hash in (
        select body ->> 'reason' from journal join own on own.event_id = journal.event_id
        where body ->> 'registration_id' = own.id::text
      )
  `.execute(trx)
}

/** Answers to checks that name the person, at the events where texts beside the journal are looked through. */
async function eraseNamingAnswers(
  trx: Transaction<Database>,
  { id, last_name }: UserRow,
): Promise<void> {
  await eraseAnswers(
    trx,
    sql`(
      (${last_name} <> '' and strpos(lower(answer), lower(${last_name})) > 0
        and event_id in (
          select registrations.event_id
          from dancers join registrations on registrations.reg_data_id = dancers.reg_data_id
          where dancers.user_id = ${id}
          union select event_id from event_users where user_id = ${id}
          union select event_id from journal where user_id = ${id}
        ))
      or exists (
        select from dancers join registrations on registrations.reg_data_id = dancers.reg_data_id
        where dancers.user_id = ${id} and registrations.event_id = check_answers.event_id
          and dancers.last_name <> ''
          and strpos(lower(answer), lower(dancers.last_name)) > 0
      )
    )`,
  )
}

/** Makes edits that began before stale, so that they cannot write the erased data back. */
async function raiseVersions(trx: Transaction<Database>, ids: number[]): Promise<void> {
  await trx
    .updateTable('reg_datas')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
}

/** Contacts in registrations made with the account, and in past ones made with its proven address. */
async function eraseContacts(trx: Transaction<Database>, user: UserRow, now: Date): Promise<void> {
  await trx
    .updateTable('reg_datas')
    .set((eb) => ({
      email: ERASED_ADDRESS,
      phone: '—',
      city: '—',
      troupe: '',
      club: '',
      coach: '',
      consent_paper_by: '',
      consent_paper_on: null,
      registered_by: null,
      version: eb('version', '+', 1),
    }))
    .where((eb) => {
      const isOwn = eb('registered_by', '=', user.id)
      if (!user.email_verified_at) return isOwn
      const isPast = eb(
        'event_id',
        'in',
        eb.selectFrom('events').where('date_end', '<', now).select('events.id'),
      )
      const hasAddress = eb(eb.fn('lower', ['email']), '=', eb.fn('lower', [eb.val(user.email)]))
      return eb.or([isOwn, eb.and([hasAddress, isPast])])
    })
    .execute()
}

/**
 * Deletes temporary copies: letters, idempotent answers and change sets of the person's staff rows.
 */
async function eraseTraces(trx: Transaction<Database>, { id, email }: UserRow): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where(sql<boolean>`lower(payload -> 'to' ->> 'address') = lower(${email})`)
    .execute()
  await trx
    .deleteFrom('invitations')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', eb.fn('lower', [eb.val(email)])))
    .execute()
  await trx.deleteFrom('idempotency_keys').where('scope', 'like', `register % ${id}`).execute()
  await trx
    .deleteFrom('change_sets')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('row_changes')
        .where('table_name', '=', 'event_users')
        .where(sql`coalesce(after, before) ->> 'user_id'`, '=', String(id))
        .select('change_set_id'),
    )
    .execute()
}

/** Of whoever typed marks, or confirmed them: the account stays beside. */
async function eraseTypist(trx: Transaction<Database>, id: number): Promise<void> {
  for (const table of typistTables) {
    await trx.updateTable(table).set({ name: '' }).where('user_id', '=', id).execute()
  }
}

async function eraseAccount(trx: Transaction<Database>, id: number, now: Date): Promise<void> {
  await revokeTokens(trx, id, now)
  await trx.deleteFrom('one_time_tokens').where('user_id', '=', id).execute()
  await trx.deleteFrom('second_factors').where('user_id', '=', id).execute()
  await trx.deleteFrom('invitations').where('invited_by', '=', id).execute()
  await trx
    .deleteFrom('found_users')
    .where((eb) => eb.or([eb('user_id', '=', id), eb('finder_id', '=', id)]))
    .execute()
  await trx.deleteFrom('team_members').where('user_id', '=', id).execute()
  await trx.deleteFrom('event_users').where('user_id', '=', id).execute()
  await trx.deleteFrom('roster_dancers').where('owner_id', '=', id).execute()
  await trx
    .updateTable('users')
    .set({
      email: ERASED_ADDRESS,
      email_verified_at: null,
      pending_email: null,
      password_hash: null,
      profile_photo_path: null,
      last_name: '',
      first_name: '',
      superadmin: false,
      phone: '',
      birth_date: null,
      city: '',
      country: '',
      deleted_at: now,
      erased_at: now,
    })
    .where('id', '=', id)
    .execute()
}
