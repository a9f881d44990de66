import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { cells } from './useGridFocus.ts'
import { textTooltip } from '../Tooltip/Tooltip.css.ts'

const DELAY = { show: 400, hide: 150 }

/**
 * The whole text of a cell that is cut, under the pointer or in focus. One for the whole grid: a
 * `Tooltip` for each cell would double its elements. Screen readers read the cell, which has all of it.
 */
export function CutCellTooltip({ grid }: { grid: RefObject<HTMLElement | null> }) {
  const tooltip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!grid.current || !tooltip.current) return undefined
    return listen(grid.current, tooltip.current)
  }, [grid])
  return <div ref={tooltip} popover="manual" role="tooltip" className={textTooltip} />
}

function listen(grid: HTMLElement, tooltip: HTMLElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let shown: Element | null = null
  let timer: number | undefined

  function after(delay: number, act: () => void) {
    window.clearTimeout(timer)
    timer = window.setTimeout(act, delay)
  }
  function hide() {
    window.clearTimeout(timer)
    shown = null
    if (tooltip.matches(':popover-open')) tooltip.hidePopover()
  }
  function showFor(target: EventTarget | null, delay: number) {
    const cell = target instanceof Element ? target.closest<HTMLElement>(cells) : null
    if (cell === shown) return
    hide()
    if (!cell || !isCut(cell)) return
    shown = cell
    after(delay, () => {
      tooltip.textContent = textOf(cell)
      tooltip.showPopover({ source: cell })
    })
  }

  grid.addEventListener(
    'pointerover',
    ({ pointerType, target }) => pointerType !== 'touch' && showFor(target, DELAY.show),
    { signal },
  )
  // The pointer may go over to the tooltip (WCAG 1.4.13).
  grid.addEventListener('pointerleave', () => after(DELAY.hide, hide), { signal })
  tooltip.addEventListener('pointerenter', () => window.clearTimeout(timer), { signal })
  tooltip.addEventListener('pointerleave', hide, { signal })
  grid.addEventListener(
    'focusin',
    ({ target }) =>
      target instanceof Element && target.matches(':focus-visible') && showFor(target, 0),
    { signal },
  )
  grid.addEventListener('focusout', hide, { signal })
  grid.addEventListener('scroll', hide, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
  return () => {
    window.clearTimeout(timer)
    controller.abort()
  }
}

/** A list in a cell stands in one line there; its text alone would run together. */
function textOf(cell: HTMLElement): string {
  const items = [...cell.querySelectorAll('li')].map(({ innerText }) => innerText)
  return items.length > 0 ? items.join(', ') : cell.innerText
}

function isCut(cell: HTMLElement): boolean {
  return [cell, ...cell.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
}
