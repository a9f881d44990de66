import { useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import { nextPosition } from './gridKeys.ts'
import type { GridPosition } from './gridKeys.ts'

interface GridFocusOptions {
  scroller: RefObject<HTMLElement | null>
  size: { rows: number; columns: number }
  rowHeight: number
  scrollToRow: (row: number) => void
}

interface GridActions {
  select: (row: number, isRange: boolean) => void
  selectAll: () => void
  sortBy: (column: string) => void
  open: (row: number) => void
}

const inside = 'a[href], button, input, select, textarea'
const cells = '[role=gridcell], [role=rowheader], [role=columnheader]'

/** Where in the grid an element is: its cell's place in the row, and the row's. */
function positionOf(element: Element): GridPosition | null {
  const cell = element.closest(cells)
  const row = cell?.closest<HTMLElement>('[data-index]')
  if (!cell || !row) return null
  return { row: Number(row.dataset['index']), column: [...row.children].indexOf(cell) }
}

/** One tab stop for the whole grid, led by the arrow keys (ARIA grid pattern). */
export function useGridFocus({ scroller, size, rowHeight, scrollToRow }: GridFocusOptions) {
  const [position, setPosition] = useState<GridPosition>({ row: 0, column: 0 })
  const isLed = useRef(false)
  // Rows and columns may have gone meanwhile.
  const active = {
    row: Math.min(position.row, size.rows - 1),
    column: Math.min(position.column, size.columns - 1),
  }
  useLayoutEffect(() => {
    if (!isLed.current) return
    isLed.current = false
    const row = scroller.current?.querySelector(`[data-index="${active.row}"]`)
    const cell = row?.children[active.column]
    if (!(cell instanceof HTMLElement)) return
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  function lead(to: GridPosition) {
    isLed.current = true
    if (to.row >= 0) scrollToRow(to.row)
    setPosition(to)
  }
  function handleFocus(event: FocusEvent) {
    const next = positionOf(event.target)
    if (!next) return
    if (next.row !== active.row || next.column !== active.column) setPosition(next)
  }
  /** Only the cell with the tab stop takes the focus by itself: a press leads it to any other. */
  function handlePress(target: HTMLElement) {
    const next = positionOf(target)
    if (next && !target.closest(inside)) lead(next)
  }
  function handleKeyDown(event: KeyboardEvent<HTMLElement>, actions: GridActions) {
    const target = event.target as HTMLElement
    const cell = target.closest<HTMLElement>(cells)
    if (!cell) return
    if (target !== cell) {
      // Within a cell the keys belong to what is there; Esc leads back out.
      if (event.key === 'Escape') cell.focus()
      return
    }
    const page = Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2
    const next = nextPosition(event, active, { ...size, page: Math.max(1, page) })
    if (next) {
      event.preventDefault()
      if (
        event.shiftKey &&
        event.key.startsWith('Arrow') &&
        next.row >= 0 &&
        next.row !== active.row
      ) {
        actions.select(next.row, true)
      }
      lead(next)
      return
    }
    act(event, cell, actions)
  }
  function act(event: KeyboardEvent, cell: HTMLElement, actions: GridActions) {
    const { row, column } = active
    if (event.key === ' ') {
      event.preventDefault()
      if (row >= 0) actions.select(row, event.shiftKey)
      else if (column === 0 && cell.querySelector('[data-select-all]')) actions.selectAll()
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      actions.selectAll()
    } else if (event.key === 'Enter' && cell.dataset['sort'] !== undefined) {
      actions.sortBy(cell.dataset['sort'])
    } else if (event.key === 'Enter' || event.key === 'F2') {
      const widget = cell.querySelector<HTMLElement>(inside)
      event.preventDefault()
      if (widget) widget.focus()
      else actions.open(row)
    }
  }
  return { active, handleFocus, handlePress, handleKeyDown }
}
