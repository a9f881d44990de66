import { useLayoutEffect, useRef, type RefObject } from 'react'
import { media } from '../../../theme/scale.ts'
import { recordOpener } from './recordOpener.ts'

/**
 * The focus of a record beside its list: in the first field of a new one; on the heading where the record takes the
 * list's place; and back on what opened it when the record is closed.
 *
 * @param firstField id of the field in which a new record begins; null: it is there already
 * @returns for the heading, which needs a `tabIndex`
 */
export function useRecordFocus(firstField: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  // Before the record is taken away: the focus would go with it.
  useLayoutEffect(() => {
    const opener = recordOpener()
    const sameOpener = selectorOf(opener)
    const record = heading.current?.closest('section')
    const isAlone = !window.matchMedia(media.roomy).matches
    if (isAlone) {
      heading.current?.focus({ preventScroll: true })
      // The whole of it: the way back to the list stands above the heading.
      record?.scrollIntoView()
    } else if (firstField !== null) document.getElementById(firstField)?.focus()
    return () => {
      const hadFocus = record?.contains(document.activeElement) === true
      if (!hadFocus) return
      if (isAlone) requestAnimationFrame(() => focusInList(opener, sameOpener))
      else if (opener instanceof HTMLElement) opener.focus()
    }
    // Once: what is typed since has the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return heading
}

/** Frames that a list has to make the rows that have come into view. */
const FRAMES = 30

/**
 * Once a list stands again where its record stood: what opened the record; where a list has made its rows anew, the
 * same link or button, as soon as it has made those that are in view.
 */
function focusInList(opener: Element | null, sameOpener: string, frames = FRAMES): void {
  const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
  const target = isThere ? opener : document.querySelector<HTMLElement>(sameOpener)
  target?.focus({ preventScroll: true })
  if (target !== null && document.activeElement === target) return
  if (frames > 0) requestAnimationFrame(() => focusInList(opener, sameOpener, frames - 1))
}

/** Finds a row's button by its name; else the link to the record that is open, not that of the page it is on. */
function selectorOf(opener: Element | null): string {
  const name = opener?.getAttribute('aria-label')
  return name
    ? `main button[aria-label="${CSS.escape(name)}"]`
    : `main a[href="${CSS.escape(location.pathname + location.search)}"]:not([aria-current])`
}
