import { useId } from 'react'
import type { ControlProps } from '../elementProps.ts'

/** What every field of a form takes. */
export interface FieldProps extends ControlProps {
  /** What is asked; always visible. */
  label: string
  /** Key of the value in the form and name for autofill. */
  name?: string
  /** What is wrong, in words that help; several are listed. */
  error?: string | readonly string[] | undefined
  /** What helps to answer, under the label. */
  description?: string
  /** Marked as needed; that it is filled is checked by the form. */
  isRequired?: boolean
  /** Shown, but nothing can be done with it. */
  isDisabled?: boolean
  /** For the error summary to link to; made up unless given. */
  id?: string
}

/** The error as a list of texts, empty when there is none. */
export function errorTexts(error: FieldProps['error']): readonly string[] {
  if (!error) return []
  return typeof error === 'string' ? [error] : error
}

/** Ids and ARIA that tie a control to its label, description and error. */
export function useField({
  id,
  error,
  description,
  'aria-describedby': describedBy,
}: Pick<FieldProps, 'id' | 'error' | 'description' | 'aria-describedby'>) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hasError = errorTexts(error).length > 0
  const descriptionId = description ? `${controlId}-description` : undefined
  const errorId = hasError ? `${controlId}-error` : undefined
  return {
    controlId,
    descriptionId,
    errorId,
    aria: {
      'aria-invalid': hasError || undefined,
      'aria-describedby':
        [errorId, descriptionId, describedBy].filter(Boolean).join(' ') || undefined,
    },
  }
}
