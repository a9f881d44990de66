/** Beside a price (kopecks) that each of several dancers pays; null for one dancer, and where there is nothing to pay. */
export function priceNote(price: number, dancerCount: number): string | null {
  return dancerCount > 1 && price > 0 ? 'цена с\u00A0танцора' : null
}
