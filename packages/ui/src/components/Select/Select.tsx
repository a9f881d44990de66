import type { Ref } from 'react'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import { cx } from '../../theme/cx.ts'
import * as styles from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import { useField } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'

export interface SelectOption {
  /** What `value` holds when it is chosen. */
  value: string
  /** What is chosen, in words. */
  label: string
  /** Shown, but nothing can be done with it. */
  isDisabled?: boolean
}

export interface SelectProps extends FieldProps {
  /** The chosen value; empty when none is. */
  value: string
  /** Gives the chosen value. */
  onChange: (value: string) => void
  /** What there is to choose from. */
  options: readonly SelectOption[]
  /** Shown while nothing (the empty value) is chosen. */
  placeholder?: string
  /** What the browser may fill in. */
  autoComplete?: string
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLSelectElement>
}

/** The browser's own select: its list is the best one a phone has. */
export function Select({
  label,
  name,
  error,
  description,
  isRequired,
  isDisabled,
  id,
  value,
  onChange,
  options,
  placeholder,
  autoComplete,
  ref,
}: SelectProps) {
  const ids = useField({ id, error, description })
  return (
    <Field {...{ label, error, description, isRequired, ids }}>
      <div className={styles.frame}>
        <select
          {...ids.aria}
          ref={ref}
          id={ids.controlId}
          className={cx(styles.control, styles.roomAfter)}
          name={name}
          value={value}
          required={isRequired}
          disabled={isDisabled}
          autoComplete={autoComplete}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.after}>
          <ChevronDownIcon />
        </span>
      </div>
    </Field>
  )
}
