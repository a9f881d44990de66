import type { GridAge, GridSize } from './grid.ts'

const range = /(\d+)\s*[-–—]\s*(\d+)\s*$/
const atLeast = /(?:от\s*)?(\d+)\s*\+\s*$|от\s*(\d+)\s*$/i
const atMost = /до\s*(\d+)\s*$/i

/** An age group as it is typed: «Дети 7–9», «Взрослые 18+», «Младшие до 6»; without a number there is no bound. */
export function parseGridAge(text: string): GridAge {
  const [, from, to] = range.exec(text) ?? []
  if (from !== undefined)
    return { ...titled(text, range), min_age: Number(from), max_age: Number(to) }
  const [, plus, least] = atLeast.exec(text) ?? []
  const min = plus ?? least
  if (min !== undefined) return { ...titled(text, atLeast), min_age: Number(min), max_age: null }
  const [, most] = atMost.exec(text) ?? []
  if (most !== undefined) return { ...titled(text, atMost), min_age: null, max_age: Number(most) }
  return { title: text.trim(), min_age: null, max_age: null }
}

/** How many dance, as it is typed: «Соло», «Дуэты», «Малая группа 3–7», «Трио 3»; without a number one. */
export function parseGridSize(text: string, price: number): GridSize {
  const [, from, to] = range.exec(text) ?? []
  if (from !== undefined) {
    return { ...titled(text, range), min_count: Number(from), max_count: Number(to), price }
  }
  const only = /(\d+)\s*$/
  const [, count] = only.exec(text) ?? []
  if (count !== undefined) {
    return { ...titled(text, only), min_count: Number(count), max_count: Number(count), price }
  }
  const dancers = /^(дуэт|пар)/i.test(text.trim()) ? 2 : 1
  return { title: text.trim(), min_count: dancers, max_count: dancers, price }
}

/** What stands before the numbers; the numbers themselves where nothing does. */
function titled(text: string, numbers: RegExp): { title: string } {
  return { title: text.replace(numbers, '').trim() || text.trim() }
}
