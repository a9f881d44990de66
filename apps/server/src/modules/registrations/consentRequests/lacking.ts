import type { ConsentKind } from '@parket/domain/privacy/consentKinds'
import {
  askedSince,
  foldedAddress,
  planConsentRequests,
  type ConsentRequests,
  type LackingConsent,
} from '@parket/domain/privacy/consentRequests'
import { sql, type Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { isMailAddress } from '../../../mail/mailbox.ts'
import { isRehearsal, type EventRow } from '../../../records/events.ts'
import type { RegDataRow } from '../../../records/registrations.ts'
import { consentsOf } from '../core/consents.ts'

/** Which consent of which entries. */
export interface ConsentScope {
  kind: ConsentKind
  /** Entries of this contest alone; null: of the whole event. */
  contestId: string | null
}

/** A registration that lacks the consent, as it is stored. */
export interface LackingRegData extends LackingConsent {
  regData: RegDataRow
}

export interface ReadRequests {
  /** Dancers of the registrations that lack it, each counted once. */
  names: number
  plan: ConsentRequests<LackingRegData>
}

/** Reads who lacks a consent, and who of them may be asked for it now. */
export async function readRequests(
  trx: Transaction<Database>,
  event: EventRow,
  scope: ConsentScope,
  now: Date,
): Promise<ReadRequests> {
  const regDatas = await listLacking(trx, event.id, scope)
  const lacking = regDatas.map((regData) => ({
    id: regData.id,
    // The people of a rehearsal are invented: nobody reads their mail.
    address: !isRehearsal(event) && isMailAddress(regData.email) ? regData.email : null,
    consents: consentsOf(regData),
    regData,
  }))
  return {
    names: await countNames(
      trx,
      regDatas.map(({ id }) => id),
    ),
    plan: planConsentRequests(lacking, scope.kind, await listAskedLately(trx, event.id, now)),
  }
}

/**
 * What was merged into another registration, and whose names are erased for good, lacks nothing. Publication is asked
 * of those whom public pages show: with a place, or in a heat; processing of all who have an entry.
 */
async function listLacking(
  trx: Transaction<Database>,
  eventId: number,
  { kind, contestId }: ConsentScope,
): Promise<RegDataRow[]> {
  const isShown =
    kind === 'processing'
      ? sql<boolean>`registrations.status <> 'withdrawn'`
      : sql<boolean>`(registrations.status = 'active' or exists (
          select from heat_entries where heat_entries.registration_id = registrations.id))`
  const ofContest =
    contestId === null ? sql<boolean>`true` : sql<boolean>`registrations.contest_id = ${contestId}`
  return trx
    .selectFrom('reg_datas')
    .where('event_id', '=', eventId)
    .where('merged_into', 'is', null)
    .where(`consent_${kind}`, 'is not', true)
    .where(
      sql<boolean>`exists (select from registrations
        where registrations.reg_data_id = reg_datas.id and ${isShown} and ${ofContest})`,
    )
    .where(
      sql<boolean>`exists (select from dancers
        where dancers.reg_data_id = reg_datas.id and dancers.erased_at is null)`,
    )
    .selectAll()
    .orderBy('id')
    .execute()
}

async function countNames(
  trx: Transaction<Database>,
  regDataIds: readonly number[],
): Promise<number> {
  if (regDataIds.length === 0) return 0
  const { count } = await trx
    .selectFrom('dancers')
    .where(sql<boolean>`reg_data_id = any(${regDataIds}::bigint[])`)
    .select(sql<number>`count(distinct person_key)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Addresses of the event that had the letter lately, after an import, too. */
async function listAskedLately(
  trx: Transaction<Database>,
  eventId: number,
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('reg_datas')
    .where('event_id', '=', eventId)
    .where('consent_asked_at', '>', askedSince(now))
    .select('email')
    .distinct()
    .execute()
  return new Set(rows.map(({ email }) => foldedAddress(email)))
}
