import { useEffect } from 'react'

/** What takes the focus in a row. */
const controls = 'a, button, input, select, textarea'

/** Where the focus was in a row that is moved by a button or a key. */
export interface FocusInRow {
  list: Element
  /** Which of the row's controls had it, from 0. */
  control: number
}

/** Where the focus is in a row. */
export function focusInRow(row: HTMLLIElement): FocusInRow | null {
  const control = Array.from(row.querySelectorAll(controls)).findIndex(
    (one) => one === document.activeElement,
  )
  return row.parentElement && { list: row.parentElement, control }
}

/**
 * Takes the focus along with a row that was moved, to the same control of it. Where that one can no longer be used, as the
 * first row has nowhere up, it goes to the other button that moves the row.
 *
 * @param focus where it was; null where a row was dragged
 * @param to where the row stands now, from 0; null until it does
 */
export function useFocusInMovedRow(focus: FocusInRow | null, to: number | null): void {
  useEffect(() => {
    const row = to === null ? undefined : focus?.list.children[to]
    if (!row) return
    const same = row.querySelectorAll<HTMLElement>(controls)[focus?.control ?? -1]
    const target = same?.matches(':enabled, a')
      ? same
      : row.querySelector<HTMLElement>('[data-moves]:enabled')
    target?.focus()
  }, [focus, to])
}
