import { forgetAfterLogout } from './auth/logouts.ts'
import { forgetTab } from './forgetRegistering.ts'
import { dropOldDrafts } from './keptDrafts.ts'

/** Before a site is shown: drops drafts whose time is over, and what this tab keeps from before a logout in another. */
export function tidyStorage(): void {
  dropOldDrafts()
  forgetAfterLogout(forgetTab)
}
