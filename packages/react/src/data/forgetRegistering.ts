import { sessionStore } from './browserStorage.ts'
import { dropAllKeptDrafts } from './keptDrafts.ts'
import { storageKeys } from './storageKeys.ts'

/** Whoever sits here next sees no registration that was opened or made, and nothing of one that was being typed. */
export function forgetRegistering(): void {
  forgetTab()
  dropAllKeptDrafts()
}

/** The same of this tab alone: the device goes on keeping drafts of accounts for these accounts. */
export function forgetTab(): void {
  for (const key of Object.values(storageKeys)) sessionStore.remove(key)
}
