import type { PaymentMethod } from './payment.ts'

/** «Method (наличные, карта, перевод, онлайн)» (decisions, «Money»). */
export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Наличные',
  card: 'Карта',
  transfer: 'Перевод',
  online: 'Онлайн',
}
