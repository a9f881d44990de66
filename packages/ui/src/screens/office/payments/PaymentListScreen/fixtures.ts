import { cup } from '../../../fixtures/cup.ts'
import type { PaidDay, PaymentItem, PaymentPage, PaymentSums } from './paymentData.ts'

function item(
  reg_n: number,
  name: string,
  city: string,
  own: Pick<PaymentItem, 'charged' | 'paid' | 'status' | 'last_payment_at'>,
): PaymentItem {
  const [last_name = '', first_name = ''] = name.split(' ')
  const dancer = {
    id: reg_n,
    last_name,
    first_name,
    birth_date: '1999-04-12',
    gender: 'F',
    former_last_name: '',
    federation_codes: [],
  } as const
  return { reg_data_id: 400 + reg_n, reg_n, city, dancers: [dancer], ...own }
}

export const partial = item(1, 'Смирнова Мария', 'Москва', {
  charged: 690_000,
  paid: 400_000,
  status: 'partial',
  last_payment_at: '2026-11-22T14:32:00+03:00',
})

export const unpaid = item(2, 'Гарипова Алсу', 'Казань', {
  charged: 1_440_000,
  paid: 0,
  status: 'unpaid',
  last_payment_at: null,
})

export const waiting = item(5, 'Белова Инна', 'Тула', {
  charged: 0,
  paid: 0,
  status: 'paid',
  last_payment_at: null,
})

export const items: PaymentItem[] = [
  partial,
  unpaid,
  item(3, 'Орлов Пётр', 'Тверь', {
    charged: 170_000,
    paid: 170_000,
    status: 'paid',
    last_payment_at: '2026-11-30T12:05:00+03:00',
  }),
  item(4, 'Константинопольская-Преображенская Анна-Мария', 'Петропавловск-Камчатский', {
    charged: 120_000,
    paid: 170_050,
    status: 'overpaid',
    last_payment_at: '2026-12-01T09:00:00+03:00',
  }),
]

export const paymentPage: PaymentPage = {
  event: cup,
  items,
  total: 4,
  page: 1,
  pageCount: 1,
  isUpdating: false,
  charged: 2_420_000,
  paid: 740_050,
}

export const sums: PaymentSums = {
  charged: 2_420_000,
  payments: 790_050,
  refunds: 50_000,
  undone: 0,
  debt: 1_730_000,
  overpaid: 50_050,
  statuses: { unpaid: 1, partial: 1, paid: 1, overpaid: 1 },
  days: [
    { day: '2026-11-22', method: 'card', payments: 400_000, refunds: 0, undone: 0 },
    { day: '2026-11-30', method: 'cash', payments: 170_000, refunds: 0, undone: 0 },
    { day: '2026-12-01', method: 'cash', payments: 0, refunds: 50_000, undone: 0 },
    { day: '2026-12-01', method: 'transfer', payments: 220_050, refunds: 0, undone: 0 },
  ],
}

/** A payment by card and one in cash on each day of October and November. */
export const weeksOfPayments: readonly PaidDay[] = ['2026-10', '2026-11'].flatMap((month, at) =>
  Array.from(
    { length: 31 - at },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  ).flatMap((day): PaidDay[] => [
    { day, method: 'cash', payments: 2_030_000, refunds: 0, undone: 0 },
    {
      day,
      method: 'card',
      payments: 4_719_000,
      refunds: day.endsWith('15') ? 120_000 : 0,
      undone: 0,
    },
  ]),
)
