import { sessionStore } from '../browserStorage.ts'
import { hasUnsavedForms } from '../form/unsavedForms.ts'
import { hasInput } from './isDirty.ts'

const KEY = 'parket.reloaded-for-code'

let isReloading = false

/** Whether this document is about to be replaced: what failed in it need not be shown. */
export function isBeingReloaded(): boolean {
  return isReloading
}

/**
 * «A failed dynamic page load triggers one automatic page reload» (docs/rules/site.md, «Page that does not load»):
 * after a new release the files that an open page asks for are gone. A document that was itself reloaded for this is
 * not reloaded again until somebody has gone on to another page: no file that stays missing can reload for ever.
 */
export function reloadOnMissingCode(): void {
  let isRepeated = sessionStore.read(KEY) !== null
  sessionStore.remove(KEY)
  const allowAgain = () => {
    isRepeated = false
  }
  // The router tells of each change of address by these.
  addEventListener('popstate', allowAgain)
  addEventListener('pushState', allowAgain)
  addEventListener('vite:preloadError', () => {
    // A reload would lose what somebody has typed meanwhile, or be asked about by the browser.
    if (isRepeated || isReloading || hasInput() || hasUnsavedForms()) return
    // Where the mark would not outlive the page, it would be reloaded for ever.
    if (!sessionStore.write(KEY, '1')) return
    isReloading = true
    location.reload()
  })
}
