import { useLayoutEffect, useRef, type RefObject } from 'react'
import { media } from '../../../theme/scale.ts'

/**
 * The focus of a record beside its list: in the first field of a new one; on the heading where the record opens below
 * its list, out of sight; and back on what opened it when the record is closed.
 *
 * @param firstField id of the field in which a new record begins; null: it is there already
 * @returns for the heading, which needs a `tabIndex`
 */
export function useRecordFocus(firstField: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  // Before the record is taken away: the focus would go with it.
  useLayoutEffect(() => {
    const opener = document.activeElement
    const record = heading.current?.closest('section')
    if (!window.matchMedia(media.roomy).matches) heading.current?.focus()
    else if (firstField !== null) document.getElementById(firstField)?.focus()
    return () => {
      if (record?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus()
    }
    // Once: what is typed since has the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return heading
}
