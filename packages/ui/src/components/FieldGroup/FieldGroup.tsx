import type { ReactNode } from 'react'
import * as fieldStyles from '../Field/Field.css.ts'
import { FieldError } from '../Field/FieldError.tsx'
import { RequiredMark } from '../Field/RequiredMark.tsx'
import type { FieldProps, useField } from '../Field/useField.ts'
import * as styles from './FieldGroup.css.ts'

export interface FieldGroupProps extends Pick<
  FieldProps,
  'label' | 'error' | 'description' | 'isRequired' | 'isDisabled'
> {
  /** Ids and ARIA of the group (`useField`). */
  ids: ReturnType<typeof useField>
  /** One under another, or in a line that breaks where it must. */
  direction?: keyof typeof styles.direction
  /** Set for radio buttons, which are one control to a screen reader. */
  role?: 'radiogroup'
  /** The controls that belong together. */
  children: ReactNode
}

/** Choices under one legend. */
export function FieldGroup({
  label,
  error,
  description,
  isRequired,
  isDisabled,
  ids,
  direction = 'column',
  role,
  children,
}: FieldGroupProps) {
  return (
    <fieldset
      id={ids.controlId}
      className={styles.group}
      role={role}
      disabled={isDisabled}
      aria-describedby={ids.aria['aria-describedby']}
      aria-invalid={role && ids.aria['aria-invalid']}
      aria-required={role && isRequired}
    >
      <legend className={fieldStyles.label}>
        {label}
        {isRequired && <RequiredMark />}
      </legend>
      {description && (
        <p id={ids.descriptionId} className={fieldStyles.description}>
          {description}
        </p>
      )}
      <div className={styles.direction[direction]}>{children}</div>
      <FieldError id={ids.errorId} error={error} />
    </fieldset>
  )
}
