import { formatNearMoment } from '@parket/domain/event/nearDates'
import { formatMoney } from '@parket/domain/format/money'
import { paymentDetails } from '@parket/domain/money/paymentQr'

import type { Block } from '../letterBlocks.ts'

/** A sum to pay; in kopecks. */
export interface Due {
  event: { pay_until: Date | null; time_zone: string }
  now: Date
  lines: { title: string; amount: number }[]
  due: number
  /** Text of the payment QR; null where nothing is owed or the event has no bank details. */
  qr: string | null
  /** What to tell the organisers where there are no bank details. */
  reference: string
}

/** The sum and until when to pay it; nothing where nothing is owed. */
export function dueBlocks({ event, now, due, qr, reference }: Due): Block[] {
  if (due === 0) return []
  const { pay_until, time_zone } = event
  const until =
    pay_until === null ? '' : `Оплатить до\u00A0${formatNearMoment(pay_until, time_zone, now)}`
  const sum: Block = { kind: 'due', sum: formatMoney(due), until }
  if (qr !== null) return [sum]
  const text = `Как оплатить, подскажут организаторы: назовите ${reference}.`
  return [sum, { kind: 'text', text }]
}

/** What the sum is made of, and where to pay it. */
export function paymentDetailsBlocks({ lines, due, qr }: Due): Block[] {
  if (due === 0) return []
  const amounts = lines.map(({ title, amount }) => ({ term: title, value: formatMoney(amount) }))
  const parts: Block[] = []
  if (amounts.length > 0) {
    const blocks: Block[] = [{ kind: 'amounts', facts: amounts }]
    parts.push({ kind: 'details', title: 'Из\u00A0чего сумма', blocks })
  }
  if (qr !== null) {
    const blocks: Block[] = [
      {
        kind: 'text',
        text: 'Наведите на\u00A0код камеру приложения банка или сделайте перевод по\u00A0этим реквизитам. Можно заплатить и\u00A0на\u00A0стойке регистрации.',
      },
      { kind: 'qr', text: qr, label: 'QR-код для оплаты' },
      { kind: 'facts', facts: paymentDetails(qr) },
    ]
    parts.push({ kind: 'details', title: 'QR-код и\u00A0реквизиты для оплаты', blocks })
  }
  return parts
}
