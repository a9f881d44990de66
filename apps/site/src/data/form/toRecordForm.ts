import type { EditForm } from './useEditForm.ts'

/** A form as the screens of records take it. */
export function toRecordForm<Values>(form: EditForm<Values>) {
  const { values, errors, message, refusals, isSending, change, submit } = form
  return { values, errors, message, refusals, isSending, onChange: change, onSubmit: submit }
}
