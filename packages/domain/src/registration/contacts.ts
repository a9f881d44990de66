import { isEmail } from '../account/email.ts'
import { checkPlainName } from '../account/person.ts'
import { phoneLimit, type PhoneCheck } from '../account/phone.ts'
import { formProblemText } from '../problems/formProblems.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import type { Contacts } from './request.ts'

/**
 * Step 0: «each required, trimmed: "Укажите email", "Укажите телефон", "Укажите город"» (docs/rules/registration.md,
 * «Contacts»). A number that the phone library calls impossible has to be checked: «Проверьте номер телефона».
 * @returns problems under `regData.…`
 */
export function checkContacts(contacts: Contacts, isPhone: PhoneCheck): FieldErrors {
  const errors: FieldErrors = {}
  const email = contacts.email.trim()
  const phone = contacts.phone.trim()
  const city = contacts.city.trim()

  if (email === '') addError(errors, 'regData.email', formProblemText('email_missing'))
  else if (!isEmail(email)) addError(errors, 'regData.email', formProblemText('email_invalid'))

  if (phone === '') addError(errors, 'regData.phone', formProblemText('phone_missing'))
  else if (phone.length > phoneLimit) addError(errors, 'regData.phone', tooLong(phoneLimit))
  else if (!isPhone(phone)) {
    addError(errors, 'regData.phone', formProblemText('phone_invalid'))
  }

  checkPlainName(errors, 'regData.city', city, 'city_missing')

  return errors
}

function tooLong(max: number): string {
  return formProblemText('too_long', { max })
}
