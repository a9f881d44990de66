import type { PaymentMethod } from './payment.ts'

/** «Method (наличные, карта, перевод, онлайн)» (docs/rules/money.md, «Payments and refunds»). */
export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Наличные',
  card: 'Карта',
  transfer: 'Перевод',
  online: 'Онлайн',
}
