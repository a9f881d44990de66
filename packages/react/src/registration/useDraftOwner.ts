import { useState } from 'react'
import { useAuth } from '../data/auth/AuthProvider.tsx'
import type { AuthView } from '../data/auth/authView.ts'
import { readStoredLogin } from '../data/auth/storage.ts'

/** Whose draft the wizard holds. */
export interface DraftOwner {
  /** The account that is, or was last, logged in on this page; null: a visitor. */
  userId: number | null
  /** The server has confirmed the login; a stored one may have run out long ago. */
  isConfirmed: boolean
  /** Counts how often the wizard has to begin anew, because somebody else has come. */
  turn: number
}

/** Whose draft it is now (ADR 53); the host begins a wizard anew for each `turn`. */
export function useDraftOwner(): DraftOwner {
  const auth = useAuth()
  const [before, setBefore] = useState<DraftOwner>(() => ({
    userId: readStoredLogin()?.user.id ?? null,
    isConfirmed: false,
    turn: 0,
  }))
  const owner = ownerAfter(before, auth)
  if (owner !== before) setBefore(owner)
  return owner
}

/**
 * Whose draft it is after a change of the login. What a visitor typed goes to whoever logs in. What an account
 * typed stays its own when its login runs out on the page; another account, or a visitor who finds a stored login
 * that has run out, begins anew.
 */
export function ownerAfter(
  before: DraftOwner,
  { status, user }: Pick<AuthView, 'status' | 'user'>,
): DraftOwner {
  const { userId, isConfirmed, turn } = before
  if (status === 'loggedIn' && user) {
    if (isConfirmed && userId === user.id) return before
    const isOther = userId !== null && userId !== user.id
    return { userId: user.id, isConfirmed: true, turn: isOther ? turn + 1 : turn }
  }
  const hasRunOut = status === 'anonymous' && userId !== null && !isConfirmed
  return hasRunOut ? { userId: null, isConfirmed: false, turn: turn + 1 } : before
}
