import type { DraftItem, DraftSession } from './timetableDraft.ts'
import { endOf, timeItems } from '@parket/domain/timetable/timetable'
import { BREAK_TITLE } from '@parket/domain/timetable/waits'
import type { UnplacedRound } from '@parket/ui/screens/office/timetable/TimetableSessionScreen'
import {
  planTimetable,
  type PlanSlot,
  type RoundToPlan,
  type ScheduledRound,
} from '@parket/domain/timetable/plan'

type NewItem = Omit<DraftItem, 'id' | 'savedId'>

/** What is planned for a floor as items of a session: a wait is the delay of the round after it. */
export function slotItems(slots: readonly PlanSlot<RoundToPlan>[]): NewItem[] {
  const items: NewItem[] = []
  let delay = 0
  for (const slot of slots) {
    if (slot.kind === 'break') {
      delay += slot.minutes
      continue
    }
    const { contestId, roundIndex, minutes } = slot.round
    const round = { contest_id: contestId, round_index: roundIndex, minutes, delay }
    items.push({ ...emptyItem, kind: 'round', ...round })
    delay = 0
  }
  return items
}

const emptyItem: NewItem = {
  kind: 'break',
  contest_id: null,
  round_index: null,
  title: '',
  minutes: 0,
  delay: 0,
  publishedStart: null,
  publishedSessionId: null,
}

/** A new break or ceremony. */
export function newItem(kind: 'break' | 'ceremony'): NewItem {
  return { ...emptyItem, kind, title: kind === 'break' ? BREAK_TITLE : 'Награждение', minutes: 15 }
}

/** A round that is put in its place by hand. */
export function newRound({ contest_id, round_index, minutes }: UnplacedRound): NewItem {
  return { ...emptyItem, kind: 'round', contest_id, round_index, minutes }
}

/** How long a plan takes, and what it holds. */
export function planTotals(floors: readonly (readonly PlanSlot<RoundToPlan>[])[]): {
  rounds: number
  minutes: number
} {
  const items = floors.map(slotItems)
  const lengths = items.map((own) =>
    own.reduce((sum, { minutes, delay }) => sum + minutes + delay, 0),
  )
  return { rounds: items.flat().length, minutes: Math.max(0, ...lengths) }
}

/** The rounds of sessions with their times, in minutes from `from`. */
export function scheduledRounds(
  sessions: readonly {
    start: string
    items: readonly Pick<
      DraftItem,
      'id' | 'kind' | 'contest_id' | 'round_index' | 'minutes' | 'delay'
    >[]
  }[],
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
export function planRoundsAfter(
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
  return planTimetable(rounds, options).floors.map(slotItems)
}
