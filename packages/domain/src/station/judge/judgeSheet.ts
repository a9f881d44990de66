/**
 * Marks of one judge for one dance by start number: one for each criterion, one alone where there are none. A number
 * without a row has no mark. Points are tenths.
 */
export type SheetRows = Readonly<Record<number, readonly (number | null)[]>>

/** What a judge has put for one dance of a round. */
export interface JudgeSheet {
  rows: SheetRows
  /** Numbers with a private note, which never leaves the device. */
  notes: readonly number[]
  /** The sheet before each change, the oldest first. */
  before: readonly Pick<JudgeSheet, 'rows' | 'notes'>[]
}

/** What an operation carries of a change: rows whole, null for a row taken back. */
export type ChangedRows = Record<string, (number | null)[] | null>

export const emptySheet: JudgeSheet = { rows: {}, notes: [], before: [] }

/** The sheet with other rows; the change can be taken back. */
export function withRows(sheet: JudgeSheet, rows: SheetRows): JudgeSheet {
  return { ...sheet, rows, before: remembered(sheet) }
}

/** Puts a private note on a number, or takes it away. */
export function toggleNote(sheet: JudgeSheet, number: number): JudgeSheet {
  const notes = sheet.notes.includes(number)
    ? sheet.notes.filter((one) => one !== number)
    : [...sheet.notes, number]
  return { ...sheet, notes, before: remembered(sheet) }
}

/** Takes back the last change; the first one taken back is the last one made. */
export function undoLast(sheet: JudgeSheet): JudgeSheet {
  const last = sheet.before.at(-1)
  return last ? { ...last, before: sheet.before.slice(0, -1) } : sheet
}

/** Takes all marks back at once; private notes stay. */
export function clearRows(sheet: JudgeSheet): JudgeSheet {
  return Object.keys(sheet.rows).length === 0 ? sheet : withRows(sheet, {})
}

/** The rows that differ, as they are sent; empty where none does. */
export function changedRows(before: SheetRows, after: SheetRows): ChangedRows {
  const numbers = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed: ChangedRows = {}
  for (const number of numbers) {
    const row = after[Number(number)]
    if (!isSameRow(before[Number(number)], row)) changed[number] = row ? [...row] : null
  }
  return changed
}

/** The rows without one of these numbers. */
export function withoutRow(rows: SheetRows, number: number): SheetRows {
  return Object.fromEntries(Object.entries(rows).filter(([own]) => Number(own) !== number))
}

/**
 * Rows of places without some numbers: the places of the others close up, and one beyond the last is given anew.
 * @param entries how many have a place
 */
export function closedUp(rows: SheetRows, gone: readonly number[], entries: number): SheetRows {
  const freed = gone.flatMap((number) => rows[number]?.[0] ?? [])
  const closed = Object.entries(rows).flatMap(([number, [place, ...rest]]) => {
    if (typeof place !== 'number' || gone.includes(Number(number))) return []
    const next = place - freed.filter((other) => other < place).length
    return next > entries ? [] : [[number, [next, ...rest]] as const]
  })
  return Object.fromEntries(closed)
}

function remembered({ rows, notes, before }: JudgeSheet): JudgeSheet['before'] {
  return [...before, { rows, notes }]
}

function isSameRow(
  one: SheetRows[number] | undefined,
  other: SheetRows[number] | undefined,
): boolean {
  if (!one || !other) return one === other
  return one.length === other.length && one.every((mark, index) => mark === other[index])
}
