import type { ReactNode } from 'react'
import { FieldError } from '../Field/FieldError.tsx'
import { RequiredMark } from '../Field/RequiredMark.tsx'
import { useField } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'
import * as styles from './Checkbox.css.ts'

export interface ToggleProps extends Omit<FieldProps, 'label'> {
  /** What is agreed to or switched on; may hold a link. */
  label: ReactNode
  /** Whether it is on. */
  isSelected: boolean
  /** Gives the new state. */
  onChange: (isSelected: boolean) => void
}

interface ToggleRowProps extends ToggleProps {
  value?: string
  /** Look of what is ticked or switched. */
  className: string
  /** On or off at once, not with the form. */
  isSwitch?: boolean
}

/** What is on or off, the words beside it, and what is wrong with it; the whole row is pressed. */
export function ToggleRow({
  label,
  error,
  description,
  isRequired,
  isDisabled,
  id,
  isSelected,
  onChange,
  isSwitch = false,
  ...input
}: ToggleRowProps) {
  const ids = useField({ id, error, description })
  return (
    <div>
      <label className={styles.row}>
        <input
          {...ids.aria}
          {...input}
          id={ids.controlId}
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
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
