import type { ReactNode } from 'react'
import * as checkbox from '../Checkbox/Checkbox.css.ts'
import { FieldError } from '../Field/FieldError.tsx'
import { useField } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'
import { track } from './Switch.css.ts'

export interface SwitchProps extends Omit<FieldProps, 'label' | 'isRequired'> {
  /** What is switched on. */
  label: ReactNode
  /** Whether it is on. */
  isSelected: boolean
  /** Takes effect at once. */
  onChange: (isSelected: boolean) => void
}

/** Something that is on or off from the moment it is pressed. */
export function Switch({
  label,
  name,
  error,
  description,
  isDisabled,
  id,
  isSelected,
  onChange,
}: SwitchProps) {
  const ids = useField({ id, error, description })
  return (
    <div>
      <label className={checkbox.row}>
        <input
          {...ids.aria}
          id={ids.controlId}
          className={track}
          type="checkbox"
          // A checkbox tells its state by itself.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          name={name}
          checked={isSelected}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={checkbox.text}>
          {label}
          {description && (
            <span id={ids.descriptionId} className={checkbox.description}>
              {description}
            </span>
          )}
        </span>
      </label>
      <FieldError id={ids.errorId} error={error} />
    </div>
  )
}
