import type { StoredLogin } from '@parket/domain/auth/authMachine'
import { localStore } from '../browserStorage.ts'
import { tokenKey } from './tokenKey.ts'

const USER = 'parket.user'

/**
 * The stored login (docs/rules/accounts.md, «Start of the application»: a token and the user in local storage), null
 * where there is none.
 */
export function readStoredLogin(): StoredLogin | null {
  const token = readToken()
  const user = localStore.read(USER)
  if (!token || !user) return null
  try {
    return { token, user: JSON.parse(user) as StoredLogin['user'] }
  } catch {
    return null
  }
}

export function readToken(): string | null {
  return localStore.read(tokenKey)
}

/**
 * Tells when another tab logs in, out or as somebody else; the profile may change under its token.
 * @returns what ends the watching
 */
export function onTokenChangeElsewhere(tell: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    // Without a key the whole storage was cleared.
    if (key === tokenKey || key === null) tell()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

export function storeLogin({ token, user }: StoredLogin): void {
  // The token last: other tabs wake up on it.
  localStore.write(USER, JSON.stringify(user))
  localStore.write(tokenKey, token)
}

export function clearStoredLogin(): void {
  localStore.remove(tokenKey)
  localStore.remove(USER)
}
