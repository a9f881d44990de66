import type { AgeMode } from '@parket/domain/event/event'
import type { EventFields } from '@parket/domain/event/fields'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import type { Payee } from '@parket/domain/money/payee'
import type { Selectable } from 'kysely'

import type { Input } from '../../contract/handlers.ts'
import type { EventsTable } from '../../db/schema.ts'
import { overwrite } from '../../change/patch.ts'

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
  time_zone: defaultTimeZone,
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

/** What was sent, written over the fields as they are. */
export function mergeEvent(fields: EventFields, sent: Body): EventFields {
  const { contacts, payment_details, price_steps, ...rest } = sent
  return {
    ...overwrite(fields, rest),
    contacts: overwrite({ ...noContacts, ...fields.contacts }, contacts),
    payment_details:
      payment_details === undefined
        ? fields.payment_details
        : payment_details && readDetails(fields.payment_details, payment_details),
    price_steps:
      price_steps?.map(({ from = '', percent = Number.NaN }) => ({ from, percent })) ??
      fields.price_steps,
  }
}

/** Bank details of which nothing is filled in are none. */
function readDetails(before: Payee | null, sent: Partial<Payee>): Payee | null {
  const details = overwrite({ ...noDetails, ...before }, sent)
  return Object.values(details).every((text) => text === '') ? null : details
}

/** The columns that hold the fields. */
export function eventColumns({ contacts, payment_details, price_steps, ...rest }: EventFields) {
  return {
    ...rest,
    age_mode: rest.age_mode as AgeMode,
    contacts: JSON.stringify(contacts),
    payment_details: payment_details && JSON.stringify(payment_details),
    price_steps: JSON.stringify(price_steps),
  }
}
