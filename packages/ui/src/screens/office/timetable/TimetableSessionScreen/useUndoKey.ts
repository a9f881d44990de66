import { useEffect } from 'react'
import { useLatestCallback } from '../../../../useLatestCallback.ts'

/** Ctrl Z, on a Mac ⌘ Z, takes the last change back; in a field it takes back what was typed, as anywhere. */
export function useUndoKey(onUndo: (() => void) | null): void {
  const press = useLatestCallback((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyZ'
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea')
    if (!isUndo || isTyping || event.defaultPrevented || onUndo === null) return
    event.preventDefault()
    onUndo()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [press])
}
