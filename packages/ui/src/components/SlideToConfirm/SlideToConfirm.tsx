import { useRef, type MouseEvent, type PointerEvent, type Ref } from 'react'
import { ArrowRightIcon } from '../../icons/ArrowRightIcon.tsx'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx'
import { LockIcon } from '../../icons/LockIcon.tsx'
import { cx } from '../../theme/cx.ts'
import type { ControlProps } from '../elementProps.ts'
import * as styles from './SlideToConfirm.css.ts'

/** How much of the way confirms; less of it falls back. */
const ENOUGH = 0.85

export interface SlideToConfirmProps extends ControlProps {
  /** What it does: «Сдать танго»; while locked what is missing: «Ещё 2 креста». */
  label: string
  /** How, or what follows. */
  hint?: string
  /** It cannot be drawn yet. */
  isLocked?: boolean
  /** Drawn to the end, or pressed by keyboard or screen reader. */
  onConfirm: () => void
  /** The thumb. */
  ref?: Ref<HTMLButtonElement>
}

/**
 * Confirms by drawing the thumb over 85 % of the way: no touch by chance does it. A keyboard and a screen reader press it
 * as a button.
 */
export function SlideToConfirm({
  label,
  hint,
  isLocked = false,
  onConfirm,
  ref,
  ...control
}: SlideToConfirmProps) {
  const drawn = useRef<{ from: number; way: number } | null>(null)

  function begin({ currentTarget, clientX, pointerId }: PointerEvent<HTMLButtonElement>) {
    const track = currentTarget.parentElement
    if (!track) return
    const { paddingLeft, paddingRight } = getComputedStyle(track)
    const way =
      track.clientWidth -
      currentTarget.offsetWidth -
      Number.parseFloat(paddingLeft) -
      Number.parseFloat(paddingRight)
    drawn.current = { from: clientX, way }
    currentTarget.setPointerCapture(pointerId)
  }
  function draw(event: PointerEvent<HTMLButtonElement>) {
    if (drawn.current) place(event.currentTarget, slid(event.clientX, drawn.current))
  }
  function end(event: PointerEvent<HTMLButtonElement>) {
    const { current } = drawn
    if (!current) return
    drawn.current = null
    place(event.currentTarget, 0)
    const isEnough = slid(event.clientX, current) >= current.way * ENOUGH
    if (event.type === 'pointerup' && isEnough) onConfirm()
  }
  function press({ detail }: MouseEvent) {
    // A click of a pointer counts its presses; that of a keyboard or a screen reader counts none.
    if (detail === 0) onConfirm()
  }

  return (
    <div className={isLocked ? styles.locked : styles.open}>
      {isLocked ? (
        <span className={styles.lockedThumb}>
          <LockIcon />
        </span>
      ) : (
        <>
          <span className={styles.trail} />
          <button
            {...control}
            ref={ref}
            type="button"
            className={styles.openThumb}
            aria-label={label}
            onPointerDown={begin}
            onPointerMove={draw}
            onPointerUp={end}
            onPointerCancel={end}
            onClick={press}
          >
            <ArrowRightIcon />
          </button>
        </>
      )}
      <p className={styles.words}>
        <b className={cx(styles.label, !isLocked && styles.openLabel)}>{label}</b>
        {hint && <span className={styles.hint}>{hint}</span>}
      </p>
      {!isLocked && (
        <span className={styles.way} aria-hidden="true">
          <ChevronRightIcon />
          <ChevronRightIcon />
        </span>
      )}
    </div>
  )
}

function slid(clientX: number, { from, way }: { from: number; way: number }): number {
  return Math.max(0, Math.min(clientX - from, way))
}

function place(thumb: HTMLElement, px: number): void {
  thumb.parentElement?.style.setProperty('--slid', `${px}px`)
}
