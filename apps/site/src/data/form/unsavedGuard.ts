import { useEffect } from 'react'

/** How many forms on the page hold something unsaved. */
let unsavedForms = 0

/** While `isUnsaved`, leaving the page by a link, by Back or by closing the window is asked about. */
export function useUnsavedGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    unsavedForms += 1
    // One of its own for each form: the same function would be added once and taken away by the first.
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
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
