import type { RoundKind } from './resultFile.ts'

/**
 * The seats that give marks: «the chief judge is beside the panel» of a Jack & Jill, in prelims as in the final
 * (docs/rules/scoring.md, «Relative placement»).
 */
export function judgesWhoMark<Seat extends { role: string }>(
  kind: RoundKind,
  seats: readonly Seat[],
): Seat[] {
  const isChiefBeside = kind === 'callbacks' || kind === 'relative-placement'
  return seats.filter(({ role }) => !isChiefBeside || role !== 'chief')
}

/** A seat in a round. */
interface DancedSeat {
  role: string
  /** The dances of the round in which nobody sits there. */
  empty_in: readonly string[]
}

/** The seats that give marks in one of the round's dances: not those that are empty in it. */
export function judgesWhoMarkDance<Seat extends DancedSeat>(
  kind: RoundKind,
  seats: readonly Seat[],
  dance: string,
): Seat[] {
  return judgesWhoMark(kind, seats).filter(({ empty_in }) => !empty_in.includes(dance))
}

/** Whether a letter's marks count: not those of who is beside the panel. */
export function isOfPanel(
  kind: RoundKind,
  panel: readonly { letter: string; role: string }[],
): (letter: string) => boolean {
  const marking = new Set(judgesWhoMark(kind, panel))
  const beside = new Set(panel.filter((seat) => !marking.has(seat)).map(({ letter }) => letter))
  return (letter) => !beside.has(letter)
}
