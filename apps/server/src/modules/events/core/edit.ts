import { checkEvent, eventFields, type EventFields } from '@parket/domain/event/fields'
import { publicationGaps } from '@parket/domain/event/publication'
import { initialValues, mergeValues } from '@parket/domain/fields/field'
import { problemText } from '@parket/domain/problems/catalogue'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import type { Insertable, Transaction } from 'kysely'

import { changesBetween } from '../../../change/audit.ts'
import {
  auditedTransaction,
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../../change/auditedTransaction.ts'
import { eventOf, tenantOf, userOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { columnsOf, valuesOfRow } from '../../../db/fieldColumns.ts'
import type { Database, EventsTable } from '../../../db/schema.ts'
import { removeStored } from '../../../files/stored.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { findContests, type Contest } from '../../../records/contests.ts'
import { listStoredKeys } from '../../../records/eventFiles.ts'
import { findEvent, type EventRow } from '../../../records/events.ts'
import { requireFreshSecondFactor } from '../../../security/secondFactor.ts'
import { fileAddressingFor } from '../files/present.ts'
import { listSecrets } from '../../draws/secrets.ts'
import { settleEvent } from '../../payments/ledger/settle.ts'
import { presentEvent } from './present.ts'
import { removeRehearsal } from './removeRehearsal.ts'

/**
 * Creates an event of the tenant's team; unless it says otherwise, a draft.
 *
 * @throws Problem 422
 */
export async function createEvent(
  context: Context,
  { body }: Input<'createEvent'>,
): Promise<Answer<'createEvent'>> {
  const team_id = tenantOf(context).id
  const fields = checked(mergeValues(eventFields, initialValues(eventFields), body))
  if (fields.payment_details !== null) await requireFreshSecondFactor(context)
  return auditedTransaction(context, async ({ trx, writeAudit }) => {
    refuseUnready(fields, [])
    const id = await insertEvent(trx, team_id, fields)
    await writeAudit({
      eventId: id,
      entity: 'event',
      entityId: id,
      changes: changesBetween<EventFields>({}, fields),
    })
    return readBack(trx, context, id)
  })
}

/**
 * Saves an event's settings. Changed price steps correct all charges.
 *
 * @throws Problem 409 when the edit began from another version, or would take the pages of those registered away, 422
 */
export async function updateEvent(
  context: Context,
  { body }: Input<'updateEvent'>,
): Promise<Answer<'updateEvent'>> {
  const seen = eventOf(context)
  const { id } = seen
  const isPayeeSent = isPayeeChanged(seen, body)
  // Whoever writes them gets the money.
  if (isPayeeSent) await requireFreshSecondFactor(context)
  return auditedEventTransaction(context, body.version, async ({ trx, event, writeAudit }) => {
    const before = valuesOfRow(eventFields, event)
    const fields = checked(mergeValues(eventFields, before, body))
    if (fields.published && event.rehearsal_of !== null) {
      throw invalidFields({ published: [problemText('rehearsal_unpublished')] })
    }
    if (!before.published) refuseUnready(fields, await findContests(trx, id))
    if (before.published && !fields.published) await refuseRegistered(trx, id, 'event_registered')
    const changes = changesBetween<EventFields>(before, fields)
    if ('payment_details' in changes && !isPayeeSent) throw new Problem(409, 'stale')
    if ('draw_mode' in changes) await refuseDrawing(trx, id)
    await trx
      .updateTable('events')
      .set({ ...columns(fields), version: event.version + 1 })
      .where('id', '=', id)
      .execute()
    await writeAudit({ entity: 'event', entityId: id, changes })
    if ('price_steps' in changes) await settleEvent(trx, id, userOf(context).id)
    return readBack(trx, context, id)
  })
}

/**
 * Deletes an event that nobody registered for, and its rehearsal with it.
 *
 * @throws Problem 409 when somebody did, be it withdrawn
 */
export async function deleteEvent(context: Context): Promise<void> {
  const { id } = eventOf(context)
  const remove = async ({ trx, event, writeAudit }: AuditedEventTransaction) => {
    await refuseRegistered(trx, id, 'event_in_use')
    const keys = await listStoredKeys(trx, id)
    await removeRehearsal(trx, id)
    await trx.deleteFrom('events').where('id', '=', id).execute()
    await writeAudit({
      entity: 'event',
      entityId: id,
      changes: { name: { from: event.name, to: null } },
    })
    return keys
  }
  const stored = await auditedEventTransaction(context, undefined, remove, { isUndoable: false })
  await removeStored(context, stored)
}

/** @throws Problem 409 when somebody registered, be it withdrawn */
async function refuseRegistered(
  trx: Transaction<Database>,
  eventId: number,
  code: 'event_in_use' | 'event_registered',
): Promise<void> {
  const registered = await trx
    .selectFrom('reg_datas')
    .where('event_id', '=', eventId)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  if (registered) throw new Problem(409, code)
}

/** @throws Problem 409 once the hall has said digits */
async function refuseDrawing(trx: Transaction<Database>, eventId: number): Promise<void> {
  const said = (await listSecrets(trx, eventId)).some(({ digits }) => digits !== null)
  if (said) throw new Problem(409, 'draw_mode_begun')
}

/** Whether the call changes the bank details that payments go to. */
function isPayeeChanged(seen: EventRow, body: Input<'updateEvent'>['body']): boolean {
  const before = valuesOfRow(eventFields, seen)
  const after = mergeValues(eventFields, before, body)
  return 'payment_details' in changesBetween<EventFields>(before, after)
}

function checked(fields: EventFields): EventFields {
  const errors = checkEvent(fields)
  if (hasErrors(errors)) throw invalidFields(errors)
  return fields
}

function columns(fields: EventFields) {
  return columnsOf(eventFields, fields) as Pick<Insertable<EventsTable>, keyof EventFields>
}

/**
 * @param rehearsal_of the event that it rehearses
 * @returns the id of the new event
 */
export async function insertEvent(
  trx: Transaction<Database>,
  team_id: number,
  fields: EventFields,
  rehearsal_of: number | null = null,
): Promise<number> {
  const { id } = await trx
    .insertInto('events')
    .values({ team_id, rehearsal_of, ...columns(fields) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @throws Problem 422 at `published` with what is missing before the public may see the event */
function refuseUnready(fields: EventFields, contests: readonly Contest[]): void {
  if (!fields.published) return
  const missing = publicationGaps(fields, contests).filter(({ isRequired }) => isRequired)
  if (missing.length > 0) throw invalidFields({ published: missing.map(({ text }) => text) })
}

/** The event for its staff, as stored. */
export async function readBack(
  trx: Transaction<Database>,
  context: Context,
  id: number,
): Promise<Answer<'updateEvent'>> {
  const event = await findEvent(trx, null, id)
  if (!event) throw new TypeError('The event was written in this transaction')
  return presentEvent(event, true, fileAddressingFor(context))
}
