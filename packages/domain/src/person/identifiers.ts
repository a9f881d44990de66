import { isPersonName, nameLimit } from '../account/person.ts'
import { formProblemText } from '../problems/formProblems.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'

/** By what a person is known besides name and birth date; never shown to the public (docs/adr/0048). */
export interface PersonIdentifiers {
  /** '': none is told. */
  former_last_name: string
  /** Numbers under which federations know a dancer. */
  federation_codes: readonly string[]
}

/** Most codes of one dancer. */
export const mostCodes = 5

const codeLength = { min: 3, max: 30 } as const
const codeForm = /^(?=(?:.*\d){2})[\p{L}\d][\p{L}\d ./-]*[\p{L}\d]$/u

/** The codes that somebody typed, parted by commas or semicolons. */
export function readCodes(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((code) => code.trim().replaceAll(/\s+/g, ' '))
    .filter((code) => code !== '')
}

/** Equal keys, one code: «wdsf 100-789» is «WDSF 100789». */
export function codeKey(code: string): string {
  return code.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '')
}

function isCode(code: string): boolean {
  return code.length >= codeLength.min && code.length <= codeLength.max && codeForm.test(code)
}

/**
 * Both may be left out.
 * @returns problems by field name
 */
export function checkIdentifiers({
  former_last_name = '',
  federation_codes = [],
}: Partial<PersonIdentifiers>): FieldErrors {
  const errors: FieldErrors = {}
  const former = former_last_name.trim()
  if (!isPersonName(former)) addError(errors, 'former_last_name', formProblemText('name_invalid'))
  if (former.length > nameLimit) {
    addError(errors, 'former_last_name', formProblemText('too_long', { max: nameLimit }))
  }
  if (federation_codes.length > mostCodes) {
    addError(errors, 'federation_codes', formProblemText('codes_too_many', { max: mostCodes }))
  }
  const wrong = federation_codes.find((code) => !isCode(code))
  if (wrong !== undefined) {
    addError(errors, 'federation_codes', formProblemText('code_invalid', { code: wrong }))
  }
  if (new Set(federation_codes.map(codeKey)).size < federation_codes.length) {
    addError(errors, 'federation_codes', formProblemText('repeated'))
  }
  return errors
}
