import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './Tooltip.css.ts'

export interface TooltipProps extends ElementProps {
  /** A few words that help; never the only place where something is said. */
  text: string
  /** One thing that can be focused. */
  children: ReactElement
}

const DELAY = { show: 300, hide: 150 }

/** A text about an element under the pointer or in focus. Esc hides it (WCAG 1.4.13). */
export function Tooltip({ text, children, ...listening }: TooltipProps) {
  const id = useId()
  const listener = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<number>(undefined)
  useEffect(() => {
    listener.current?.firstElementChild?.setAttribute('aria-describedby', id)
    return () => window.clearTimeout(timer.current)
  }, [id])
  function show() {
    const source = listener.current?.firstElementChild
    if (source instanceof HTMLElement) tip.current?.showPopover({ source })
  }
  const hide = () => tip.current?.hidePopover()
  function after(delay: number, act: () => void) {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(act, delay)
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !tip.current?.matches(':popover-open')) return
    event.stopPropagation()
    hide()
  }
  return (
    // It listens to what passes by; the thing itself is its child.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      {...listening}
      ref={listener}
      className={styles.listener}
      onPointerEnter={(event) => event.pointerType !== 'touch' && after(DELAY.show, show)}
      // The tooltip lies within, so that the pointer may go over to it.
      onPointerLeave={() => after(DELAY.hide, hide)}
      onFocus={(event) => event.target.matches(':focus-visible') && after(0, show)}
      onBlur={() => after(0, hide)}
      onKeyDown={handleKeyDown}
    >
      {children}
      <span ref={tip} id={id} className={styles.tooltip} popover="manual" role="tooltip">
        {text}
      </span>
    </span>
  )
}
