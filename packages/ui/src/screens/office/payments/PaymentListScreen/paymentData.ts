import type { ListRows } from '../../../../viewState.ts'
import type { EventHeading } from '@parket/domain/event/event'
import type { PaymentMethod } from '@parket/domain/money/payment'
import type { PaymentStatus } from '@parket/domain/money/paymentStatus'
import { dancersTitle } from '@parket/domain/registration/dancersTitle'
import type { RegisteredDancer } from '../../registrations/RegistrationListScreen/registrationData.ts'

/** What one registration owes and has paid; sums in kopecks. */
export interface PaymentItem {
  reg_data_id: number
  reg_n: number
  city: string
  dancers: readonly RegisteredDancer[]
  charged: number
  paid: number
  status: PaymentStatus
  last_payment_at: string | null
}

/** What the whole event comes to, whatever the filters; kopecks. */
export interface PaymentSums {
  charged: number
  payments: number
  refunds: number
  /** Payments that were entered for many at once and undone: in none of the other sums. */
  undone: number
  debt: number
  overpaid: number
  /** How many registrations have each status. */
  statuses: Readonly<Record<PaymentStatus, number>>
  days: readonly PaidDay[]
}

/** What was taken and given back on one day by one method. */
export interface PaidDay {
  /** `YYYY-MM-DD`. */
  day: string
  method: PaymentMethod
  payments: number
  refunds: number
  undone: number
}

export type PaymentSort =
  | 'reg_n'
  | '-reg_n'
  | 'charged'
  | '-charged'
  | 'paid'
  | '-paid'
  | 'last_payment_at'
  | '-last_payment_at'

/** What the address says; empty: no filter. */
export interface PaymentQuery {
  q: string
  status: '' | PaymentStatus
  /** The accounts one by one, or the sheet that closes the event. */
  show: 'accounts' | 'closing'
  sort: PaymentSort
}

/** One page of the accounts of an event. */
export interface PaymentPage extends ListRows<PaymentItem> {
  event: EventHeading & { time_zone: string }
  /** Kopecks, over all that match. */
  charged: number
  paid: number
}

/** «12. Смирнова Мария и ещё 2»: what an account is called in a list. */
export function accountName({ reg_n, dancers }: Pick<PaymentItem, 'reg_n' | 'dancers'>): string {
  return `${reg_n}. ${dancersTitle(dancers)}`
}
