/** Round steps people count by. */
const STEPS = [1, 2, 5, 10]

/**
 * Round values from nought to at least `max`, for the lines across a chart.
 * @param most how many steps at most
 */
export function chooseTicks(max: number, most = 4): number[] {
  if (!(max > 0)) return [0, 1]
  const rough = max / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const found = STEPS.map((step) => step * power).find((step) => step >= rough * (1 - 1e-9))
  // Counts of people and entries have no halves.
  const step = Math.max(1, found ?? power * 10)
  const count = Math.ceil(max / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
