/** How money is taken or given back (decisions, «Money»). */
export const paymentMethods = ['cash', 'card', 'transfer', 'online'] as const

export type PaymentMethod = (typeof paymentMethods)[number]
