import type { ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { FieldError } from '../Field/FieldError.tsx'
import { RequiredMark } from '../Field/RequiredMark.tsx'
import { useField } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps extends Omit<FieldProps, 'label'> {
  /** What is agreed to or switched on; may hold a link. */
  label: ReactNode
  /** Its value in a form, where several share a name. */
  value?: string
  /** Whether it is ticked. */
  isSelected: boolean
  /** Gives the new state. */
  onChange: (isSelected: boolean) => void
}

export function Checkbox({
  label,
  name,
  value,
  error,
  description,
  isRequired,
  isDisabled,
  id,
  isSelected,
  onChange,
}: CheckboxProps) {
  const ids = useField({ id, error, description })
  return (
    <div>
      <label className={styles.row}>
        <input
          {...ids.aria}
          id={ids.controlId}
          className={cx(styles.mark, styles.box)}
          type="checkbox"
          name={name}
          value={value}
          checked={isSelected}
          required={isRequired}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.text}>
          {label}
          {isRequired && <RequiredMark />}
          {description && (
            <span id={ids.descriptionId} className={styles.description}>
              {description}
            </span>
          )}
        </span>
      </label>
      <FieldError id={ids.errorId} error={error} />
    </div>
  )
}
