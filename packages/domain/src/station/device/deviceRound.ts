import type { RoundStatus } from '../../round/status.ts'
import { numbersOf, type JudgeRound } from '../judge/judgeRound.ts'
import type { SheetRows } from '../judge/judgeSheet.ts'
import type { JudgedDance } from '../judge/judging.ts'

/** A sheet as the server has it. */
export interface GivenSheet {
  dance: string
  attempt: number
  isFinished: boolean
  rows: SheetRows
}

/** A round of the judge's seat, as the server tells a device. */
export interface DeviceRound extends JudgeRound {
  state: RoundStatus
  /** By dance, the letter of the judge's seat; null where it is somebody else's. */
  letters: readonly (string | null)[]
  /** By dance, the attempt that counts. */
  attempts: readonly number[]
  /** Start numbers that do not dance the round to its end. */
  left: readonly number[]
  /** The heat that the marshal let out last, from 1; null where none was. */
  onFloor: { dance: string; heat: number } | null
  sheets: readonly GivenSheet[]
}

/** The dance of a round as it is marked; null where the seat is not the judge's. */
export function judgedDance(round: DeviceRound, dance: number): JudgedDance | null {
  const letter = round.letters[dance] ?? null
  if (letter === null) return null
  return { round, dance, attempt: round.attempts[dance] ?? 1, letter, out: round.left }
}

/**
 * A round that has changed, in the order that is known: nothing on the screen changes its place, who is new comes last in
 * the heat.
 * @param known start numbers in the order of the screen
 */
export function inKnownOrder(round: DeviceRound, known: readonly number[]): DeviceRound {
  const place = new Map(known.map((number, index) => [number, index]))
  const last = known.length
  const heats = round.heats.map((heat) =>
    heat.toSorted((one, other) => (place.get(one) ?? last) - (place.get(other) ?? last)),
  )
  return { ...round, heats }
}

/** Who has come into a round since it was opened. */
export function addedNumbers(round: JudgeRound, known: readonly number[]): number[] {
  return numbersOf(round).filter((number) => !known.includes(number))
}
