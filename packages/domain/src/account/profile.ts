import { isEmail } from './email.ts'
import { isDiallable, phoneLimit } from './phone.ts'
import { problemText, type ProblemCode } from '../problems/catalogue.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import { birthDateProblem } from '../registration/dancers.ts'

/** «Passwords: … 8 to 200 characters» (decisions, «Accounts»). */
export const passwordLength = { min: 8, max: 200 } as const

const nameLimit = 100

/** What an account keeps about a person (spec §5, §7). */
export interface AccountFields {
  email: string
  last_name: string
  first_name: string
  birth_date: string
  phone?: string | null
  city?: string | null
}

export interface NewPassword {
  password: string
  password_confirmation: string
}

/**
 * The fields of a profile, trimmed. A phone number may be left out.
 * @param today `YYYY-MM-DD`
 * @returns problems by field name
 */
export function checkProfile(fields: AccountFields, today: string): FieldErrors {
  const errors: FieldErrors = {}
  const add = (field: string, code: ProblemCode) => addError(errors, field, problemText(code))
  const email = fields.email.trim()
  const birthDate = fields.birth_date.trim()
  const phone = fields.phone?.trim() ?? ''

  if (email === '') add('email', 'email_missing')
  else if (!isEmail(email)) add('email', 'email_invalid')

  checkText(errors, 'last_name', fields.last_name, 'last_name_missing')
  checkText(errors, 'first_name', fields.first_name, 'first_name_missing')
  checkText(errors, 'city', fields.city ?? '')

  if (birthDate === '') add('birth_date', 'birth_date_missing')
  else {
    const problem = birthDateProblem(birthDate, today)
    if (problem) addError(errors, 'birth_date', problem)
  }
  if (phone !== '' && (phone.length > phoneLimit || !isDiallable(phone))) {
    add('phone', 'phone_invalid')
  }
  return errors
}

/** The fields of a new account: a profile and a password typed twice (spec §5). */
export function checkNewAccount(fields: AccountFields & NewPassword, today: string): FieldErrors {
  return { ...checkProfile(fields, today), ...checkNewPassword(fields) }
}

/** A password of the right length, typed the same twice. */
export function checkNewPassword({ password, password_confirmation }: NewPassword): FieldErrors {
  const problem = passwordProblem(password)
  if (problem) return { password: [problem] }
  if (password === password_confirmation) return {}
  return { password_confirmation: [problemText('password_mismatch')] }
}

/** What is wrong with a password; null when nothing is. Counted in characters (code points). */
export function passwordProblem(password: string): string | null {
  const length = Array.from(password).length
  if (length === 0) return problemText('password_missing')
  const { min, max } = passwordLength
  return length < min || length > max ? problemText('password_length', { min, max }) : null
}

function checkText(errors: FieldErrors, field: string, text: string, missing?: ProblemCode): void {
  const length = text.trim().length
  if (length === 0 && missing) addError(errors, field, problemText(missing))
  if (length > nameLimit) addError(errors, field, problemText('too_long', { max: nameLimit }))
}
