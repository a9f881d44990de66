import { draftKey } from '@parket/domain/registration/wizard/draftKey'

/** The keys in session storage of what this tab keeps of registering at one event. */
export const storageKeys = {
  draft: draftKey,
  /** Id of the account that typed the draft; without it a visitor did. */
  draftOwner: 'parket.registrationDraftOwner',
  /** The registration that is open: just made, or by number and PIN. */
  openRegistration: 'parket.openRegistration',
  /** The registrations made here one after another. */
  recentRegistrations: 'parket.recentRegistrations',
  /** What was typed into the change of a registration; apart from a new one's draft. */
  change: 'parket.changeDraft',
  /** Where a tab of an earlier version kept the grid of a club: forgotten with the rest. */
  earlierClub: 'parket.clubDraft',
} as const
