import { formProblemText } from '../problems/formProblems.ts'
import { checkNumber } from '../problems/fieldChecks.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'

/** As large as a number of the contract may be. */
const NUMBERS = { min: 1, max: 2_147_483_647 }

/** What opens a registration without an account, as far as it is given. */
export interface TicketInput {
  /** Of the registration; NaN where what was typed is no number. */
  reg_n?: number | undefined
  pin_code?: string | undefined
}

/**
 * Number and PIN as somebody types them, or copies them out of the mail: «№ 58», « 048 213».
 * @returns them without spaces and «№»; anything else that is not a digit makes the number NaN
 */
export function readTicket({ regN, pinCode }: Record<'regN' | 'pinCode', string>) {
  const number = bare(regN)
  return { reg_n: number === '' ? undefined : readDigits(number), pin_code: bare(pinCode) }
}

/** Both are needed, and the number is one. @returns problems under `reg_n` and `pin_code` */
export function checkTicket({ reg_n, pin_code = '' }: TicketInput): FieldErrors {
  const errors: FieldErrors = {}
  if (reg_n === undefined) addError(errors, 'reg_n', formProblemText('required'))
  else checkNumber(errors, 'reg_n', reg_n, NUMBERS)
  if (pin_code.trim() === '') addError(errors, 'pin_code', formProblemText('required'))
  return errors
}

/** A registration as a QR code names it. */
export interface TicketCode {
  eventId: number
  regN: number
}

/** The address that a registration is opened at; the site's page table has it as `selectRegistration`. */
const codeAddress = /\/events\/(\d{1,9})\/select-registration\?(?:[^#\s]*&)?reg_n=(\d{1,9})(?!\d)/

/**
 * Reads the QR code of a ticket or of a printed start number: the address of the registration.
 * @returns null where the text is none of these codes
 */
export function readTicketCode(text: string): TicketCode | null {
  const [, eventId, regN] = codeAddress.exec(text) ?? []
  return eventId && regN ? { eventId: Number(eventId), regN: Number(regN) } : null
}

function bare(text: string): string {
  return text.replaceAll(/[\s№]/g, '')
}

function readDigits(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN
}
