import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import type { ElementProps } from '../elementProps.ts'
import { errorPlace } from './errorPlace.ts'
import { namedError } from './namedError.ts'
import * as styles from './ErrorSummary.css.ts'

export interface ErrorSummaryItem {
  /** Id of the field (or group) the error belongs to. */
  fieldId: string
  /** What is wrong, as beside the field; the list adds the name of the field. */
  text: string
  /** Of more than this field: its name would mislead. */
  isOfWhole?: boolean
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

/**
 * The errors that keep a form from being sent, with links to the fields, which they name. It takes the focus when
 * it appears.
 */
export function ErrorSummary({ title, errors, ...element }: ErrorSummaryProps) {
  const titleId = useId()
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => summary.current?.focus(), [])
  const lines = useNamed(errors)
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
        {errors.map(({ fieldId, text }, index) => (
          <li key={`${fieldId} ${text}`} className={styles.item}>
            <a
              className={styles.link}
              href={`#${fieldId}`}
              onClick={(event) => handleClick(event, fieldId)}
            >
              {lines[index] ?? text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The lines of the list: the fields' own labels stand on the page, before anything is painted. */
function useNamed(errors: readonly ErrorSummaryItem[]): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>([])
  useLayoutEffect(() => {
    const named = errors.map(({ fieldId, text, isOfWhole }) =>
      isOfWhole ? text : namedError(text, errorPlace(fieldId)),
    )
    setLines((before) => (before.join('\n') === named.join('\n') ? before : named))
  }, [errors])
  return lines
}
