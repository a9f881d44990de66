import { formatDateTime } from '@parket/domain/format/dateTime'
import { formatMoney } from '@parket/domain/format/money'
import { paymentDetails } from '@parket/domain/money/paymentQr'

import type { Block } from '../letter.ts'

/** A sum to pay; in kopecks. */
export interface Due {
  event: { pay_until: Date | null; time_zone: string }
  lines: { title: string; amount: number }[]
  due: number
  /** Text of the payment QR; null where nothing is owed or the event has no bank details. */
  qr: string | null
  /** Where the QR is shown: «на странице регистрации». */
  place: string
  /** What to tell the organisers where there are no bank details. */
  reference: string
}

/** The sum line by line, and where to pay it: what the page shows. */
export function paymentBlocks({ event, lines, due, qr, place, reference }: Due): Block[] {
  if (due === 0) return []
  const sums = lines.map(({ title, amount }) => ({ term: title, value: formatMoney(amount) }))
  const { pay_until, time_zone } = event
  const until =
    pay_until === null ? [] : [{ term: 'Оплатить до', value: formatDateTime(pay_until, time_zone) }]
  const sum: Block = {
    kind: 'facts',
    facts: [...sums, { term: 'К оплате', value: formatMoney(due) }, ...until],
  }
  if (qr === null) {
    const text = `Как оплатить, подскажут организаторы: назовите ${reference}.`
    return [sum, { kind: 'text', text }]
  }
  return [
    sum,
    {
      kind: 'text',
      text: `Оплатить можно по QR-коду ${place}, переводом по этим реквизитам или на стойке регистрации:`,
    },
    { kind: 'facts', facts: paymentDetails(qr) },
  ]
}
