import { initialValues, type FieldTable } from '@parket/domain/fields/field'
import type { Role } from '@parket/domain/rights/rights'

import type { OperationId } from '../../contract/operationId.ts'
import type { Call } from '../api.ts'
import { formWith, picture } from '../upload.ts'
import type { TestEvent } from './testEvent.ts'

/** The expected audit log line of a change. */
export type Noted = {
  entity: string
  /** Left out where the call makes the record. */
  entityId?: number | string
  /** These and no others, before and after; null where something was done and nothing changed. */
  changes: Record<string, { from: unknown; to: unknown }> | null
}

/** A successful change by staff. */
export type StaffChange = {
  by: Role | 'superadmin'
  call: (event: TestEvent) => Call | Promise<Call>
  noted: (event: TestEvent) => Noted
}

export const hidden = { from: '…', to: '…' }
/** The changes of a new record. */
export const created = (values: Record<string, unknown>): Noted['changes'] =>
  Object.fromEntries(Object.entries(values).map(([field, to]) => [field, { from: null, to }]))
/**
 * The changes of a new record with a field table: what was sent, and the initial values of the
 * other fields.
 */
export function createdFrom(table: FieldTable, sent: Record<string, unknown>): Noted['changes'] {
  const all = Object.entries({ ...initialValues(table), ...sent })
  return created(Object.fromEntries(all.filter(([, value]) => value !== null)))
}
/** The changes of a deleted record. */
export const removed = (values: Record<string, unknown>): Noted['changes'] =>
  Object.fromEntries(Object.entries(values).map(([field, from]) => [field, { from, to: null }]))
export const start = '2027-02-20T07:00:00.000Z'

export const put = (url: string, body: object): Call => ({ method: 'PUT', url, body })
export const post = (url: string, body: object): Call => ({ method: 'POST', url, body })
export const remove = (url: string): Call => ({ method: 'DELETE', url })
export async function upload(url: string): Promise<Call> {
  const { body, headers } = await formWith(await picture())
  return { method: 'POST', url, body, headers }
}

export const ofEvent = ({ eventId }: TestEvent) => `/api/events/${eventId}`
export const ofRegistration = (event: TestEvent) => `${ofEvent(event)}/reg-datas/${event.regId}`

/** By operation. */
export type StaffChanges = Partial<Record<OperationId, StaffChange>>
