import { countSheet, type EnteredSheet, type SheetPass, type SheetState } from './sheets.ts'

/** A person's entry of a sheet, as the office sees it. */
export interface OfficeSheet extends EnteredSheet {
  id: number
  /** Who types it. */
  userId: number | null
}

/**
 * What somebody can do with the marks of one judge for one dance: `type` them, or go on with it; `takeOver`
 * what another types; enter them a `second` time; `resolve` where two entries differ; `correct` what counts;
 * `wait` where it takes another person.
 */
export interface SheetOffer {
  state: SheetState
  action: 'type' | 'takeOver' | 'second' | 'resolve' | 'correct' | 'wait'
  pass: SheetPass
  /** The sheet that is taken over or corrected. */
  sheetId: number | null
}

/**
 * «Second entry by another person; differences resolved by a third.»
 *
 * @param sheets all entries of the one sheet
 */
export function sheetOffer(sheets: readonly OfficeSheet[], userId: number): SheetOffer {
  const { state } = countSheet(sheets)
  const open = sheets.find(({ isFinished }) => !isFinished)
  const isOwn = (sheet: OfficeSheet) => sheet.userId === userId
  if (open) {
    const typesAnother = sheets.some((sheet) => sheet !== open && isOwn(sheet))
    const other = typesAnother ? 'wait' : 'takeOver'
    const action = isOwn(open) ? 'type' : other
    return { state, action, pass: open.pass, sheetId: open.id }
  }
  if (state === 'empty') return { state, action: 'type', pass: 'first', sheetId: null }
  if (state === 'differs') {
    const action = sheets.some(isOwn) ? 'wait' : 'resolve'
    return { state, action, pass: 'resolved', sheetId: null }
  }
  const [first, second] = [sheets[0], sheets.find(({ pass }) => pass === 'second')]
  if (first && !second && !isOwn(first)) {
    return { state, action: 'second', pass: 'second', sheetId: first.id }
  }
  const counted = sheets.find(({ pass }) => pass === 'resolved') ?? first
  return { state, action: 'correct', pass: counted?.pass ?? 'first', sheetId: counted?.id ?? null }
}
