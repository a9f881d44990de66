import { draftKey } from '@parket/domain/registration/draftKey'

/**
 * Under which this tab keeps what belongs to one event. Apart from what reads them, so that a page can
 * look whether there is anything without the rules of registration.
 */
export const keptKeys = {
  draft: draftKey,
  /** The registration that is open: just made, or by number and PIN. */
  openEntry: 'parket.openRegistration',
  /** The registrations made here one after another. */
  sitting: 'parket.sitting',
  /** What was typed into the change of a registration; apart from a new one's draft. */
  change: 'parket.changeDraft',
} as const
