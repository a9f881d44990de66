import { useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react'
import { gridKey, nextPosition } from './gridKeys.ts'
import type { GridPosition } from './gridKeys.ts'
import { isRowLink, typedWidgets, widgets } from './rowPress.ts'

interface GridFocusOptions {
  grid: RefObject<HTMLElement | null>
  size: { rows: number; columns: number }
  rowHeight: number
  scrollToRow: (row: number) => void
  actions: {
    /** Selects or deselects a row; with `isRange` selects all from the one changed last. */
    select: (row: number, isRange: boolean) => void
    selectAll: () => void
    clearSelection: () => void
    sortBy: (column: string) => void
    activate: (row: number) => void
  }
}

export const cells = '[role=gridcell], [role=rowheader], [role=columnheader]'

/** Where in the grid an element is: its cell's place in the row, and the row's. */
function positionOf(element: Element): GridPosition | null {
  const cell = element.closest(cells)
  const row = cell?.closest<HTMLElement>('[data-index]')
  if (!cell || !row) return null
  return { row: Number(row.dataset['index']), column: [...row.children].indexOf(cell) }
}

/** One tab stop for the whole grid, moved by the arrow keys (ARIA grid pattern). */
export function useGridFocus({ grid, size, rowHeight, scrollToRow, actions }: GridFocusOptions) {
  const [position, setPosition] = useState<GridPosition>({ row: 0, column: 0 })
  const isMoving = useRef(false)
  // Rows and columns may have gone meanwhile.
  const active = {
    row: Math.min(position.row, size.rows - 1),
    column: Math.min(position.column, size.columns - 1),
  }
  useLayoutEffect(() => {
    const inside = grid.current?.querySelectorAll<HTMLElement>(
      `[role=row] :is(${widgets}):not([tabindex='-1'])`,
    )
    for (const widget of inside ?? []) widget.tabIndex = -1
    if (!isMoving.current) return
    isMoving.current = false
    const row = grid.current?.querySelector(`[data-index="${active.row}"]`)
    const cell = row?.children[active.column]
    if (!(cell instanceof HTMLElement)) return
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  function moveTo(next: GridPosition) {
    isMoving.current = true
    if (next.row >= 0) scrollToRow(next.row)
    setPosition(next)
  }
  function handleFocus({ target }: FocusEvent) {
    const next = positionOf(target)
    if (!next) return
    if (next.row !== active.row || next.column !== active.column) setPosition(next)
  }
  /** Only the cell with the tab stop takes the focus by itself: a press moves it to any other. */
  function handlePress({ target }: MouseEvent) {
    if (!(target instanceof Element) || target.closest(widgets)) return
    const next = positionOf(target)
    if (next) moveTo(next)
  }
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    const cell = target.closest<HTMLElement>(cells)
    if (!cell) return
    if (target === cell) handleCellKey(event, cell)
    else handleWidgetKey(event, target, cell)
  }
  /**
   * Enter and space belong to the widget, and all keys to one that is typed into. What a link, a button or a checkbox
   * has no use for moves and selects as in the cell: a press of the mouse leaves the focus there. Escape leads back out.
   */
  function handleWidgetKey(event: KeyboardEvent, widget: HTMLElement, cell: HTMLElement) {
    const { key } = event
    if (key === 'Escape') cell.focus()
    if (['Escape', 'Enter', ' '].includes(key) || widget.matches(typedWidgets)) return
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
    const all = [...cell.querySelectorAll<HTMLElement>(widgets)]
    const beside = step === undefined ? undefined : all[all.indexOf(widget) + step]
    if (beside) beside.focus()
    else handleCellKey(event, cell)
  }
  function handleCellKey(event: KeyboardEvent, cell: HTMLElement) {
    const page = Math.floor((grid.current?.clientHeight ?? 0) / rowHeight) - 2
    const key = gridKey(event)
    const { ctrlKey } = event
    const next = nextPosition({ key, ctrlKey }, active, { ...size, page: Math.max(1, page) })
    if (!next) {
      act(event, key, cell)
      return
    }
    event.preventDefault()
    const isExtending = event.shiftKey && key.startsWith('Arrow')
    if (isExtending && next.row >= 0 && next.row !== active.row) actions.select(next.row, true)
    moveTo(next)
  }
  function act(event: KeyboardEvent, key: string, cell: HTMLElement) {
    const isSelectAll = key === 'a' && (event.ctrlKey || event.metaKey)
    if (key === 'Open' && active.row >= 0) actions.activate(active.row)
    if (key === 'Escape') actions.clearSelection()
    if (key !== ' ' && key !== 'Enter' && key !== 'F2' && !isSelectAll) return
    event.preventDefault()
    if (isSelectAll || (key === ' ' && 'selectAll' in cell.dataset)) actions.selectAll()
    else if (key === ' ' && active.row >= 0) actions.select(active.row, event.shiftKey)
    else if (key === 'Enter' && cell.dataset['sort']) actions.sortBy(cell.dataset['sort'])
    else if (key !== ' ' && active.row >= 0) enter(cell, key)
  }
  function enter(cell: HTMLElement, key: string) {
    const widget = cell.querySelector<HTMLElement>(widgets)
    if (widget && !(key === 'Enter' && isRowLink(widget))) widget.focus()
    else actions.activate(active.row)
  }
  return { active, handleFocus, handlePress, handleKeyDown }
}
