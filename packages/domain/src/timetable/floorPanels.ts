import { planTimetable, type PlanOptions, type RoundToPlan } from './plan.ts'

/** Why a plan does not use all the floors that were asked for. */
export interface FloorObstacle {
  /** Floors on which something is danced. */
  used: number
  /** `judges`: panels share judges; `others`: dancers, rest and the order of rounds leave no room beside. */
  because: 'judges' | 'others'
  /** The judges who sit in the most contests, the busiest first. */
  judges: number[]
}

/** Panels by floor: judges who sit together, and the contests they judge. */
export interface FloorPanels {
  judges: number[]
  contests: string[]
}

/** Fewer judge no contest. */
const SMALLEST_PANEL = 3

/**
 * What stands against the floors that were asked for; null where a plan uses them all, or has too few rounds for them.
 */
export function floorObstacle(
  rounds: readonly RoundToPlan[],
  options: PlanOptions,
): FloorObstacle | null {
  const used = usedFloors(rounds, options)
  if (used >= Math.min(options.floorCount, new Set(rounds.map(({ contestId }) => contestId)).size))
    return null
  const withoutJudges = rounds.map((round) => Object.assign({}, round, { judges: [] }))
  if (usedFloors(withoutJudges, options) <= used) return { used, because: 'others', judges: [] }
  return { used, because: 'judges', judges: busiestJudges(rounds) }
}

function usedFloors(rounds: readonly RoundToPlan[], options: PlanOptions): number {
  return planTimetable(rounds, options).floors.filter(({ length }) => length > 0).length
}

function busiestJudges(rounds: readonly RoundToPlan[]): number[] {
  const contests = new Map<number, Set<string>>()
  for (const { judges, contestId } of rounds) {
    for (const id of judges) contests.set(id, (contests.get(id) ?? new Set()).add(contestId))
  }
  const most = Math.max(0, ...[...contests.values()].map(({ size }) => size))
  return [...contests].filter(([, { size }]) => size === most).map(([id]) => id)
}

/**
 * Panels that let all floors dance at once: the judges in equal parts, in their order, an odd number on each floor, and
 * the contests shared so that the floors take about as long. Null where there are too few judges.
 *
 * @param judges who may sit, in the order of their letters
 */
export function panelsByFloor(
  rounds: readonly RoundToPlan[],
  judges: readonly number[],
  floorCount: number,
): FloorPanels[] | null {
  const each = Math.floor(judges.length / floorCount)
  const size = each % 2 === 0 ? each - 1 : each
  if (size < SMALLEST_PANEL) return null
  const floors = Array.from({ length: floorCount }, (_, at) => ({
    judges: judges.slice(at * size, (at + 1) * size),
    contests: [] as string[],
    minutes: 0,
  }))
  for (const [contestId, minutes] of contestMinutes(rounds)) {
    const shortest = floors.toSorted((one, other) => one.minutes - other.minutes)[0]
    shortest?.contests.push(contestId)
    if (shortest) shortest.minutes += minutes
  }
  return floors.map(({ judges, contests }) => ({ judges, contests }))
}

/** What each contest that is judged takes in all its rounds, the longest first. */
function contestMinutes(rounds: readonly RoundToPlan[]): [string, number][] {
  const minutes = new Map<string, number>()
  for (const round of rounds) {
    if (round.judges.length === 0) continue
    minutes.set(round.contestId, (minutes.get(round.contestId) ?? 0) + round.minutes)
  }
  return [...minutes].toSorted(([, one], [, other]) => other - one)
}
