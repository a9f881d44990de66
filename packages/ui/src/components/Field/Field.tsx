import type { ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'
import { useFieldName } from './fieldNames.ts'
import { RequiredMark } from './RequiredMark.tsx'
import type { FieldProps, useField } from './useField.ts'
import * as styles from './Field.css.ts'

interface FieldFrameProps extends Pick<
  FieldProps,
  'label' | 'error' | 'description' | 'isRequired'
> {
  ids: ReturnType<typeof useField>
  children: ReactNode
}

/** Label, description, control, error: the frame around one control. */
export function Field({ label, error, description, isRequired, ids, children }: FieldFrameProps) {
  useFieldName(ids.controlId, label)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ids.controlId}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {description && (
        <p id={ids.descriptionId} className={styles.description}>
          {description}
        </p>
      )}
      {children}
      <FieldError id={ids.errorId} error={error} />
    </div>
  )
}
