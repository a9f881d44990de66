/** Longest number as people write it, with spaces and brackets. */
export const phoneLimit = 40

/**
 * Whether a number can be dialled at all: 5 to 15 digits (E.164) and what people write between
 * them. Cheap, for every form and the server; the real check of a country's numbers is `phoneNumber.ts`.
 */
export function isDiallable(phone: string): boolean {
  const digits = phone.replaceAll(/\D/g, '').length
  return /^[\d\s()+.\u2010-\u2015-]+$/.test(phone) && digits >= 5 && digits <= 15
}
