import { localStore, sessionStore } from '../browserStorage.ts'
import { ports } from '../ports.ts'

/** When somebody last logged out on this device, ms since 1970; a tab notes up to which logout it has forgotten. */
const KEY = 'parket.loggedOutAt'

/** Tells the other tabs of a logout in this one. */
export function noteLogout(now = ports.now()): void {
  localStore.write(KEY, String(now))
  sessionStore.write(KEY, String(now))
}

/**
 * After a logout in another tab, forgets what this one keeps: an opened registration with its PIN shows names and
 * contacts as a login does. A login that runs out is no logout (docs/adr/0053): nothing is forgotten then.
 */
export function forgetAfterLogout(forget: () => void): void {
  const last = localStore.read(KEY)
  if (last === null || last === sessionStore.read(KEY)) return
  forget()
  sessionStore.write(KEY, last)
}
