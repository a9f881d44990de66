/** The sum of lines, in kopecks. */
export function totalOf(lines: readonly { amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}
