import { isEmail } from '../account/email.ts'
import { checkName } from '../account/person.ts'
import { isDiallable, phoneLimit } from '../account/phone.ts'
import { problemText, type ProblemCode } from '../problems/catalogue.ts'
import { checkLength } from '../problems/fieldChecks.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'

/** A judge of the directory: «name, city, category, contacts» (decisions, «Sessions, judges»). */
export interface JudgeFields {
  last_name: string
  first_name: string
  city: string
  category: string
  contacts: { phone: string; email: string }
}

const categoryLimit = 100

/** Every rule of a directory entry; problems by field. */
export function checkJudge(judge: JudgeFields): FieldErrors {
  const errors: FieldErrors = {}
  checkName(errors, 'last_name', judge.last_name, 'last_name_missing')
  checkName(errors, 'first_name', judge.first_name, 'first_name_missing')
  checkName(errors, 'city', judge.city)
  checkLength(errors, 'category', judge.category, categoryLimit)
  const phone = judge.contacts.phone.trim()
  const email = judge.contacts.email.trim()
  if (phone !== '' && (phone.length > phoneLimit || !isDiallable(phone))) {
    addError(errors, 'contacts.phone', problemText('phone_invalid'))
  }
  if (email !== '' && !isEmail(email)) {
    addError(errors, 'contacts.email', problemText('email_invalid'))
  }
  return errors
}

/** Главный судья, линейный, счётная комиссия. */
export const judgeRoles = ['chief', 'line', 'scrutineer'] as const

export type JudgeRole = (typeof judgeRoles)[number]

export function isJudgeRole(role: unknown): role is JudgeRole {
  return judgeRoles.some((known) => known === role)
}

/** A judge at an event. */
export interface EventJudgeFields {
  role: string
  /** As on the protocols: A, B … Z, AA …; null where the role has none. */
  letter: string | null
}

/** A line judge has a letter, a chief judge may have one, the scrutineers have none; problems by field. */
export function checkEventJudge({ role, letter }: EventJudgeFields): FieldErrors {
  const errors: FieldErrors = {}
  const add = (field: string, code: ProblemCode) => addError(errors, field, problemText(code))
  if (!isJudgeRole(role)) add('role', 'judge_role_unknown')
  if (letter === null) {
    if (role === 'line') add('letter', 'judge_letter_missing')
  } else if (role === 'scrutineer') {
    add('letter', 'judge_letter_needless')
  } else if (!/^[A-Z]{1,2}$/.test(letter)) {
    add('letter', 'judge_letter_invalid')
  }
  return errors
}

/**
 * The panel of a contest: judges of the event, each once, each with a letter.
 *
 * @param letters of the event's judges by their id
 * @returns problems under `judgeIds.<index>`
 */
export function checkPanel(
  judgeIds: readonly number[],
  letters: ReadonlyMap<number, string | null>,
): FieldErrors {
  const errors: FieldErrors = {}
  const seen = new Set<number>()
  judgeIds.forEach((id, index) => {
    const add = (code: ProblemCode) => addError(errors, `judgeIds.${index}`, problemText(code))
    const letter = letters.get(id)
    if (letter === undefined) add('judge_foreign')
    else if (letter === null) add('judge_without_letter')
    if (seen.has(id)) add('repeated')
    seen.add(id)
  })
  return errors
}
