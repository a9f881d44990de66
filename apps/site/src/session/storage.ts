import type { StoredSession } from '@parket/domain/session/sessionMachine'

const TOKEN = 'parket.token'
const USER = 'parket.user'

/** The stored session (spec §4: a token and the user in local storage), null where there is none. */
export function readStoredSession(): StoredSession | null {
  const token = readToken()
  const user = localStorage.getItem(USER)
  if (!token || !user) return null
  try {
    return { token, user: JSON.parse(user) as StoredSession['user'] }
  } catch {
    return null
  }
}

export function readToken(): string | null {
  return localStorage.getItem(TOKEN)
}

export function storeSession({ token, user }: StoredSession): void {
  localStorage.setItem(TOKEN, token)
  localStorage.setItem(USER, JSON.stringify(user))
}

export function clearStoredSession(): void {
  localStorage.removeItem(TOKEN)
  localStorage.removeItem(USER)
}
