/** «№ 12, 31». */
export function numbersText(numbers: readonly number[]): string {
  return `№\u00A0${numbers.join(', ')}`
}
