import { useEffect } from 'react'

/** How many forms on the page hold something unsaved. */
let unsavedForms = 0

/** While `isUnsaved`, leaving the page by a link, by Back or by closing the window is asked about. */
export function useUnsavedGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    unsavedForms += 1
    addEventListener('beforeunload', preventUnload)
    return () => {
      unsavedForms -= 1
      removeEventListener('beforeunload', preventUnload)
    }
  }, [isUnsaved])
}

/** Whether leaving this page loses something. */
export function hasUnsavedForms(): boolean {
  return unsavedForms > 0
}

function preventUnload(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
