import type { Field } from '../fields/field.ts'
import { text } from '../fields/kinds.ts'
import { hasLink, isFormula } from '../format/asRead.ts'
import { formProblemText, type FormProblemCode } from '../problems/formProblems.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import { birthDateProblem } from '../person/birthDate.ts'
import { isGender } from '../person/gender.ts'

/** Longest first, last or city name. */
export const nameLimit = 100

/** What identifies a person, in an account or in its roster. */
export interface PersonFields {
  last_name: string
  first_name: string
  birth_date: string
  /** Left out: the default (docs/rules/accounts.md, «User»). */
  gender?: string | null
}

/**
 * Names and birth date, each required; a gender that is one of the two.
 * @param today `YYYY-MM-DD`
 * @returns problems by field name
 */
export function checkPerson(fields: PersonFields, today: string): FieldErrors {
  const errors: FieldErrors = {}
  const birthDate = fields.birth_date.trim()

  checkPersonName(errors, 'last_name', fields.last_name, 'last_name_missing')
  checkPersonName(errors, 'first_name', fields.first_name, 'first_name_missing')
  if (birthDate === '') addError(errors, 'birth_date', formProblemText('birth_date_missing'))
  else {
    const problem = birthDateProblem(birthDate, today)
    if (problem) addError(errors, 'birth_date', problem)
  }
  if (fields.gender != null && !isGender(fields.gender)) {
    addError(errors, 'gender', formProblemText('gender_invalid'))
  }
  return errors
}

const letters = /^[\p{L}\p{M}\p{Pd}\s.'’‘ʼ`´]*$/u
/** Letters of other writing that look like the usual ones: nobody finds them by typing. */
const disguised = /[\u{FF21}-\u{FF5A}\u{1D400}-\u{1D7FF}]/u
/** Mail programs make a link of it. */
const link = /\.\p{L}{2}/u

/**
 * «Names take letters, combining marks, spaces, hyphens, apostrophes and dots only» (docs/rules/registration.md,
 * «Dancers»); a dot never makes them look like an address of a site.
 */
export function isPersonName(name: string): boolean {
  const text = name.trim()
  if (text === '') return true
  return letters.test(text) && /\p{L}/u.test(text) && !link.test(text) && !disguised.test(text)
}

/** First or last name of a person; with `missing`, not an empty one. */
export function checkPersonName(
  errors: FieldErrors,
  field: string,
  text: string,
  missing?: FormProblemCode,
): void {
  checkName(errors, field, text, missing)
  if (!isPersonName(text)) addError(errors, field, formProblemText('name_invalid'))
}

/** The name of a person or a city, as a field of an entity; with `missing`, not an empty one. */
export function nameField(
  label: string,
  { sample, missing }: { sample: string; missing?: FormProblemCode },
): Field<string> {
  return {
    ...text(label, { maxLength: nameLimit, sample }),
    check: (errors, path, name) => checkPlainName(errors, path, name, missing),
  }
}

/**
 * The name of a city, a club, a coach or a group: any writing, but no link, which a letter would carry to others, and no
 * formula, which a table would.
 */
export function checkPlainName(
  errors: FieldErrors,
  field: string,
  text: string,
  missing?: FormProblemCode,
): void {
  checkName(errors, field, text, missing)
  if (hasLink(text) || isFormula(text))
    addError(errors, field, formProblemText('plain_text_needed'))
}

/** A name of at most `nameLimit` characters; with `missing`, not an empty one. */
function checkName(
  errors: FieldErrors,
  field: string,
  text: string,
  missing?: FormProblemCode,
): void {
  const length = text.trim().length
  if (length === 0 && missing) addError(errors, field, formProblemText(missing))
  if (length > nameLimit) addError(errors, field, formProblemText('too_long', { max: nameLimit }))
}
