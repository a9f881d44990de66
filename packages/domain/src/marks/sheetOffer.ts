import {
  countSheet,
  openEntry,
  type EnteredSheet,
  type SheetPass,
  type SheetState,
} from './sheets.ts'

/** A person's entry of a sheet, as the office sees it. */
export interface OfficeSheet extends EnteredSheet {
  id: number
  /** Who types it; null where that is known no more. */
  typist: string | null
  /** It is not theirs who looks, though perhaps typed at the same station, while somebody else was named there. */
  isOfAnother: boolean
  /** Who of the two said yes to its marks; of a resolving sheet only. */
  agreedBy: readonly string[]
}

/** One name for each account and each station: who types a sheet is compared by it. */
export function typistName({
  user_id,
  station_id,
}: {
  user_id: number | null
  station_id: number | null
}): string | null {
  if (user_id !== null) return `user ${user_id}`
  return station_id === null ? null : `station ${station_id}`
}

/**
 * What somebody can do with the marks of one judge for one dance: `type` them, or go on with it; `takeOver`
 * what another types; enter them a `second` time; `resolve` where two entries differ, as a third, or
 * `settle` it with the other one of the two, who then does `agree`, while one can `revise` what one set down; `correct`
 * what counts; `wait` where it takes another person; `none` where it is no matter of theirs.
 */
export interface SheetOffer {
  state: SheetState
  action:
    | 'type'
    | 'takeOver'
    | 'second'
    | 'resolve'
    | 'settle'
    | 'agree'
    | 'revise'
    | 'correct'
    | 'wait'
    | 'none'
  pass: SheetPass
  /** The sheet that is taken over or corrected. */
  sheetId: number | null
}

/** Who looks at a sheet. */
export interface SheetLooker {
  /** By `typistName`: one does not type a sheet twice. */
  typist: string
  /** It is the chief judge's device. */
  isChief: boolean
  /** The event leaves differences to a third. */
  thirdDecides: boolean
}

/**
 * «Second entry by another person; differences resolved by a third», or by the two together.
 *
 * @param sheets all entries of the one sheet
 */
export function sheetOffer(sheets: readonly OfficeSheet[], looks: SheetLooker): SheetOffer {
  const offer = typistOffer(sheets, looks)
  const isFinished = offer.action === 'correct'
  const isTheirs = !looks.isChief || mayChiefType({ pass: offer.pass, isFinished })
  return isTheirs ? offer : { ...offer, action: 'none' }
}

/** The chief judge's device types no paper: it decides what two entries differ in, and nothing that is finished. */
export function mayChiefType({ pass, isFinished }: { pass: SheetPass; isFinished: boolean }) {
  return pass === 'resolved' && !isFinished
}

function typistOffer(sheets: readonly OfficeSheet[], looks: SheetLooker): SheetOffer {
  const { typist } = looks
  // A judge's device agrees to nothing.
  const thirdDecides = looks.thirdDecides || sheets.some(({ source }) => source === 'station')
  const { state } = countSheet(sheets)
  const open = openEntry(sheets)
  const isOwn = (sheet: OfficeSheet) => sheet.typist === typist && !sheet.isOfAnother
  const isOneOfTwo = sheets.some((sheet) => sheet.pass !== 'resolved' && isOwn(sheet))
  if (open?.pass === 'resolved' && isOneOfTwo && !thirdDecides) {
    return { state, action: settling(open, typist), pass: open.pass, sheetId: open.id }
  }
  if (open) {
    const typesAnother = sheets.some((sheet) => sheet !== open && isOwn(sheet))
    const other = typesAnother ? 'wait' : 'takeOver'
    // What is open at a place is gone on with there, by whoever works there now.
    const action = open.typist === typist ? 'type' : other
    return { state, action, pass: open.pass, sheetId: open.id }
  }
  if (state === 'empty') return { state, action: 'type', pass: 'first', sheetId: null }
  if (state === 'differs') {
    const together = thirdDecides ? 'wait' : 'settle'
    const action = isOneOfTwo ? together : 'resolve'
    return { state, action, pass: 'resolved', sheetId: null }
  }
  const [first, second] = [sheets[0], sheets.find(({ pass }) => pass === 'second')]
  if (first && !second?.isFinished && !isOwn(first)) {
    // Beside the paper a device may have begun.
    const entry = second ?? first
    const action = second ? 'takeOver' : 'second'
    return { state, action, pass: 'second', sheetId: entry.id }
  }
  const counted = sheets.find(({ pass }) => pass === 'resolved') ?? first
  return { state, action: 'correct', pass: counted?.pass ?? 'first', sheetId: counted?.id ?? null }
}

/** What one of the two does about the marks that were set down for both. */
function settling({ typist: holder, agreedBy }: OfficeSheet, typist: string) {
  if (holder === typist) return agreedBy.includes(typist) ? 'revise' : 'type'
  return holder !== null && agreedBy.includes(holder) ? 'agree' : 'takeOver'
}
