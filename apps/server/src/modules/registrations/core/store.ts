import { randomInt } from 'node:crypto'

import { storedPhone } from '@parket/domain/account/phoneNumber'
import { defaultGender } from '@parket/domain/person/gender'
import type { PaperConsent } from '@parket/domain/paperForm/paperForm'
import type { ReadRegistration } from '@parket/domain/registration/request'
import type { Insertable, Transaction } from 'kysely'

import type { AuditedTransaction } from '../../../change/auditedTransaction.ts'
import type { Database } from '../../../db/schema.ts'
import type { EventRow } from '../../../records/events.ts'
import {
  withPlaces,
  type DancerRow,
  type RegDataRow,
  type WholeRegData,
} from '../../../records/registrations.ts'
import { consentColumns } from './consents.ts'
import { chosenEntries } from './entries.ts'
import { identifierColumns } from './identifierColumns.ts'
import { insertEntries } from './insertEntries.ts'
import { linkableUsers, linkedUser } from './linkedUsers.ts'
import type { Rules } from './loadRegistrationRules.ts'
import { takeRegNumber } from './regNumber.ts'
import { refuseSameDancers } from './sameDancers.ts'

/** A registration that was checked, to be stored. */
export type NewRegistration = {
  event: EventRow
  rules: Rules
  request: ReadRegistration
  /** The account that it belongs to; null: none. */
  registeredBy: number | null
  /** Who signed the consents on paper; null: they were given on the site. */
  paper: PaperConsent | null
  now: Date
}

/**
 * Stores a registration under the next number: contacts, dancers and entries, active or waiting. Call it
 * behind the event's lock, and settle the charges afterwards.
 *
 * @throws Problem 409 for a dancer who has an entry already
 */
export async function storeRegistration(
  { trx, writeAudit }: AuditedTransaction,
  { event, rules, request, registeredBy, paper, now }: NewRegistration,
): Promise<WholeRegData> {
  const entries = chosenEntries(request)
  await refuseSameDancers(trx, event.id, request.dancers, entries, rules.contests)
  const regN = await takeRegNumber(trx, event.id)
  const regData = await insertRegData(trx, event, regN, request, {
    registered_by: registeredBy,
    ...consentColumns(request.consents, now, paper),
    created_at: now,
  })
  const dancers = await insertDancers(trx, regData, request, await linkableUsers(trx, registeredBy))
  const registrations = await withPlaces(
    trx,
    await insertEntries(trx, regData, event, entries, rules.contests, now),
  )
  await writeAudit({
    entity: 'regData',
    entityId: regData.id,
    changes: {
      reg_n: { from: null, to: regN },
      contests: { from: null, to: entries.map(({ contest_id }) => contest_id) },
    },
  })
  return { regData, dancers, registrations }
}

function insertRegData(
  trx: Transaction<Database>,
  event: EventRow,
  regN: number,
  { regData: { email, phone, city, troupe, club, coach } }: ReadRegistration,
  way: Pick<Insertable<Database['reg_datas']>, 'registered_by' | 'created_at'>,
): Promise<RegDataRow> {
  return trx
    .insertInto('reg_datas')
    .values({
      event_id: event.id,
      reg_n: regN,
      email,
      phone: storedPhone(phone),
      city,
      troupe,
      club,
      coach,
      pin_code: String(randomInt(1_000_000)).padStart(6, '0'),
      ...way,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

function insertDancers(
  trx: Transaction<Database>,
  { id, event_id }: RegDataRow,
  { dancers }: ReadRegistration,
  linkable: ReadonlySet<number>,
): Promise<DancerRow[]> {
  return trx
    .insertInto('dancers')
    .values(
      dancers.map(({ last_name, first_name, birth_date, gender, user_id, ...more }, ind) => ({
        reg_data_id: id,
        event_id,
        ind,
        last_name,
        first_name,
        birth_date,
        gender: gender ?? defaultGender,
        user_id: linkedUser(user_id, linkable),
        ...identifierColumns(more),
      })),
    )
    .returningAll()
    .execute()
}
