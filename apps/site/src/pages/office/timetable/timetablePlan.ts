import type { DraftItem, DraftSession } from './timetableDraft.ts'
import { endOf, timeItems } from '@parket/domain/timetable/timetable'
import {
  planTimetable,
  type PlanSlot,
  type RoundToPlan,
  type ScheduledRound,
} from '@parket/domain/timetable/plan'

type NewItem = Omit<DraftItem, 'id' | 'savedId'>

/** A planned round, or the wait before one, as an item of a session. */
export function slotItem(slot: PlanSlot<RoundToPlan>): NewItem {
  if (slot.kind === 'break') return { ...emptyItem, title: 'Перерыв', minutes: slot.minutes }
  const { contestId, roundIndex, minutes } = slot.round
  return { ...emptyItem, kind: 'round', contest_id: contestId, round_index: roundIndex, minutes }
}

const emptyItem: NewItem = {
  kind: 'break',
  contest_id: null,
  round_index: null,
  title: '',
  minutes: 0,
  delay: 0,
}

/** A new break or ceremony. */
export function newItem(kind: 'break' | 'ceremony'): NewItem {
  return { ...emptyItem, kind, title: kind === 'break' ? 'Перерыв' : 'Награждение', minutes: 15 }
}

/** How long a plan takes, and what it holds. */
export function planTotals(floors: readonly (readonly PlanSlot<RoundToPlan>[])[]): {
  rounds: number
  minutes: number
} {
  const lengths = floors.map((slots) =>
    slots.reduce((sum, slot) => sum + slotItem(slot).minutes, 0),
  )
  const rounds = floors.flat().filter(({ kind }) => kind === 'round').length
  return { rounds, minutes: Math.max(0, ...lengths) }
}

/** The rounds of sessions with their times, in minutes from `from`. */
export function scheduledRounds(
  sessions: readonly { start: string; items: readonly Omit<DraftItem, 'savedId' | 'title'>[] }[],
  from: number,
): ScheduledRound[] {
  const minutesTo = (moment: number) => (moment - from) / 60_000
  return sessions
    .flatMap(({ start, items }) => timeItems(start, items))
    .flatMap(({ kind, contest_id, round_index, start, end }) =>
      kind === 'round' && contest_id !== null && round_index !== null
        ? {
            contestId: contest_id,
            roundIndex: round_index,
            start: minutesTo(start),
            end: minutesTo(end),
          }
        : [],
    )
}

/** Who dances a contest, and who judges it and each of its rounds: a round may have its own panel. */
interface ContestPeople extends Pick<RoundToPlan, 'dancers' | 'judges'> {
  rounds: readonly { round_index: number; judges: RoundToPlan['judges'] }[]
}

/**
 * The rounds that stand nowhere, planned after what stands on the floors of a part.
 *
 * @param sessions of the whole event
 * @param people who dances and judges, by contest
 */
export function planAfter(
  part: readonly DraftSession[],
  sessions: readonly DraftSession[],
  rounds: readonly RoundToPlan[],
  people: ReadonlyMap<string, ContestPeople>,
  minRest: number,
): NewItem[][] {
  const start = Math.min(...part.map((session) => Date.parse(session.start)))
  const minutesTo = (moment: number) => Math.round((moment - start) / 60_000)
  const taken = part.flatMap((session, floor) => [
    { floor, end: minutesTo(endOf(session.start, session.items).getTime()) },
    ...timeItems(session.start, session.items).map(({ contest_id, round_index, end }) => {
      const { dancers, judges, rounds = [] } = people.get(contest_id ?? '') ?? {}
      const round = rounds.find((one) => one.round_index === round_index)
      return { floor, end: minutesTo(end), dancers, judges: round?.judges ?? judges }
    }),
  ])
  const standing = scheduledRounds(sessions, start)
  const options = { floorCount: part.length, minRest, minutes: null, taken, standing }
  return planTimetable(rounds, options).floors.map((slots) => slots.map(slotItem))
}
