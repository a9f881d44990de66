import { checkPlaces, type LeftSheet, type MarkPosition, type Sheet } from './marks.ts'
import type { FileDecision, FileMarks, FileRound } from './resultFile.ts'
import { emptyDances } from './emptySeat.ts'
import { ScoringError } from './scoringError.ts'

/** The counted marks of a round, as the engine takes them, and whose they are. */
export interface RoundSheets {
  /** All letters, whether or not in every dance. */
  judges: string[]
  /** In the order of the round's dances. */
  dances: DanceSheets[]
}

/** The counted marks of a dance. */
export interface DanceSheets {
  /** Letters, in the order of the columns. */
  judges: string[]
  /** In the order of the rows: those who danced the round, then who was marked here and left since. */
  entries: string[]
  /** `criteria[criterion][entry][judge]` of those who danced; one nameless criterion where there are none. */
  criteria: number[][][]
  /** The same of those who left: null where a judge had not marked them yet. */
  left: (number | null)[][][]
}

/**
 * Puts a round's counted marks into sheets. Who left in the middle has marks in the dances before alone.
 *
 * @param danced numbers of those who danced
 * @param criteria names, or null where marks have no criterion
 * @param isOfPanel which letters count
 * @throws ScoringError `missing_mark`, `repeated_mark`, `bad_mark` naming dance, judge and number; `bad_seat`
 *   for a seat left empty from a dance that the round does not have
 */
export function roundSheets(
  {
    dances,
    marks,
    decisions,
    entries: all,
  }: Pick<FileRound, 'dances' | 'marks' | 'decisions' | 'entries'>,
  danced: readonly string[],
  criteria: readonly string[] | null,
  isOfPanel: (letter: string) => boolean = () => true,
): RoundSheets {
  const counted = marks.filter(({ counted, judge }) => counted && isOfPanel(judge))
  const judges = [...new Set(counted.map(({ judge }) => judge))].sort()
  for (const given of counted) checkKnown(given, dances, criteria)
  const seated = seatedIn(dances, decisions)
  const gone = new Set(
    all.filter(({ status }) => status !== 'danced').map(({ start_number }) => String(start_number)),
  )
  return {
    judges,
    dances: dances.map((dance) => {
      const entries = markedEntries(
        counted.filter((given) => given.dance === dance),
        danced,
      )
      const sitting = judges.filter((judge) => seated(judge, dance))
      checkSeated(counted, dance, sitting)
      const rows = (criteria ?? [null]).map((criterion) => {
        const columns = sitting.map((judge) => oneOf(counted, { dance, judge, criterion }))
        return entries.map((entry) =>
          columns.map((given) =>
            gone.has(entry) ? (given.values[entry] ?? null) : valueOf(given, entry),
          ),
        )
      })
      return {
        judges: sitting,
        entries,
        criteria: rows.map((sheet) => sheet.slice(0, danced.length) as number[][]),
        left: rows.map((sheet) => sheet.slice(danced.length)),
      }
    }),
  }
}

/**
 * The places of those who danced, each judge's closed up; there is one criterion.
 * @throws ScoringError as `closeUp`
 */
export function closedPlaces({ criteria, left }: DanceSheets, where: MarkPosition): number[][] {
  const danced = criteria[0] as Sheet
  const gone = left[0] as LeftSheet
  return closeUp([...danced, ...gone], (entry) => entry < danced.length, where)
}

/** Those who danced, and those who were marked before they were withdrawn or disqualified. */
function markedEntries(counted: readonly FileMarks[], danced: readonly string[]): string[] {
  return [...new Set([...danced, ...counted.flatMap(({ values }) => Object.keys(values))])]
}

/** Marks of a dance or a criterion that the round does not have would be left out silently. */
function checkKnown(
  { dance, judge, criterion }: FileMarks,
  dances: readonly string[],
  criteria: readonly string[] | null,
): void {
  const isKnown = criteria === null ? criterion === null : criteria.includes(criterion ?? '')
  if (!dances.includes(dance) || !isKnown) {
    throw new ScoringError('bad_mark', `${dance}, judge ${judge}: the round has no such marks`, {
      dance,
      judge,
      criterion,
    })
  }
}

/** Who of the judges sits in a dance. */
function seatedIn(
  dances: readonly string[],
  decisions: readonly Pick<FileDecision, 'kind' | 'judge' | 'dance'>[],
): (judge: string, dance: string) => boolean {
  const unknown = decisions.find(
    ({ kind, dance }) => kind === 'seat' && !dances.includes(dance ?? ''),
  )
  if (unknown) {
    const { judge, dance } = unknown
    const problem = `Seat ${judge} is empty from a dance on that there is not: ${dance}`
    throw new ScoringError('bad_seat', problem, { judge })
  }
  return (judge, dance) => !emptyDances(judge, dances, decisions).includes(dance)
}

/** Judges may differ between dances, never within one: an empty seat has no marks that count. */
function checkSeated(counted: readonly FileMarks[], dance: string, sitting: readonly string[]) {
  const given = counted.find((one) => one.dance === dance && !sitting.includes(one.judge))
  if (!given) return
  const { judge } = given
  throw new ScoringError('bad_mark', `${dance}, judge ${judge}: the seat is empty`, {
    dance,
    judge,
  })
}

type Whose = Pick<FileMarks, 'dance' | 'judge' | 'criterion'>

function oneOf(counted: readonly FileMarks[], whose: Whose): FileMarks {
  const [given, another] = counted.filter(
    ({ dance, judge, criterion }) =>
      dance === whose.dance && judge === whose.judge && criterion === whose.criterion,
  )
  if (given === undefined || another !== undefined) {
    const code = given === undefined ? 'missing_mark' : 'repeated_mark'
    const problem = given === undefined ? 'marks are missing' : 'marks are there twice'
    throw new ScoringError(code, `${whose.dance}, judge ${whose.judge}: ${problem}`, { ...whose })
  }
  return given
}

function valueOf({ dance, judge, values }: FileMarks, entry: string): number {
  const value = values[entry]
  if (value === undefined) {
    throw new ScoringError(
      'missing_mark',
      `${dance}, judge ${judge}, entry ${entry}: the mark is missing`,
      {
        dance,
        judge,
        entry,
      },
    )
  }
  return value
}

/**
 * The marks without the entries that are out (withdrawn or disqualified after they were marked, by all judges or by
 * some): each judge's places of the others close up.
 * @param sheet null: the judge had not placed who is out
 * @param isIn by entry
 * @param where names the dance in errors
 * @throws ScoringError as `skating`, for the marks of all
 */
export function closeUp(
  sheet: LeftSheet,
  isIn: (entry: number) => boolean,
  where: MarkPosition = {},
): number[][] {
  checkPlaces(sheet, where, (entry) => !isIn(entry))
  const placed = sheet.filter((_, entry) => isIn(entry)) as Sheet
  return placed.map((marks) =>
    marks.map((mark, judge) => placed.filter((other) => (other[judge] as number) <= mark).length),
  )
}
