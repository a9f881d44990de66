// No React here: the entry of every page asks, before the app has come.

/** How many forms on the page hold something unsaved. */
let unsavedForms = 0

/** Notes that a form holds something unsaved. @returns what takes it back */
export function noteUnsaved(): () => void {
  unsavedForms += 1
  return () => {
    unsavedForms -= 1
  }
}

/** Whether leaving this page loses something. */
export function hasUnsavedForms(): boolean {
  return unsavedForms > 0
}
