import type { Payee } from './payee.ts'

/** What is paid and for what. */
export interface Payment {
  /** Kopecks. */
  sum: number
  purpose: string
}

/** The longest purpose a bank takes. */
const purposeLimit = 210

/**
 * The text of a payment QR: ST00012, that is version 0001 in UTF-8, fields parted by `|`
 * (ГОСТ Р 56042-2014; decisions, «Money»). The five fields that the standard asks for come first.
 */
export function paymentQr(payee: Payee, { sum, purpose }: Payment): string {
  const fields: [name: string, value: string][] = [
    ['Name', payee.name],
    ['PersonalAcc', payee.account],
    ['BankName', payee.bank],
    ['BIC', payee.bic],
    // «0» where the payee's bank has no correspondent account.
    ['CorrespAcc', payee.corr_account || '0'],
    ['PayeeINN', payee.inn],
    ['KPP', payee.kpp],
    ['Sum', String(sum)],
    ['Purpose', Array.from(purpose).slice(0, purposeLimit).join('')],
  ]
  const written = fields
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${asValue(value)}`)
  return ['ST00012', ...written].join('|')
}

/** A value cannot hold what parts the fields. */
function asValue(text: string): string {
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
 * The same details in words, for whoever cannot point a camera at them: a letter, the phone that shows
 * the code. Without the sum, which stands beside them.
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

function splitField(field: string): [name: string, value: string] {
  const end = field.indexOf('=')
  return [field.slice(0, end), field.slice(end + 1)]
}
