/** Start numbers that stand on the screen together, as large as they may. */
export interface NumberPage {
  numbers: readonly number[]
  columns: number
  /** Of the digits, in px of a screen 1920 wide. */
  size: number
}

/** On the whole screen: readable from 25 m. */
const WHOLE = [
  { most: 8, columns: 4, size: 216 },
  { most: 12, columns: 4, size: 168 },
  { most: 24, columns: 6, size: 120 },
] as const
/** On one half of it. */
const HALF = [
  { most: 9, columns: 3, size: 144 },
  { most: 16, columns: 4, size: 104 },
] as const

/** A heat's numbers by pages: more than fit follow on the next. */
export function numberPages(numbers: readonly number[], isAlone: boolean): NumberPage[] {
  const sizes = isAlone ? WHOLE : HALF
  const fitting = sizes.find(({ most }) => numbers.length <= most) ?? (isAlone ? WHOLE[2] : HALF[1])
  const { most, columns, size } = fitting
  return Array.from({ length: Math.ceil(numbers.length / most) }, (_, at) => ({
    numbers: numbers.slice(at * most, (at + 1) * most),
    columns,
    size,
  }))
}
