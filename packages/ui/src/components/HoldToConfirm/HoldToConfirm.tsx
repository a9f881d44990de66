import { useEffect, useRef, useState, type MouseEvent, type Ref } from 'react'
import type { ControlProps } from '../elementProps.ts'
import * as styles from './HoldToConfirm.css.ts'

export interface HoldToConfirmProps extends ControlProps {
  /** What it does: «Держите, чтобы открыть залу». */
  label: string
  /** What of, and for how long. */
  hint?: string
  /** It cannot be held now. */
  isDisabled?: boolean
  /** Held for a second, or pressed by keyboard or screen reader. */
  onConfirm: () => void
  /** The button. */
  ref?: Ref<HTMLButtonElement>
}

/** Confirms by being held for a second: no touch by chance does it. A keyboard and a screen reader press it as a button. */
export function HoldToConfirm({
  label,
  hint,
  isDisabled = false,
  onConfirm,
  ref,
  ...control
}: HoldToConfirmProps) {
  const [isHeld, setHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)

  function release() {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
    setHeld(false)
  }
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current)
    },
    [],
  )
  function hold() {
    release()
    setHeld(true)
    timer.current = setTimeout(() => {
      release()
      onConfirm()
    }, styles.HOLD_MS)
  }
  function press({ detail }: MouseEvent) {
    // A click of a pointer counts its presses; that of a keyboard or a screen reader counts none.
    if (detail === 0) onConfirm()
  }

  return (
    <button
      {...control}
      ref={ref}
      type="button"
      className={styles.button}
      disabled={isDisabled}
      data-held={isHeld || undefined}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={press}
    >
      <span className={styles.label}>{label}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
      <span className={styles.bar} aria-hidden="true" />
    </button>
  )
}
