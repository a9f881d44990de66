import type { MouseEvent } from 'react'

/** What has a behaviour of its own within a cell. */
export const widgets = 'a[href], button, input, select, textarea'

/** Widgets that letters and arrows are typed into. */
export const typedWidgets = 'select, textarea, input:not([type=checkbox], [type=radio])'

/** Marks the title of a group, which belongs to no row. */
export const groupTitleMark = { 'data-group-title': '' }

/** Marks the link that a press anywhere on its row follows. */
export const rowLinkMark = { 'data-row-link': '' }
const groupTitle = '[data-group-title]'
const rowLink = '[data-row-link]'

export function isRowLink(element: Element): boolean {
  return element.matches(rowLink)
}

/**
 * Index of the row that a press is meant for.
 *
 * @returns null where it is meant for something within the row, opens a tab, or ends a selection of text
 */
export function pressedRow(event: MouseEvent): number | null {
  const { target } = event
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  if (!(target instanceof Element) || hasModifier) return null
  if (target.closest(`${widgets}, ${groupTitle}`)) return null
  if (window.getSelection()?.type === 'Range') return null
  const row = target.closest<HTMLElement>('[data-index]')
  return row ? Number(row.dataset['index']) : null
}

/** Follows the link of a row, so that the browser or a router takes it like any other press. */
export function followRowLink(container: Element | null, index: number): boolean {
  const link = container?.querySelector<HTMLElement>(`[data-index="${index}"] ${rowLink}`)
  link?.click()
  return link !== null && link !== undefined
}
