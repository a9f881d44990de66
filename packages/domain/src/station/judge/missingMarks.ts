import { countOf } from '../../format/plural.ts'
import { brushesOf, countHeld } from './brushes.ts'
import { numbersOf, type JudgeRound } from './judgeRound.ts'
import type { SheetRows } from './judgeSheet.ts'
import { scoreOf } from '../../marks/scoredRows.ts'
import { pointsOf } from './pointsKeypad.ts'

/** Most numbers that a line names. */
const NAMED = 4

/**
 * What a sheet lacks before it can be handed in, as the device says it; null: nothing.
 * «Ещё 2 креста», «Без места 9 и 131», «Без балла 128», «114 без «Образа»».
 */
export function missingText(rows: SheetRows, round: JudgeRound): string | null {
  switch (round.kind) {
    case 'crosses':
    case 'callbacks': {
      const missing = brushesOf(round).reduce(
        (sum, { mark, count }) => sum + Math.max(0, count - countHeld(rows, mark)),
        0,
      )
      if (missing === 0) return null
      return round.kind === 'crosses'
        ? `Ещё ${countOf(missing, ['крест', 'креста', 'крестов'])}`
        : `Ещё ${countOf(missing, ['отметка', 'отметки', 'отметок'])}`
    }
    case 'skating': {
      const numbers = numbersOf(round).filter((number) => !rows[number])
      return numbers.length === 0 ? null : `Без места ${listed(numbers)}`
    }
    case 'relative-placement': {
      const numbers = numbersOf(round).filter((number) => scoreOf(rows[number]) === null)
      return numbers.length === 0 ? null : `Без балла ${listed(numbers)}`
    }
    case 'points': {
      const numbers = numbersOf(round).filter((number) => lacking(rows, number, round).length > 0)
      const [first] = numbers
      if (first === undefined) return null
      if (numbers.length > 1) return `Не хватает оценок: ${listed(numbers)}`
      const names = lacking(rows, first, round)
      return names.length > 1
        ? `${first}: ещё ${countOf(names.length, ['оценка', 'оценки', 'оценок'])}`
        : `${first}: «${names.join('')}»`
    }
  }
}

function lacking(rows: SheetRows, number: number, { criteria }: JudgeRound): string[] {
  return pointsOf(rows, number, criteria).missing
}

/** «9 и 131», «9, 46 и ещё 5». */
function listed(numbers: readonly number[]): string {
  if (numbers.length > NAMED) {
    return `${numbers.slice(0, NAMED - 1).join(', ')} и\u00A0ещё\u00A0${numbers.length - NAMED + 1}`
  }
  if (numbers.length < 2) return numbers.join('')
  return `${numbers.slice(0, -1).join(', ')} и\u00A0${numbers.slice(-1).join('')}`
}
