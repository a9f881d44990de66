import { parseDraft, type Draft } from '@parket/domain/registration/draft'
import {
  draftMergedWithServer,
  type StoredRegistration,
} from '@parket/domain/registration/storedRegistration'
import type { RegistrationContest } from '@parket/domain/contest/contest'
import { sessionStore } from '../../data/browserStorage.ts'
import { storageKeys } from '../../data/storageKeys.ts'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'

const KEY = storageKeys.change

interface StoredChange {
  /** The registration as the draft knows it. */
  stored: StoredRegistration
  draft: unknown
}

/**
 * What was typed into a change of this registration; null without it. Where somebody else has changed
 * it since, what was typed is carried over.
 */
export function readChange(
  stored: RegistrationAnswer,
  contests: readonly RegistrationContest[],
): Draft | null {
  const { id, event_id, version } = stored.regData
  try {
    const kept = JSON.parse(sessionStore.read(KEY) ?? 'null') as StoredChange | null
    const draft = parseDraft(JSON.stringify(kept?.draft), event_id)
    if (!kept || !draft || kept.stored.regData.id !== id) return null
    return kept.stored.regData.version === version
      ? draft
      : draftMergedWithServer(draft, kept.stored, stored, contests)
  } catch {
    return null
  }
}

/** @throws Error where the browser does not keep it: the wizard says so. */
export function storeChange(stored: StoredRegistration, draft: Draft): void {
  const change: StoredChange = { stored, draft }
  if (!sessionStore.write(KEY, JSON.stringify(change))) throw new Error('The draft is not kept')
}

export function clearChange(): void {
  sessionStore.remove(KEY)
}
