/** What had the focus as the list was covered; null: no record is open. */
let covered: Element | null = null

/** Notes what opens a record, or null once it is closed. */
export function noteOpener(opener: Element | null): void {
  covered = opener
}

/** What opened a record. A list that was covered has lost the focus before a record that is loaded comes. */
export function recordOpener(): Element | null {
  const { activeElement, body } = document
  return activeElement === body ? covered : activeElement
}
