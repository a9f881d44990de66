import { useEffect, useId, useRef } from 'react'
import type { MouseEvent } from 'react'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './ErrorSummary.css.ts'

export interface ErrorSummaryItem {
  /** Id of the field (or group) the error belongs to. */
  fieldId: string
  /** What is wrong, as beside the field. */
  text: string
}

export interface ErrorSummaryProps extends ElementProps {
  /** What the list is: «Проверьте заявку». */
  title: string
  /** The errors in the order of the fields. */
  errors: readonly ErrorSummaryItem[]
}

const FOCUSABLE = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/** Moves to the field of an error, or to the first control of a group. */
function focusField(fieldId: string) {
  const target = document.getElementById(fieldId)
  const control = target?.matches(FOCUSABLE)
    ? target
    : (target?.querySelector<HTMLElement>(FOCUSABLE) ?? target)
  control?.focus()
  target?.scrollIntoView({ block: 'center' })
}

/** The errors that keep a form from being sent, with links to the fields. It takes the focus when it appears. */
export function ErrorSummary({ title, errors, ...element }: ErrorSummaryProps) {
  const titleId = useId()
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => summary.current?.focus(), [])
  function handleClick(event: MouseEvent, fieldId: string) {
    event.preventDefault()
    focusField(fieldId)
  }
  return (
    <div
      {...element}
      ref={summary}
      className={styles.summary}
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ul className={styles.list}>
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId} ${text}`} className={styles.item}>
            <a
              className={styles.link}
              href={`#${fieldId}`}
              onClick={(event) => handleClick(event, fieldId)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
