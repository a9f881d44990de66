import { problemText } from '../problems/catalogue.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'

/** What opens a registration without an account, as far as it is given. */
export interface TicketInput {
  /** Of the registration; NaN where what was typed is no number. */
  reg_n?: number | undefined
  pin_code?: string | undefined
}

/** Both are needed, and the number is one. @returns problems under `reg_n` and `pin_code` */
export function checkTicket({ reg_n, pin_code = '' }: TicketInput): FieldErrors {
  const errors: FieldErrors = {}
  if (reg_n === undefined) addError(errors, 'reg_n', problemText('required'))
  else if (!Number.isInteger(reg_n)) addError(errors, 'reg_n', problemText('number_invalid'))
  if (pin_code.trim() === '') addError(errors, 'pin_code', problemText('required'))
  return errors
}
