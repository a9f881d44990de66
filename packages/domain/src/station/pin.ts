/** The chief judge's PIN: typed on a tablet, so digits alone. */
export function isPin(text: string): boolean {
  return /^\d{4,8}$/.test(text)
}
