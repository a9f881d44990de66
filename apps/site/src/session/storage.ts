import type { StoredSession } from '@parket/domain/session/sessionMachine'
import { localStore } from '../browserStorage.ts'

const TOKEN = 'parket.token'
const USER = 'parket.user'

/** The stored session (spec §4: a token and the user in local storage), null where there is none. */
export function readStoredSession(): StoredSession | null {
  const token = readToken()
  const user = localStore.read(USER)
  if (!token || !user) return null
  try {
    return { token, user: JSON.parse(user) as StoredSession['user'] }
  } catch {
    return null
  }
}

export function readToken(): string | null {
  return localStore.read(TOKEN)
}

export function storeSession({ token, user }: StoredSession): void {
  localStore.write(TOKEN, token)
  localStore.write(USER, JSON.stringify(user))
}

export function clearStoredSession(): void {
  localStore.remove(TOKEN)
  localStore.remove(USER)
}
