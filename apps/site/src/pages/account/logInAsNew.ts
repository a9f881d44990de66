import { unwrap } from '@parket/api-client/problem'
import type { LoginAnswer } from '@parket/domain/auth/loginMachine'
import { api } from '@parket/react/data/api'

/**
 * Logs in with what an account was just opened with. Where the address had an account before, its password is
 * another one, or a second factor is asked for: then a letter tells, and nothing is said here (docs/adr/0028).
 *
 * @returns null where the account cannot be used so
 */
export async function logInAsNew(email: string, password: string): Promise<LoginAnswer | null> {
  try {
    return await unwrap(api.POST('/api/login', { body: { email, password } }))
  } catch {
    return null
  }
}
