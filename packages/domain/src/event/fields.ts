import { isIsoDate, toMillis } from '../format/date.ts'
import { isInstantText } from '../format/instant.ts'
import { isTimeZone } from '../format/timeZone.ts'
import { problemText } from '../problems/catalogue.ts'
import { checkLength, checkNumber, checkRequired } from '../problems/fieldChecks.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import { checkPayee, type Payee } from '../money/payee.ts'
import { checkPublicContacts, type PublicContacts } from '../team/publicContacts.ts'
import type { PriceStep } from './event.ts'

/** What an organiser fills in about an event, whole: what a form or a call leaves out is filled up before. */
export interface EventFields {
  name: string
  /** ISO 8601 with offset. */
  date_begin: string
  date_end: string
  city: string
  place: string
  time_zone: string
  age_mode: string
  reg_from: string | null
  reg_to: string | null
  published: boolean
  /** Markdown. */
  info: string
  contacts: PublicContacts
  payment_details: Payee | null
  price_steps: readonly PriceStep[]
  /** Minutes a dancer should have between two items of the timetable. */
  min_rest: number
}

const limits = { name: 200, city: 100, place: 200, info: 100_000 }
const percents = { min: 1, max: 1000 }
const rest = { min: 0, max: 240 }

/** Every rule of an event's settings; problems by field, dotted (`price_steps.0.percent`). */
export function checkEvent(event: EventFields): FieldErrors {
  const errors: FieldErrors = {}
  checkRequired(errors, 'name', event.name, limits.name)
  checkLength(errors, 'city', event.city, limits.city)
  checkLength(errors, 'place', event.place, limits.place)
  checkLength(errors, 'info', event.info, limits.info)
  if (!isTimeZone(event.time_zone)) {
    addError(errors, 'time_zone', problemText('time_zone_unknown'))
  }
  if (event.age_mode !== 'exact' && event.age_mode !== 'year') {
    addError(errors, 'age_mode', problemText('invalid'))
  }
  checkPeriod(errors, ['date_begin', event.date_begin], ['date_end', event.date_end])
  checkPeriod(errors, ['reg_from', event.reg_from], ['reg_to', event.reg_to])
  checkNumber(errors, 'min_rest', event.min_rest, rest)
  checkPublicContacts(errors, event.contacts)
  if (event.payment_details) checkPayee(errors, 'payment_details', event.payment_details)
  checkPriceSteps(errors, event.price_steps)
  return errors
}

type Bound = [field: string, moment: string | null]

/** Two moments in order; null where a bound is left open. */
function checkPeriod(errors: FieldErrors, begin: Bound, end: Bound): void {
  const isKnown = [begin, end].map(([field, moment]) => {
    if (moment === null || isInstantText(moment)) return moment !== null
    addError(errors, field, problemText(moment === '' ? 'required' : 'moment_invalid'))
    return false
  })
  if (!isKnown.every(Boolean)) return
  if (toMillis(begin[1] ?? '') > toMillis(end[1] ?? '')) {
    addError(errors, end[0], problemText('range_inverted'))
  }
}

function checkPriceSteps(errors: FieldErrors, steps: readonly PriceStep[]): void {
  const days = new Set<string>()
  steps.forEach(({ from, percent }, index) => {
    const field = `price_steps.${index}.from`
    if (!isIsoDate(from)) addError(errors, field, problemText('day_invalid'))
    if (days.has(from)) addError(errors, field, problemText('repeated'))
    days.add(from)
    checkNumber(errors, `price_steps.${index}.percent`, percent, percents)
  })
}
