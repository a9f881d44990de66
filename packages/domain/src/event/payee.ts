import { problemText } from '../problems/catalogue.ts'
import { mergeFields } from '../fields/patch.ts'
import { checkRequired } from '../problems/fieldChecks.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'

/** Bank details of whoever is paid. */
export interface Payee {
  name: string
  /** Расчётный счёт, 20 digits. */
  account: string
  bank: string
  /** БИК, 9 digits. */
  bic: string
  /** Корреспондентский счёт, 20 digits; '' where the bank has none. */
  corr_account: string
  /** ИНН, 10 or 12 digits, or ''. */
  inn: string
  /** КПП, 9 digits, or ''. */
  kpp: string
}

const noDetails: Payee = {
  name: '',
  account: '',
  bank: '',
  bic: '',
  corr_account: '',
  inn: '',
  kpp: '',
}

/** Details that a bank would accept; for test data. */
export const samplePayee: Payee = {
  name: 'АНО «Паркет»',
  account: '40703810000000000001',
  bank: 'ПАО Сбербанк',
  bic: '044525225',
  corr_account: '30101810400000000225',
  inn: '7700000000',
  kpp: '770001001',
}

/** Details as they are kept: parts left out keep their value, and with nothing filled in there are none. */
export function readPayee(sent: unknown, before: Payee | null): Payee | null {
  if (sent === null) return null
  const details = mergeFields({ ...noDetails, ...before }, sent as Partial<Payee>)
  return Object.values(details).every((text) => text === '') ? null : details
}

/** The longest that the payment QR takes (ГОСТ Р 56042-2014). */
const nameLimit = 160
const bankLimit = 45

/** Bank details that a bank would accept; problems under `<path>.<field>`. */
export function checkPayee(errors: FieldErrors, path: string, payee: Payee): void {
  checkRequired(errors, `${path}.name`, payee.name, nameLimit)
  checkRequired(errors, `${path}.bank`, payee.bank, bankLimit)
  checkDigits(errors, `${path}.account`, payee.account, [20])
  checkDigits(errors, `${path}.bic`, payee.bic, [9])
  if (payee.corr_account) checkDigits(errors, `${path}.corr_account`, payee.corr_account, [20])
  if (payee.inn) checkDigits(errors, `${path}.inn`, payee.inn, [10, 12])
  if (payee.kpp) checkDigits(errors, `${path}.kpp`, payee.kpp, [9])
}

function checkDigits(errors: FieldErrors, field: string, text: string, counts: number[]): void {
  const isRight = /^\d+$/.test(text) && counts.includes(text.length)
  if (!isRight)
    addError(errors, field, problemText('digits_count', { count: counts.join(' или ') }))
}
