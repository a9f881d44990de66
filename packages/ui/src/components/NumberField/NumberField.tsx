import { useState } from 'react'
import type { FocusEvent, KeyboardEvent, Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import * as field from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import { errorTexts, useField } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'
import { useValue, type ValueProps } from '../useValue.ts'
import {
  mayBecomeNumber,
  numberProblem,
  parseNumber,
  showNumber,
  stepNumber,
} from './typedNumber.ts'
import type { NumberForm } from './typedNumber.ts'
import * as styles from './NumberField.css.ts'

/** The value is null while nothing, or nothing understandable, is typed. */
export interface NumberFieldProps extends FieldProps, NumberForm, ValueProps<number | null> {
  /** What the arrow keys add and take. */
  step?: number
  /** After the number: «лет», «₽». */
  unit?: string
  /** An example of what is wanted, never the label. */
  placeholder?: string
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLInputElement>
}

/** A number field that accepts spaces and a comma. Errors are shown on blur. */
export function NumberField({
  label,
  error,
  description,
  isRequired,
  isDisabled,
  id,
  value: givenValue,
  defaultValue,
  onChange: onValueChange,
  onBlur,
  step = 1,
  unit,
  decimals = 0,
  isPadded,
  min,
  max,
  ...input
}: NumberFieldProps) {
  const [value, onChange] = useValue(
    { value: givenValue, defaultValue, onChange: onValueChange },
    null,
  )
  const form = { decimals, isPadded, min, max }
  /** The text being typed; null when the field shows the value. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isTouched, setIsTouched] = useState(false)
  const isUnderstood = typed === null || parseNumber(typed, decimals) === value
  // A new value from the owner replaces what was typed.
  const text = isUnderstood && typed !== null ? typed : valueOrTyped(value, typed, form)
  const problem = isTouched ? numberProblem(text, form) : null
  const shownError = errorTexts(error).length > 0 ? error : (problem ?? undefined)
  const ids = useField({ ...input, id, error: shownError, description })
  function handleChange(next: string) {
    if (!mayBecomeNumber(next)) return
    setTyped(next)
    onChange(numberProblem(next, form) === null ? parseNumber(next, decimals) : null)
  }
  function handleBlur(event: FocusEvent) {
    setIsTouched(true)
    if (numberProblem(text, form) === null) setTyped(null)
    onBlur?.(event)
  }
  function handleKeyDown(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (direction === undefined) return
    event.preventDefault()
    setTyped(null)
    onChange(stepNumber(value, direction * step, form))
  }
  return (
    <Field {...{ label, error: shownError, description, isRequired, ids }}>
      <div className={cx(field.frame, styles.frame)}>
        <input
          {...input}
          {...ids.aria}
          id={ids.controlId}
          className={styles.input}
          type="text"
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={text}
          required={isRequired}
          disabled={isDisabled}
          onChange={(event) => handleChange(event.target.value)}
          onBlur={handleBlur}
          onKeyDown={handleKeyDown}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
      </div>
    </Field>
  )
}

function valueOrTyped(value: number | null, typed: string | null, form: NumberForm): string {
  return value === null && typed !== null ? typed : showNumber(value, form)
}
