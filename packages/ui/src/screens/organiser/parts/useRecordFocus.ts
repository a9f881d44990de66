import { useLayoutEffect, useRef, type RefObject } from 'react'
import { media } from '../../../theme/scale.ts'

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
    const opener = document.activeElement
    const address = location.pathname + location.search
    const record = heading.current?.closest('section')
    const isAlone = !window.matchMedia(media.roomy).matches
    if (isAlone) {
      heading.current?.focus({ preventScroll: true })
      // The whole of it: the way back to the list stands above the heading.
      record?.scrollIntoView()
    } else if (firstField !== null) document.getElementById(firstField)?.focus()
    return () => {
      const hadFocus = record?.contains(document.activeElement) === true
      if (!hadFocus || !(opener instanceof HTMLElement)) return
      if (isAlone) requestAnimationFrame(() => focusInList(opener, address))
      else opener.focus()
    }
    // Once: what is typed since has the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return heading
}

/** Frames that a list has to make the rows that have come into view. */
const FRAMES = 30

/**
 * Once a list stands again where its record stood, and has made the rows that are in view: what opened the record may
 * be another element by then, or gone with a page that was made anew.
 *
 * @param address of the record: its row leads there
 */
function focusInList(opener: HTMLElement, address: string, frames = FRAMES): void {
  const row = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(address)}"]`)
  const target = row ?? opener
  target.focus({ preventScroll: true })
  if (target !== document.body && document.activeElement === target) return
  if (frames > 0) requestAnimationFrame(() => focusInList(opener, address, frames - 1))
}
