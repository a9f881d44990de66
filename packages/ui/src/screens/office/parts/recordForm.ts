import type { FieldErrors } from '@parket/domain/problems/fieldErrors'

/** A form of an organiser's record and what can be done with it. */
export interface RecordForm<Values> {
  values: Values
  /** What is wrong, by field. */
  errors: FieldErrors
  /** What no field can show. */
  message: string | null
  /** How often it was refused: each time the problems are read out anew. */
  refusals: number
  isSending: boolean
  onChange: (change: Partial<Values>) => void
  onSubmit: () => void
}

/** Id of a field: the prefix tells forms of one page apart. */
export function fieldId(formId: string, path: string): string {
  return `${formId}-${path.replaceAll('.', '-')}`
}

/** What a field of a form takes. */
export function fieldOf<Values, Name extends keyof Values & string>(
  { values, errors, onChange }: RecordForm<Values>,
  formId: string,
  name: Name,
) {
  return {
    id: fieldId(formId, name),
    value: values[name],
    error: errors[name],
    onChange: (value: Values[Name]) => onChange({ [name]: value } as unknown as Partial<Values>),
  }
}
