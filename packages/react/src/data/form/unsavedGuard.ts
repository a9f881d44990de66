import { useEffect } from 'react'
import { noteUnsaved } from './unsavedForms.ts'

/** While `isUnsaved`, leaving the page by a link, by Back or by closing the window is asked about. */
export function useUnsavedGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const saved = noteUnsaved()
    // One of its own for each form: the same function would be added once and taken away by the first.
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', preventUnload)
    return () => {
      saved()
      removeEventListener('beforeunload', preventUnload)
    }
  }, [isUnsaved])
}
