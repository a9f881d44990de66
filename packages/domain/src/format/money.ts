import { formatNumber } from './number.ts'

/**
 * Kopecks → «1 200 ₽», with non-breaking spaces; kopecks only where there are any: «99,50 ₽». Less than nought has a minus,
 * «−500 ₽»: the locale's hyphen is hard to see before a sum, and a line may break behind it.
 */
export function formatMoney(kopecks: number): string {
  const decimals = kopecks % 100 === 0 ? 0 : 2
  return `${formatNumber(kopecks / 100, decimals).replace('-', '−')}\u00A0₽`
}
