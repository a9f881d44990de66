import { formatNumber } from './number.ts'

/** Kopecks → «1 200 ₽», with non-breaking spaces; kopecks only where there are any: «99,50 ₽». */
export function formatMoney(kopecks: number): string {
  const decimals = kopecks % 100 === 0 ? 0 : 2
  return `${formatNumber(kopecks / 100, decimals)}\u00A0₽`
}
