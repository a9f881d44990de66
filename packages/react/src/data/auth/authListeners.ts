import type { AuthView } from './authView.ts'

type Listener = (view: AuthView) => void

const listeners = new Set<Listener>()
let current: AuthView | null = null

/**
 * Tells of every change of the login, and at once how it stands where that is known already: whoever comes later
 * shows the same person.
 * @returns what ends the telling
 */
export function followAuth(listener: Listener): () => void {
  listeners.add(listener)
  if (current) listener(current)
  return () => {
    listeners.delete(listener)
  }
}

/** Tells all who follow how the login stands now. */
export function tellAuth(view: AuthView): void {
  current = view
  for (const listener of listeners) listener(view)
}
