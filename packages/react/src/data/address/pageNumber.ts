/** A page's number as the address says it; anything else is the first. */
export function pageNumber(text: string): number {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
}
