import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import type { MouseEvent } from 'react'
import type { ElementProps } from '../elementProps.ts'
import { fieldName, watchFieldNames, type FieldName } from '../Field/fieldNames.ts'
import { useProblemText } from '../../texts/TextsProvider.tsx'
import { namedError } from './namedError.ts'
import * as styles from './ErrorSummary.css.ts'

export interface ErrorSummaryItem {
  /** Id of the field (or group) the error belongs to. */
  fieldId: string
  /** What is wrong, as beside the field; a text that many fields share gets the field's label before it. */
  text: string
  /** Of more than this field: its name would mislead. */
  isOfWhole?: boolean
}

export interface ErrorSummaryProps extends ElementProps {
  /** What the list is: «Проверьте заявку». */
  title: string
  /** The errors; shown in the order of their fields on the page, those without one last. */
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
export function ErrorSummary({ title, errors: given, ...element }: ErrorSummaryProps) {
  const titleId = useId()
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => summary.current?.focus(), [])
  const errors = useInPageOrder(given)
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
              {lines[index]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is checked first is not always what stands first: people go through the form from its top. */
function useInPageOrder(errors: readonly ErrorSummaryItem[]): readonly ErrorSummaryItem[] {
  const order = useSyncExternalStore(
    watchFieldNames,
    () => pageOrderOf(errors),
    () => '',
  )
  return order === '' ? errors : order.split(' ').flatMap((index) => errors[Number(index)] ?? [])
}

/** The indices of the errors as their fields stand on the page, in one text: a snapshot that compares. */
function pageOrderOf(errors: readonly ErrorSummaryItem[]): string {
  return errors
    .map(({ fieldId }, index) => ({ index, field: document.getElementById(fieldId) }))
    .toSorted(({ field: one }, { field: other }) => {
      if (!one || !other) return Number(!one) - Number(!other)
      if (one === other) return 0
      const isBefore = one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
      return isBefore ? -1 : 1
    })
    .map(({ index }) => index)
    .join(' ')
}

/** The lines of the list, told again when a field appears or is renamed. */
function useNamed(errors: readonly ErrorSummaryItem[]): readonly string[] {
  const told = useProblemText()
  const lines = useSyncExternalStore(
    watchFieldNames,
    () => linesOf(errors, fieldName, told),
    () => linesOf(errors, () => undefined, told),
  )
  return lines.split('\n')
}

function linesOf(
  errors: readonly ErrorSummaryItem[],
  nameOf: (fieldId: string) => FieldName | undefined,
  told: (text: string) => string,
): string {
  return errors
    .map(({ fieldId, text, isOfWhole }) =>
      isOfWhole ? told(text) : namedError(text, nameOf(fieldId), told(text)),
    )
    .join('\n')
}
