import { FieldError, Label, Text } from 'react-aria-components'
import type { ReactNode } from 'react'
import { ErrorIcon } from '../../icons/ErrorIcon.tsx'
import * as styles from '../Field/Field.css.ts'
import { useFieldName } from '../Field/fieldNames.ts'
import { RequiredMark } from '../Field/RequiredMark.tsx'
import { errorTexts } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'

interface AriaFieldProps extends Pick<
  FieldProps,
  'label' | 'error' | 'description' | 'isRequired'
> {
  /** Id of the control, where the caller gave one. */
  controlId: string | undefined
  children: ReactNode
}

/** Label, description, control, error: what Field is, for the controls of react-aria. */
export function AriaField({
  controlId,
  label,
  error,
  description,
  isRequired,
  children,
}: AriaFieldProps) {
  useFieldName(controlId, label)
  return (
    <div className={styles.field}>
      <Label className={styles.label}>
        {label}
        {isRequired && <RequiredMark />}
      </Label>
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      {children}
      <FieldError className={styles.error}>
        <span className={styles.errorIcon}>
          <ErrorIcon />
        </span>
        <span>{errorTexts(error).join(' ')}</span>
      </FieldError>
    </div>
  )
}
