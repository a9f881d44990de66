/**
 * An id in an address, or a number as short; null for anything else.
 * @param text of a parameter; null where it is not there
 */
export function idOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
