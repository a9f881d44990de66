import type { ReactNode, Ref } from 'react'
import type { ElementProps } from '../elementProps.ts'
import * as fieldStyles from '../Field/Field.css.ts'
import { FieldError } from '../Field/FieldError.tsx'
import { useFieldName } from '../Field/fieldNames.ts'
import { RequiredMark } from '../Field/RequiredMark.tsx'
import type { FieldProps, useField } from '../Field/useField.ts'
import * as styles from './FieldGroup.css.ts'

export interface FieldGroupProps
  extends
    Omit<ElementProps, 'id'>,
    Pick<
      FieldProps,
      'label' | 'error' | 'description' | 'isRequired' | 'isDisabled' | 'onFocus' | 'onBlur'
    > {
  /** Ids and ARIA of the group (`useField`). */
  ids: ReturnType<typeof useField>
  /** One under another, or in a line that breaks where it must. */
  direction?: keyof typeof styles.direction
  /** Set for radio buttons, which are one control to a screen reader. */
  role?: 'radiogroup'
  /** The `fieldset`. */
  ref?: Ref<HTMLFieldSetElement>
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
  ...fieldset
}: FieldGroupProps) {
  useFieldName(ids.controlId, label)
  return (
    <fieldset
      {...fieldset}
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
