/** Whether two addresses are the same; letter case and surrounding spaces do not count. */
export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** Whether two numbers are one, however they are written: «8 916…» is «+7 916…». */
export function isSamePhone(one: string, other: string): boolean {
  return digitsOf(one) === digitsOf(other)
}

function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, '').replace(/^8(?=\d{10}$)/, '7')
}
