import { roundsInWrongOrder, type TimedRound } from './order.ts'

/** A round to be planned, with the people it needs. */
export interface RoundToPlan {
  contestId: string
  groupNum: number
  /** 0 is the final; the highest is danced first. */
  roundIndex: number
  minutes: number
  /** The same number for the same person. */
  dancers: readonly number[]
  judges: readonly number[]
}

export interface PlanOptions {
  /** How many floors are danced on at once. */
  floorCount: number
  /** Minutes a dancer should have between two rounds. */
  minRest: number
  /** How long it may take; null: until all is danced. */
  minutes: number | null
  /** What stands on these floors already; the plan goes on after it. */
  taken?: readonly TakenSlot[]
  /** The rounds of the event that have their time, on these floors or elsewhere; none is put before or after one of its contest in the wrong order. */
  standing?: readonly ScheduledRound[]
}

/** A round that has its time, in minutes from the start of the plan. */
export interface ScheduledRound {
  contestId: string
  roundIndex: number
  start: number
  end: number
}

/** A round, or anything else, that has its time, and who is in it. */
export interface TakenSlot extends Pick<Needing, 'dancers' | 'judges'> {
  /** Index of its floor. */
  floor: number
  /** Minutes from the start of the plan. */
  end: number
}

/** A round, or a wait until the next one may begin. */
export type PlanSlot<T> = { kind: 'round'; round: T } | { kind: 'break'; minutes: number }

export interface TimetablePlan<T> {
  /** Floor by floor, in order. */
  floors: PlanSlot<T>[][]
  /** What the time is not enough for. */
  left: T[]
}

interface Floor<T> {
  end: number
  slots: PlanSlot<T>[]
}

interface Candidate<T> {
  round: T
  floor: Floor<T>
  start: number
}

/** From which minute a person or the next round of a contest may begin. */
type FreeFrom = Map<string, number>

/**
 * Plans rounds on floors without a conflict (docs/rules/timetable.md, «Planner»): the rounds of a
 * contest in their order, nobody in two at once, rest kept, no judge on two floors. Whatever can begin first
 * is next; of several the earliest round (1/8 before 1/4), then the lower contest number, on the floor that
 * waits least. What would stand in the wrong order with a standing round is left. The same rounds give the
 * same plan.
 */
export function planTimetable<T extends RoundToPlan>(
  rounds: readonly T[],
  { floorCount, minRest, minutes, taken = [], standing = [] }: PlanOptions,
): TimetablePlan<T> {
  const floors = Array.from({ length: floorCount }, (): Floor<T> => ({ end: 0, slots: [] }))
  const free: FreeFrom = new Map()
  const rest = Math.max(0, minRest)
  for (const slot of taken) {
    const floor = floors[slot.floor]
    if (floor) floor.end = Math.max(floor.end, slot.end)
    occupy(slot, slot.end, free, rest)
  }
  const left = rounds.toSorted(
    (one, other) => other.roundIndex - one.roundIndex || one.groupNum - other.groupNum,
  )
  const latestEnd = minutes ?? Infinity
  const fits = ({ round, start }: Candidate<T>) =>
    start + round.minutes <= latestEnd && isInOrder(round, start, standing)
  for (;;) {
    const next = firstToBegin(left, floors, free, fits)
    if (!next) break
    place(next, free, rest)
    left.splice(left.indexOf(next.round), 1)
  }
  return { floors: floors.map(({ slots }) => slots), left }
}

/** The next round of each contest on each floor: the one that can begin first, of those that fit. */
function firstToBegin<T extends RoundToPlan>(
  left: readonly T[],
  floors: readonly Floor<T>[],
  free: FreeFrom,
  fits: (candidate: Candidate<T>) => boolean,
): Candidate<T> | null {
  const candidates: Candidate<T>[] = []
  const seen = new Set<string>()
  for (const round of left) {
    if (seen.has(round.contestId)) continue
    seen.add(round.contestId)
    const ready = Math.max(0, ...needs(round).map((need) => free.get(need) ?? 0))
    const places = floors.map((floor) => ({ round, floor, start: Math.max(ready, floor.end) }))
    // The floor that waits least comes first; a stable sort keeps the order of floors and rounds.
    candidates.push(
      ...places.filter(fits).toSorted((one, other) => other.floor.end - one.floor.end),
    )
  }
  return candidates.toSorted((one, other) => one.start - other.start)[0] ?? null
}

/** Whether a round may begin then: after the standing rounds that come before it, over before those that follow. */
function isInOrder(
  round: RoundToPlan,
  start: number,
  standing: readonly ScheduledRound[],
): boolean {
  const own: TimedRound = { ...round, id: 0, start, end: start + round.minutes }
  const others = standing.filter(({ contestId }) => contestId === round.contestId)
  return others.every((other) => roundsInWrongOrder([own, { ...other, id: 1 }]).length === 0)
}

function place<T extends RoundToPlan>(
  { round, floor, start }: Candidate<T>,
  free: FreeFrom,
  minRest: number,
): void {
  if (start > floor.end) floor.slots.push({ kind: 'break', minutes: start - floor.end })
  floor.slots.push({ kind: 'round', round })
  floor.end = start + round.minutes
  occupy(round, floor.end, free, minRest)
}

/** Who is in a round may be in another one only after it, dancers once they have rested. */
function occupy(round: Needing, end: number, free: FreeFrom, minRest: number): void {
  for (const need of needs(round)) {
    const from = end + (need.startsWith('dancer') ? minRest : 0)
    free.set(need, Math.max(from, free.get(need) ?? 0))
  }
}

interface Needing {
  contestId?: string | undefined
  dancers?: readonly number[] | undefined
  judges?: readonly number[] | undefined
}

/** Who and what has to be free for a round: its contest (one round after another), dancers, judges. */
function needs({ contestId, dancers = [], judges = [] }: Needing): string[] {
  return [
    ...(contestId === undefined ? [] : [`contest ${contestId}`]),
    ...dancers.map((id) => `dancer ${id}`),
    ...judges.map((id) => `judge ${id}`),
  ]
}
