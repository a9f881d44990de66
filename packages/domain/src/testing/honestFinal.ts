import { seededRandom } from '../scoring/random.ts'
import type { FileMarks, FileRound } from '../scoring/resultFile.ts'
import { fileRound } from './resultFile.ts'

interface Field {
  couples: number
  judges: number
  dances: number
  /** How much better one couple is than another, against what judges see differently; 1 is an ordinary panel. */
  spread?: number
  seed: string
}

const danceNames = ['Самба', 'Ча-ча-ча', 'Румба', 'Пасодобль', 'Джайв']

/** A round that honest judges marked: all see the couples' skill, each with a taste and an eye of their own. */
export function honestFinal(field: Field): FileRound {
  return honestRound(field, 'skating', 0)
}

/** The same with crosses for half of them. */
export function honestCrosses(field: Field): FileRound {
  return honestRound(field, 'crosses', Math.ceil(field.couples / 2))
}

function honestRound(
  { couples, judges, dances, spread = 1, seed }: Field,
  kind: 'skating' | 'crosses',
  advance: number,
): FileRound {
  const random = seededRandom(seed)
  const lines = Array.from({ length: couples }, (_, line) => line)
  const skill = lines.map(() => normal(random) * spread)
  const names = danceNames.slice(0, dances)
  const marks = Array.from({ length: judges }, (_, judge) => {
    const taste = lines.map(() => normal(random) * 0.7)
    return names.map((dance): FileMarks => {
      const seen = lines.map(
        (line) => (skill[line] ?? 0) + (taste[line] ?? 0) + normal(random) * 0.5,
      )
      const places = seen.map((value) => 1 + seen.filter((other) => other > value).length)
      const given = kind === 'skating' ? places : places.map((place) => (place <= advance ? 1 : 0))
      return marksOf(dance, judge, given)
    })
  }).flat()
  const entries = Object.fromEntries(lines.map((line) => [numberOf(line), '']))
  const index = kind === 'skating' ? 0 : 1
  return { ...fileRound({ kind, index, advance }, entries), dances: names, marks }
}

function marksOf(dance: string, judge: number, given: readonly number[]): FileMarks {
  return {
    dance,
    attempt: 1,
    counted: true,
    judge: String.fromCharCode(65 + judge),
    criterion: null,
    values: Object.fromEntries(given.map((mark, line) => [numberOf(line), mark])),
  }
}

/** Start numbers of a field: 11, 12, 13 … */
function numberOf(line: number): number {
  return 11 + line
}

/** The same round with other marks of a judge in a dance. @param change of the marks by line, in the order of numbers */
export function withSheet(
  round: FileRound,
  { judge, dance }: { judge: string; dance?: string },
  change: (marks: readonly number[], dance: string) => readonly number[],
): FileRound {
  return {
    ...round,
    marks: round.marks.map((one) => {
      if (one.judge !== judge || (dance !== undefined && one.dance !== dance)) return one
      const given = change(Object.values(one.values), one.dance)
      const numbers = Object.keys(one.values)
      return {
        ...one,
        values: Object.fromEntries(numbers.map((number, line) => [number, given[line] ?? 0])),
      }
    }),
  }
}

/** A number of the normal distribution. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
