import type { Payee } from '../event/payee.ts'

/** What is paid and for what. */
export interface Payment {
  /** Kopecks. */
  sum: number
  purpose: string
}

/** The longest purpose a bank takes. */
const purposeLimit = 210

/**
 * The text of a payment QR: ST00012, that is version 0001 in UTF-8, fields separated by `|`
 * (ГОСТ Р 56042-2014; docs/rules/money.md, «Payment QR»). The five fields that the standard asks for come first.
 */
export function paymentQr(payee: Payee, payment: Payment): string {
  const fields: Field[] = [
    ['Name', payee.name],
    ['PersonalAcc', payee.account],
    ['BankName', payee.bank],
    ['BIC', payee.bic],
    // «0» where the payee's bank has no correspondent account.
    ['CorrespAcc', payee.corr_account || '0'],
    ['PayeeINN', payee.inn],
    ['KPP', payee.kpp],
    ...paymentFields(payment),
  ]
  return ['ST00012', ...written(fields)].join('|')
}

/**
 * The same payee, paid another sum for another purpose.
 * @param qr as `paymentQr` writes it
 */
export function withPayment(qr: string, payment: Payment): string {
  const payee = qr.split('|').filter((field) => !/^(Sum|Purpose)=/.test(field))
  return [...payee, ...written(paymentFields(payment))].join('|')
}

type Field = [name: string, value: string]

function paymentFields({ sum, purpose }: Payment): Field[] {
  return [
    ['Sum', String(sum)],
    ['Purpose', Array.from(purpose).slice(0, purposeLimit).join('')],
  ]
}

function written(fields: readonly Field[]): string[] {
  return fields
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${cleanValue(value)}`)
}

/** A value may contain neither the separator nor line breaks. */
function cleanValue(text: string): string {
  return text.replaceAll(/[|\s]+/g, ' ').trim()
}

const terms = {
  Name: 'Получатель',
  PersonalAcc: 'Счёт',
  BankName: 'Банк',
  BIC: 'БИК',
  CorrespAcc: 'Корр. счёт',
  PayeeINN: 'ИНН',
  KPP: 'КПП',
  Purpose: 'Назначение платежа',
} as const

/**
 * The same details in words, for those who cannot scan the code: in a letter, or on the phone that shows
 * it. The sum is left out, since it is shown beside them.
 * @param qr as `paymentQr` writes it
 */
export function paymentDetails(qr: string): { term: string; value: string }[] {
  const fields = new Map(qr.split('|').map((field) => splitField(field)))
  return Object.entries(terms).flatMap(([name, term]) => {
    const value = fields.get(name) ?? ''
    const isNone = value === '' || (name === 'CorrespAcc' && value === '0')
    return isNone ? [] : [{ term, value }]
  })
}

function splitField(field: string): Field {
  const end = field.indexOf('=')
  return [field.slice(0, end), field.slice(end + 1)]
}
