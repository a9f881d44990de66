/** Longest number as people write it, with spaces and brackets. */
export const phoneLimit = 40

/**
 * Tells a telephone number: `isPhoneNumber` of `phoneNumber.ts`, which the server always asks; a form asks
 * `isDiallable` until that has come.
 */
export type PhoneCheck = (phone: string) => boolean

/** A number that is stored already may stay, even if a new one would be refused. */
export function keepingPhone(stored: string, isPhone: PhoneCheck): PhoneCheck {
  return (phone) => phone === stored || phone === phoneText(stored) || isPhone(phone)
}

/** A stored number as people of this country read it: «+7 916 123-45-67»; any other stays as it is. */
export function phoneText(phone: string): string {
  return phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 $1 $2-$3-$4')
}

/** The same of a number as it was typed, at home in this country: «9161234567», «8 (916) 123-45-67». */
export function typedPhoneText(phone: string): string {
  const [, own] = /^(?:\+?7|8)?(\d{10})$/.exec(phone.replaceAll(/[\s()-]/g, '')) ?? []
  return own === undefined ? phone : phoneText(`+7${own}`)
}

/**
 * Whether a number can be dialled at all: 5 to 15 digits (E.164) and what people write between
 * them. Cheap, for every form and the server; the real check of a country's numbers is `phoneNumber.ts`.
 */
export function isDiallable(phone: string): boolean {
  const digits = phone.replaceAll(/\D/g, '').length
  return /^[\d\s()+.\u2010-\u2015-]+$/.test(phone) && digits >= 5 && digits <= 15
}
