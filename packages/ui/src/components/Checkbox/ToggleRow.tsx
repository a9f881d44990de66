import type { ReactNode, Ref } from 'react'
import { FieldError } from '../Field/FieldError.tsx'
import { RequiredMark } from '../Field/RequiredMark.tsx'
import { useField } from '../Field/useField.ts'
import type { FieldBaseProps } from '../Field/useField.ts'
import * as styles from './Checkbox.css.ts'

export interface ToggleProps extends FieldBaseProps {
  /** What is agreed to or switched on; may hold a link. */
  label: ReactNode
  /** Whether it is on, held by the owner; it changes by `onChange` alone. */
  isSelected?: boolean
  /** Whether it is on at first, where the component itself holds it. */
  defaultSelected?: boolean
  /** Gives the new state. */
  onChange?: (isSelected: boolean) => void
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLInputElement>
}

interface ToggleRowProps extends ToggleProps {
  value?: string
  /** Look of what is ticked or switched. */
  className: string
  /** Takes effect at once, not when the form is sent. */
  isSwitch?: boolean
}

/** A native checkbox with its label, description and error; the whole row is the target. */
export function ToggleRow({
  label,
  error,
  description,
  isRequired,
  isDisabled,
  id,
  isSelected,
  defaultSelected,
  onChange,
  isSwitch = false,
  ...input
}: ToggleRowProps) {
  const ids = useField({ ...input, id, error, description })
  return (
    <div>
      <label className={styles.row}>
        <input
          {...input}
          {...ids.aria}
          id={ids.controlId}
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
          checked={isSelected}
          defaultChecked={defaultSelected}
          required={isRequired}
          disabled={isDisabled}
          onChange={(event) => onChange?.(event.target.checked)}
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
