import { formProblemText } from './formProblems.ts'
import { addError, type FieldErrors } from './fieldErrors.ts'

/** A text that must not be empty and not longer than `max` characters. */
export function checkRequired(errors: FieldErrors, field: string, text: string, max: number): void {
  if (text.trim() === '') addError(errors, field, formProblemText('required'))
  checkLength(errors, field, text, max)
}

/** A text of at most `max` characters. */
export function checkLength(errors: FieldErrors, field: string, text: string, max: number): void {
  if (text.trim().length > max) addError(errors, field, formProblemText('too_long', { max }))
}

/** A whole number within bounds, both included. */
export function checkNumber(
  errors: FieldErrors,
  field: string,
  value: number | null,
  { min, max }: { min: number; max: number },
): void {
  if (value === null) return
  if (!Number.isInteger(value)) addError(errors, field, formProblemText('number_invalid'))
  else if (value < min) addError(errors, field, formProblemText('number_too_small', { min }))
  else if (value > max) addError(errors, field, formProblemText('number_too_large', { max }))
}

/** A web address that is safe to link to. */
export function checkWebAddress(errors: FieldErrors, field: string, text: string): void {
  const isWeb = /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i.test(text.trim())
  if (!isWeb) addError(errors, field, formProblemText('web_address_invalid'))
}
