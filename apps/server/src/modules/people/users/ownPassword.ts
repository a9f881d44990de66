import { problemText } from '@parket/domain/problems/catalogue'

import { userOf, type Context } from '../../../contract/context.ts'
import { invalidFields, type Problem } from '../../../http/problem.ts'
import { guardAttempts } from '../../../security/attempts.ts'
import { isPassword } from '../../../security/passwords.ts'
import { findUser, type UserRow } from './queries.ts'

/**
 * Verifies the caller's own password, to confirm a call.
 *
 * @returns the caller; null when the password is wrong
 * @throws Problem 429 after too many wrong ones
 */
export function confirmPassword(context: Context, password: string): Promise<UserRow | null> {
  const { db, now, request } = context
  const { id } = userOf(context)
  const attempt = { scope: 'password', account: String(id), address: request.ip, now }
  return guardAttempts(db, attempt, async () => {
    const user = await findUser(db, id)
    const isRight = await isPassword(user?.password_hash ?? null, password)
    return user && isRight ? user : null
  })
}

export function wrongPassword(field: string): Problem {
  return invalidFields({ [field]: [problemText('password_wrong')] })
}
