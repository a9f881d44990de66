import { useAuth } from '../../data/auth/AuthProvider.tsx'
import { readStoredLogin } from '../../data/auth/storage.ts'

/**
 * Whose page it is; null for a visitor's. It stays the account's when its login expires, and is known from the device
 * until the login is confirmed: without the network it never is.
 */
export function useDayOwner(): number | null {
  const { user, status } = useAuth()
  if (user) return user.id
  return status === 'restoring' ? (readStoredLogin()?.user.id ?? null) : null
}
