import type { EnteredSheet } from './sheets.ts'

/** One of so many sheets of devices, on average, is compared with its paper. */
export const SHEETS_FOR_ONE_CHECK = 5

/** A hash of the journal is taken for a number by its first digits. */
const DIGITS = 8

/** A sheet that a judge handed in on a device. */
export interface HandedInSheet<S> {
  sheet: S
  /** Of the lines of the journal that say it was handed in, one for each time; none where there is no journal. */
  hashes: readonly string[]
}

/**
 * Which sheets of devices of a round are compared with their paper (docs/rules/stations.md, «Second entry with devices»). The
 * hash of a line is known once the line is written, so no judge knows beforehand, and it is the same for everybody who looks.
 * Handing a sheet in again adds a hash and takes none away: a sheet that was chosen stays chosen.
 *
 * @param isComplete all sheets of the round are in: then one is chosen where chance chose none
 */
export function choosePaperSample<S>(
  handedIn: readonly HandedInSheet<S>[],
  isComplete: boolean,
): S[] {
  const ranked = handedIn
    .map(({ sheet, hashes }) => ({ sheet, rank: Math.min(1, ...hashes.map(toShare)) }))
    .toSorted((one, other) => one.rank - other.rank)
  const chosen = ranked.filter(({ rank }) => rank < 1 / SHEETS_FOR_ONE_CHECK)
  const asked = chosen.length === 0 && isComplete ? ranked.slice(0, 1) : chosen
  return asked.map(({ sheet }) => sheet)
}

/** A hash as a number from 0 to 1. */
function toShare(hash: string): number {
  return Number.parseInt(hash.slice(0, DIGITS), 16) / 16 ** DIGITS
}

/** Whether what a judge handed in on a device was compared with its paper, before or after the device. */
export function isComparedWithPaper(sheets: readonly Omit<EnteredSheet, 'marks'>[]): boolean {
  const isIn = (from: EnteredSheet['source']) =>
    sheets.some(
      ({ pass, source, isFinished }) => pass !== 'resolved' && source === from && isFinished,
    )
  return isIn('station') && isIn('paper')
}
