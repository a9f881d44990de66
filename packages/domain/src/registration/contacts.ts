import { problemText } from '../problems/catalogue.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import type { Contacts } from './request.ts'

/** Longest e-mail address there is (RFC 5321). */
const emailLimit = 254
const phoneLimit = 40
const cityLimit = 100

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** «Email must be non-empty and match {email} without spaces» (spec §5, Forgot password). */
export function isEmail(text: string): boolean {
  return emailPattern.test(text) && text.length <= emailLimit
}

/** Whether a number can be dialled at all: 5 to 15 digits (E.164) and what people write between them. */
function isDiallable(phone: string): boolean {
  const digits = phone.replaceAll(/\D/g, '').length
  return /^[\d\s()+.\u2010-\u2015-]+$/.test(phone) && digits >= 5 && digits <= 15
}

/**
 * Step 0: «each required, trimmed: "Укажите email", "Укажите телефон", "Укажите город"» (spec §5).
 * @returns problems under `regData.…`
 */
export function checkContacts(contacts: Contacts): FieldErrors {
  const errors: FieldErrors = {}
  const email = contacts.email.trim()
  const phone = contacts.phone.trim()
  const city = contacts.city.trim()

  if (email === '') addError(errors, 'regData.email', problemText('email_missing'))
  else if (!isEmail(email)) addError(errors, 'regData.email', problemText('email_invalid'))

  if (phone === '') addError(errors, 'regData.phone', problemText('phone_missing'))
  else if (phone.length > phoneLimit) addError(errors, 'regData.phone', tooLong(phoneLimit))
  else if (!isDiallable(phone)) addError(errors, 'regData.phone', problemText('phone_invalid'))

  if (city === '') addError(errors, 'regData.city', problemText('city_missing'))
  else if (city.length > cityLimit) addError(errors, 'regData.city', tooLong(cityLimit))

  return errors
}

function tooLong(max: number): string {
  return problemText('too_long', { max })
}
