import { checkPersonName } from '../account/person.ts'
import {
  federationCodeKey,
  isFederationCode,
  mostCodes,
  type PersonIdentifiers,
} from '../person/identifiers.ts'
import { formProblemText } from '../problems/formProblems.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'

/**
 * Both may be left out.
 * @returns problems by field name
 */
export function checkIdentifiers({
  former_last_name = '',
  federation_codes = [],
}: Partial<PersonIdentifiers>): FieldErrors {
  const errors: FieldErrors = {}
  checkPersonName(errors, 'former_last_name', former_last_name)
  if (federation_codes.length > mostCodes) {
    addError(errors, 'federation_codes', formProblemText('codes_too_many', { max: mostCodes }))
  }
  const wrong = federation_codes.find((code) => !isFederationCode(code))
  if (wrong !== undefined) {
    addError(errors, 'federation_codes', formProblemText('code_invalid', { code: wrong }))
  }
  if (new Set(federation_codes.map(federationCodeKey)).size < federation_codes.length) {
    addError(errors, 'federation_codes', formProblemText('repeated'))
  }
  return errors
}
