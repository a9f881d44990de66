import { approverOf, type Approver } from '@parket/domain/result/approver'
import { stationsEndAt } from '@parket/domain/station/times'
import type { Kysely } from 'kysely'

import type { Context } from '../../contract/context.ts'
import type { Database } from '../../db/schema.ts'
import { isMailAddress } from '../../mail/mailbox.ts'
import { isRehearsal, type EventRow } from '../../records/events.ts'
import { listAsked } from './link/links.ts'

/** What is read of an event to know who approves. */
export type ApprovingEvent = Pick<EventRow, 'id' | 'date_end' | 'time_zone' | 'rehearsal_of'>

/** A chief judge whom a letter reaches. */
export interface ChiefAddress {
  judgeId: number
  name: string
  email: string
}

/** @param hash of the result as it is now; null: there is none */
export async function findApprover(
  db: Kysely<Database>,
  { now, mailGoesOut }: Pick<Context, 'now' | 'mailGoesOut'>,
  event: ApprovingEvent,
  { contestId, hash }: { contestId: string; hash: string | null },
): Promise<Approver> {
  const chiefs = await listChiefAddresses(db, { mailGoesOut }, event)
  const asked = hash === null ? [] : await listAsked(db, contestId, hash)
  return approverOf({
    now,
    stationsEndAt: stationsEndAt(event),
    hasChiefDevice: await hasChiefDevice(db, event.id),
    hasAddress: chiefs.some(
      ({ judgeId }) => asked.findLast((one) => one.judgeId === judgeId)?.hasFailed !== true,
    ),
    askedAt: asked.find(({ at }) => at !== null)?.at ?? null,
  })
}

/**
 * The chief judges of an event who have an e-mail in the directory. A rehearsal writes to nobody, nor does a server without SMTP: its
 * files are read by whoever runs it.
 */
export async function listChiefAddresses(
  db: Kysely<Database>,
  { mailGoesOut }: Pick<Context, 'mailGoesOut'>,
  event: Pick<ApprovingEvent, 'id' | 'rehearsal_of'>,
): Promise<ChiefAddress[]> {
  if (!mailGoesOut || isRehearsal(event)) return []
  const chiefs = await db
    .selectFrom('event_judges')
    .innerJoin('judges', 'judges.id', 'event_judges.judge_id')
    .where('event_judges.event_id', '=', event.id)
    .where('event_judges.role', '=', 'chief')
    .select(['judges.id', 'judges.last_name', 'judges.first_name', 'judges.email'])
    .orderBy('judges.id')
    .execute()
  return chiefs
    .filter(({ email }) => isMailAddress(email))
    .map(({ id, last_name, first_name, email }) => ({
      judgeId: id,
      name: `${last_name} ${first_name}`,
      email,
    }))
}

async function hasChiefDevice(db: Kysely<Database>, eventId: number): Promise<boolean> {
  const found = await db
    .selectFrom('stations')
    .where('event_id', '=', eventId)
    .where('kind', '=', 'chief')
    .where('token_hash', 'is not', null)
    .where('revoked_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}
