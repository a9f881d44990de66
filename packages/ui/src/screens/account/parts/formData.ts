import type { FieldErrors } from '@parket/domain/problems/fieldErrors'

/** State of a form. */
export interface FormView {
  /** What is typed, by field. */
  values: Readonly<Record<string, string>>
  /** What is wrong, by field. */
  errors: FieldErrors
  /** An error that belongs to no field: no connection, too many attempts. */
  message: string | null
  /** How many times submitting was refused: the error summary is announced each time. */
  refusals: number
  isSending: boolean
}

/** A form and what can be done with it. */
export interface FormProps {
  /** What is typed, and what is wrong with it. */
  form: FormView
  /** Gives what was typed into a field. */
  onChange: (field: string, value: string) => void
  /** The form is to be sent. */
  onSubmit: () => void
}

/** What every field of a form takes. `formId` tells fields of the same name on one page apart. */
export function fieldOf({ form, onChange }: FormProps, formId: string, name: string) {
  return {
    id: fieldId(formId, name),
    name,
    value: form.values[name] ?? '',
    error: form.errors[name],
    onChange: (value: string) => onChange(name, value),
  }
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}
