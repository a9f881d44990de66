import { parseDraft, type Draft } from '@parket/domain/registration/draft'
import { rebasedDraft } from '@parket/domain/registration/standing'
import type { RegistrationContest } from '@parket/domain/contest/contest'
import { sessionStore } from '../../data/browserStorage.ts'
import { keptKeys } from '../../data/storageKeys.ts'
import type { RegDataAnswer } from './openEntry.ts'

const KEY = keptKeys.change

interface StoredChange {
  /** What the change was begun with. */
  standing: RegDataAnswer
  draft: unknown
}

/**
 * What was typed into a change of this registration; null without it. Where somebody else has changed
 * it since, what was typed is carried over.
 */
export function readChange(
  standing: RegDataAnswer,
  contests: readonly RegistrationContest[],
): Draft | null {
  const { id, event_id, version } = standing.regData
  try {
    const stored = JSON.parse(sessionStore.read(KEY) ?? 'null') as StoredChange | null
    const draft = parseDraft(JSON.stringify(stored?.draft), event_id)
    if (!stored || !draft || stored.standing.regData.id !== id) return null
    return stored.standing.regData.version === version
      ? draft
      : rebasedDraft(draft, stored.standing, standing, contests)
  } catch {
    return null
  }
}

/** @throws Error where the browser does not keep it: the wizard says so. */
export function storeChange(standing: RegDataAnswer, draft: Draft): void {
  const stored: StoredChange = { standing, draft }
  if (!sessionStore.write(KEY, JSON.stringify(stored))) throw new Error('The draft is not kept')
}

/** Whether what is kept was typed for this event. */
export function isChangeOf(eventId: number): boolean {
  try {
    const stored = JSON.parse(sessionStore.read(KEY) ?? 'null') as StoredChange | null
    return stored?.standing.regData.event_id === eventId
  } catch {
    return false
  }
}

export function clearChange(): void {
  sessionStore.remove(KEY)
}
