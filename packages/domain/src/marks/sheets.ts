import { marksText } from '../scoring/recompute.ts'
import type { RoundKind } from '../scoring/resultFile.ts'
import { ScoringError } from '../scoring/scoringError.ts'

/**
 * The entries of a sheet by two people and what a third decided where they differ (docs/rules/marks-and-results.md,
 * «Second entry»).
 */
export const sheetPasses = ['first', 'second', 'resolved'] as const

export type SheetPass = (typeof sheetPasses)[number]

export function isSheetPass(value: unknown): value is SheetPass {
  return sheetPasses.some((pass) => pass === value)
}

/**
 * The marks of one judge for one dance, by registration: one for each criterion, one alone where there
 * are none; null where nothing is typed yet. Points in tenths.
 */
export type SheetMarks = Readonly<Record<string, readonly (number | null)[]>>

/** One person's entry of a judge's marks of a dance. */
export interface EnteredSheet {
  pass: SheetPass
  /** Typed from paper, or what a judge's device sent. */
  source: 'paper' | 'station'
  isFinished: boolean
  marks: SheetMarks
}

/** How far the marks of one judge for one dance are; they count once they are `counted`. */
export type SheetState = 'empty' | 'typing' | 'differs' | 'counted'

/**
 * The entry that is under way: the sheet waits for it. A device's beside a paper that is typed holds up nothing: it may be a
 * tap of a tablet that came back. Handed in, it is compared.
 */
export function openEntry<S extends Omit<EnteredSheet, 'marks'>>(
  entered: readonly S[],
): S | undefined {
  const isTyped = entered.some(
    ({ pass, source, isFinished }) => pass === 'first' && source === 'paper' && isFinished,
  )
  return entered.find(
    ({ pass, source, isFinished }) =>
      !isFinished && !(isTyped && pass === 'second' && source === 'station'),
  )
}

/**
 * The marks that count of all entries of one sheet: those of the third person where there are any, else
 * those of the first once finished; begun a second time, once both are the same.
 */
export function countSheet(entered: readonly EnteredSheet[]): {
  state: SheetState
  /** Null until they count. */
  marks: SheetMarks | null
} {
  const of = (pass: SheetPass) => entered.find((sheet) => sheet.pass === pass)
  const [first, second, resolved] = [of('first'), of('second'), of('resolved')]
  if (!first) return { state: 'empty', marks: null }
  if (resolved?.isFinished) return { state: 'counted', marks: resolved.marks }
  const open = openEntry(entered)
  if (open && open.pass !== 'resolved') return { state: 'typing', marks: null }
  if (second?.isFinished && sheetDifferences(first.marks, second.marks).length > 0) {
    return { state: 'differs', marks: null }
  }
  return { state: 'counted', marks: first.marks }
}

/**
 * Whether the paper of a sheet still has to be typed by a second person, where the event asks for it. What a judge has
 * handed in on a device needs none: of that a sample is compared with paper (`choosePaperSample`).
 */
export function lacksSecondEntry(sheets: readonly Omit<EnteredSheet, 'marks'>[]): boolean {
  const isOfPaper = sheets.every(({ source, isFinished }) => source === 'paper' || !isFinished)
  return isOfPaper && !sheets.some(({ pass, isFinished }) => pass === 'second' && isFinished)
}

/** A mark that two people read differently. */
export interface SheetDifference {
  registration: number
  /** The place of the criterion. */
  criterion: number
  first: number | null
  second: number | null
}

/** Where two entries of a sheet differ, by registration. */
export function sheetDifferences(first: SheetMarks, second: SheetMarks): SheetDifference[] {
  const ids = [...new Set([...Object.keys(first), ...Object.keys(second)])].map(Number)
  return ids
    .toSorted((one, other) => one - other)
    .flatMap((registration) => {
      const [one, other] = [first[registration] ?? [], second[registration] ?? []]
      return Array.from({ length: comparedMarks(one, other) }, (_, criterion) => ({
        registration,
        criterion,
        first: one[criterion] ?? null,
        second: other[criterion] ?? null,
      })).filter((each) => each.first !== each.second)
    })
}

/** A device's row of a final by scores is longer than one typed from paper: that has the place alone. */
function comparedMarks(one: SheetMarks[string], other: SheetMarks[string]): number {
  const lengths = [one.length, other.length]
  return lengths.includes(0) ? Math.max(...lengths) : Math.min(...lengths)
}

/** The highest score that a device takes, in tenths: two digits and a tenth. */
export const HIGHEST_SCORE = 999

/** What marks of a round can be. */
export interface MarkLimits {
  kind: RoundKind
  /** Entries of the round: the last place. */
  entries: number
  /** Of each criterion, in tenths; of points only. */
  maxima: readonly number[]
}

const callbacks: ReadonlySet<number> = new Set([10, 4.5, 4.3, 4.2, 0])

/** Whether a single mark is possible; whether all of a sheet are together, its end says. */
export function isPossibleMark(mark: number, criterion: number, limits: MarkLimits): boolean {
  switch (limits.kind) {
    case 'crosses':
      return mark === 0 || mark === 1
    case 'callbacks':
      return callbacks.has(mark)
    case 'points': {
      const max = limits.maxima[criterion]
      return Number.isInteger(mark) && mark >= 0 && max !== undefined && mark <= max
    }
    case 'relative-placement':
      return criterion === 1 ? isScore(mark) : isPlace(mark, limits)
    case 'skating':
      return isPlace(mark, limits)
  }
}

function isPlace(mark: number, { entries }: MarkLimits): boolean {
  return Number.isInteger(mark) && mark >= 1 && mark <= entries
}

function isScore(mark: number): boolean {
  return Number.isInteger(mark) && mark >= 0 && mark <= HIGHEST_SCORE
}

/** «Impossible marks refused at once by name» of dance, judge and entry, in Russian. */
export function impossibleMarkText(where: { dance: string; judge: string; entry: number }): string {
  return marksText(new ScoringError('bad_mark', 'The mark is impossible', where))
}
