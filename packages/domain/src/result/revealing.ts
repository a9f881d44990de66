/** A place as a result file has it; those who share one have the same range. */
interface Place {
  start_number: number
  place: number
  place_to: number
}

/** What of a result file the ceremony needs. */
export interface RevealedFile<P extends Place = Place> {
  rounds: readonly { index: number; entries: readonly { start_number: number }[] }[]
  places: readonly P[]
}

/** The places that are called at the ceremony: those of the final; all of them where nobody of it has one. */
export function calledPlaces<P extends Place>({ rounds, places }: RevealedFile<P>): P[] {
  const finalists = new Set(
    rounds
      .filter(({ index }) => index === 0)
      .flatMap(({ entries }) => entries.map(({ start_number }) => start_number)),
  )
  const called = places.filter(({ start_number }) => finalists.has(start_number))
  return called.length > 0 ? called : [...places]
}

/**
 * The places that are revealed one at a time, from the last to the first (docs/rules/marks-and-results.md, «Revealing
 * places»): those of the final. Who went out before it is public with the first of them.
 */
export function revealSteps(file: RevealedFile): number[] {
  const all = new Set(calledPlaces(file).map(({ place }) => place))
  return [...all].toSorted((one, other) => other - one)
}

/** The place to reveal after this one; null: nothing is left. */
export function nextStep(steps: readonly number[], from: number | null): number | null {
  return steps.find((place) => from === null || place < from) ?? null
}

/** From which place it is revealed once this one is taken back; null: none is. */
export function stepBefore(steps: readonly number[], from: number): number | null {
  return steps.findLast((place) => place > from) ?? null
}

/** Whether places may be revealed from here: where they are, one on, or one back. */
export function isNextTo(
  steps: readonly number[],
  from: number | null,
  to: number | null,
): boolean {
  if (to === from) return true
  if (to === null) return from !== null && stepBefore(steps, from) === null
  return to === nextStep(steps, from) || (from !== null && to === stepBefore(steps, from))
}

/** What of the places is public. */
export function revealedPlaces<P extends Place>(places: readonly P[], from: number | null): P[] {
  return from === null ? [] : places.filter(({ place }) => place >= from)
}
