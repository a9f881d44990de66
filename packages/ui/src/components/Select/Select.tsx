import type { Ref } from 'react'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import { cx } from '../../theme/cx.ts'
import * as styles from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import { useField } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'
import type { ValueProps } from '../useValue.ts'

export interface SelectItem {
  /** What `value` holds when it is chosen. */
  value: string
  /** What is chosen, in words. */
  label: string
  /** Shown, but nothing can be done with it. */
  isDisabled?: boolean
}

/** The value is empty when none is chosen. */
export interface SelectProps extends FieldProps, ValueProps<string> {
  /** What there is to choose from. */
  items: readonly SelectItem[]
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
  error,
  description,
  isRequired,
  isDisabled,
  id,
  onChange,
  items,
  placeholder,
  ...select
}: SelectProps) {
  const ids = useField({ ...select, id, error, description })
  return (
    <Field {...{ label, error, description, isRequired, ids }}>
      <div className={styles.frame}>
        <select
          {...select}
          {...ids.aria}
          id={ids.controlId}
          className={cx(styles.control, styles.roomAfter)}
          required={isRequired}
          disabled={isDisabled}
          onChange={(event) => onChange?.(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {items.map(({ value, label, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {label}
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
