import type { PaymentAccountProps } from './PaymentAccount.tsx'

/** 4 000 ₽ of 6 900 ₽, by card. */
export const paidInPart = {
  state: 'ready',
  charged: 690_000,
  paid: 400_000,
  lines: [
    { title: '40. Пакет «Три соло»', amount: 280_000 },
    { title: '70. Jack & Jill', amount: 360_000 },
    { title: 'Организационный взнос', amount: 50_000 },
  ],
  entries: [
    {
      id: 1,
      kind: 'payment',
      amount: 400_000,
      title: 'Оплата',
      undone: false,
      method: 'card',
      reference: 'Чек 0412',
      created_at: '2026-11-22T14:32:00+03:00',
      created_by: { last_name: 'Орлова', first_name: 'Анна' },
    },
  ],
} as const satisfies PaymentAccountProps['view']
