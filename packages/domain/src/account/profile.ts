import { emailProblem } from './email.ts'
import { checkPerson, checkPlainName, type PersonFields } from './person.ts'
import { phoneLimit, type PhoneCheck } from './phone.ts'
import { formProblemText, type FormProblemCode } from '../problems/formProblems.ts'
import { addError, mergeErrors, type FieldErrors } from '../problems/fieldErrors.ts'

/** «Passwords: … 8 to 200 characters» (docs/rules/accounts.md, «Passwords»). */
export const passwordLength = { min: 8, max: 200 } as const

/** What an account keeps about a person (docs/rules/accounts.md, «Profile»). */
export interface AccountFields extends PersonFields {
  email: string
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
export function checkProfile(
  fields: AccountFields,
  today: string,
  isPhone: PhoneCheck,
): FieldErrors {
  const errors: FieldErrors = {}
  const add = (field: string, code: FormProblemCode) =>
    addError(errors, field, formProblemText(code))
  const problem = emailProblem(fields.email)
  const phone = fields.phone?.trim() ?? ''

  if (problem) add('email', problem)

  checkPlainName(errors, 'city', fields.city ?? '')
  if (phone !== '' && (phone.length > phoneLimit || !isPhone(phone))) {
    add('phone', 'phone_invalid')
  }
  return mergeErrors(errors, checkPerson(fields, today))
}

/**
 * The fields of a new account: a profile and a password typed twice (docs/rules/accounts.md, «Opening an account»).
 */
export function checkNewAccount(
  fields: AccountFields & NewPassword,
  today: string,
  isPhone: PhoneCheck,
): FieldErrors {
  return { ...checkProfile(fields, today, isPhone), ...checkNewPassword(fields) }
}

/** A password of the right length, typed the same twice. */
export function checkNewPassword({ password, password_confirmation }: NewPassword): FieldErrors {
  const problem = passwordProblem(password)
  if (problem) return { password: [problem] }
  if (password === password_confirmation) return {}
  return { password_confirmation: [formProblemText('password_mismatch')] }
}

/**
 * What is wrong with a password; null when nothing is. Counted in characters (code points). Only its
 * length matters, and that it is not made of spaces alone; the server also refuses the common ones.
 */
export function passwordProblem(password: string): string | null {
  const length = Array.from(password).length
  if (password.trim() === '') return formProblemText('password_missing')
  const { min, max } = passwordLength
  return length < min || length > max ? formProblemText('password_length', { min, max }) : null
}
