import type { EventFields } from '@parket/domain/event/fields'
import type { Selectable } from 'kysely'

import type { Input } from '../../contract/handlers.ts'
import type { EventsTable } from '../../db/schema.ts'

type Body = Omit<Input<'updateEvent'>['body'], 'version'>

const noContacts = { phone: '', email: '', site: '', address: '' }
const noDetails = { name: '', account: '', bank: '', bic: '', corr_account: '', inn: '', kpp: '' }

/** An event before anything was filled in. */
export const newEventFields: EventFields = {
  name: '',
  date_begin: '',
  date_end: '',
  city: '',
  place: '',
  time_zone: 'Europe/Moscow',
  age_mode: 'exact',
  reg_from: null,
  reg_to: null,
  published: false,
  info: '',
  contacts: noContacts,
  payment_details: null,
  price_steps: [],
  min_rest: 10,
}

/** What is filled in about a stored event. */
export function eventFields(event: Selectable<EventsTable>): EventFields {
  return {
    name: event.name,
    date_begin: event.date_begin.toISOString(),
    date_end: event.date_end.toISOString(),
    city: event.city,
    place: event.place,
    time_zone: event.time_zone,
    age_mode: event.age_mode,
    reg_from: event.reg_from?.toISOString() ?? null,
    reg_to: event.reg_to?.toISOString() ?? null,
    published: event.published,
    info: event.info,
    contacts: event.contacts,
    payment_details: event.payment_details,
    price_steps: event.price_steps,
    min_rest: event.min_rest,
  }
}

/** «Fields left out keep their value»: the fields with what was sent written over them. */
export function mergeEvent(fields: EventFields, sent: Body): EventFields {
  const { contacts, payment_details, price_steps, ...rest } = sent
  return {
    ...fields,
    ...trimmed(rest),
    contacts: { ...noContacts, ...fields.contacts, ...trimmed(contacts) },
    payment_details:
      payment_details === undefined
        ? fields.payment_details
        : readDetails(payment_details && trimmed(payment_details), fields.payment_details),
    price_steps:
      price_steps?.map(({ from = '', percent = Number.NaN }) => ({ from, percent })) ??
      fields.price_steps,
  }
}

/** Bank details of which nothing is filled in are none. */
function readDetails(
  sent: Partial<typeof noDetails> | null,
  before: EventFields['payment_details'],
): EventFields['payment_details'] {
  if (sent === null) return null
  const details = { ...noDetails, ...before, ...sent }
  return Object.values(details).every((text) => text === '') ? null : details
}

/** Without spaces around texts; only what was sent. */
function trimmed<T extends object>(sent: T | undefined): T {
  return Object.fromEntries(
    Object.entries(sent ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([field, value]: [string, unknown]) => [
        field,
        typeof value === 'string' ? value.trim() : value,
      ]),
  ) as T
}

/** The columns that hold the fields. */
export function eventColumns({ contacts, payment_details, price_steps, ...rest }: EventFields) {
  return {
    ...rest,
    age_mode: rest.age_mode as EventsTable['age_mode']['__select__'],
    contacts: JSON.stringify(contacts),
    payment_details: payment_details && JSON.stringify(payment_details),
    price_steps: JSON.stringify(price_steps),
  }
}
