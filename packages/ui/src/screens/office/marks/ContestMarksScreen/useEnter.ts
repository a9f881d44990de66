import { useEffect } from 'react'
import { useLatestCallback } from '../../../../useLatestCallback.ts'

const pressable = 'a, button, input, select, textarea, summary, [role="button"], [role="dialog"]'

/** Enter where nothing else takes it: on the page itself, or on a heading that has the focus. */
export function useEnter(onEnter: (() => void) | null): void {
  const press = useLatestCallback((event: KeyboardEvent) => {
    const isTaken = event.target instanceof Element && event.target.closest(pressable) !== null
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat
    if (event.key !== 'Enter' || !isPlain || isTaken || event.defaultPrevented) return
    event.preventDefault()
    onEnter?.()
  })
  const isOn = onEnter !== null
  useEffect(() => {
    if (!isOn) return undefined
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOn, press])
}
