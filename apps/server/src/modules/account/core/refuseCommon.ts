import { problemText } from '@parket/domain/problems/catalogue'
import type { FieldErrors } from '@parket/domain/problems/fieldErrors'

import { isCommonPassword } from '../../../security/commonPasswords.ts'

/**
 * Says at the field that a new password is among those tried first. Only the server knows the list: it is
 * larger than a page.
 */
export function refuseCommon(field: string, password: string): FieldErrors {
  return isCommonPassword(password) ? { [field]: [problemText('password_common')] } : {}
}
