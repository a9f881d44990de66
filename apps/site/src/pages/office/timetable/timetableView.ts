import { contestTitle } from '@parket/domain/contest/title'
import type { TimetableConflict } from '@parket/domain/timetable/conflicts'
import { sessionParts } from '@parket/domain/timetable/edit'
import { listMends } from '@parket/domain/timetable/mend'
import { sessionConflicts, type StaffedSession } from '@parket/domain/timetable/staffed'
import { endOf, timeItems } from '@parket/domain/timetable/timetable'
import type { TimetableData } from '@parket/ui/screens/office/timetable/TimetableSessionScreen'
import type { Contest, Event } from '@parket/react/data/event/eventSource'
import type { DraftSession } from './timetableDraft.ts'
import { unplacedRounds, type TimetableRounds } from './timetableSource.ts'

interface TimetableFacts {
  event: Pick<Event, 'dance_seconds' | 'min_rest' | 'time_zone'>
  contests: readonly Contest[]
  rounds: TimetableRounds
}

/** The conflicts of an event's sessions, from who dances and judges its contests. */
export function conflictsOf(
  sessions: readonly StaffedSession[],
  { event, rounds }: { event: Pick<Event, 'min_rest'>; rounds: TimetableRounds },
): TimetableConflict[] {
  const people = new Map(
    rounds.contests.map(({ contest_id, dancers, judges, rounds }) => [
      contest_id,
      {
        dancers: dancers.map((id) => ({ key: id, id })),
        judgeIds: judges,
        roundJudges: new Map(rounds.map((round) => [round.round_index, round.judges])),
      },
    ]),
  )
  return sessionConflicts(sessions, people, event.min_rest)
}

/** Sessions by parts of the event. */
export function partsOf<S extends DraftSession>(sessions: readonly S[]): S[][] {
  const timed = sessions.map((session) => ({
    session,
    start: session.start,
    end: endOf(session.start, session.items).toISOString(),
  }))
  return sessionParts(timed).map((part) => part.map(({ session }) => session))
}

/** What the screen shows of the part that a session belongs to. */
export function timetableView(
  sessions: readonly DraftSession[],
  part: readonly DraftSession[],
  facts: TimetableFacts,
  publishedAt: TimetableData['publishedAt'],
): TimetableData {
  const { event, contests, rounds } = facts
  const made = new Map(rounds.contests.map((contest) => [contest.contest_id, contest]))
  const shown = new Set(part.flatMap(({ items }) => items.map(({ id }) => id)))
  const of = (changed: readonly DraftSession[]) => conflictsOf(changed, facts)
  return {
    floors: part,
    elsewhere: sessions.filter((session) => !part.includes(session)),
    contests: new Map(
      contests.map(({ id, group_num, group_name, section, scoring }) => [
        id,
        {
          group_num,
          group_name: contestTitle({ group_name, section }),
          section,
          isJudged: scoring !== 'none' && made.get(id)?.dances !== 0,
          rounds: made.get(id)?.rounds ?? [],
          judges: made.get(id)?.judges ?? [],
        },
      ]),
    ),
    dancers: new Map(rounds.dancers.map(({ id, name }) => [id, name])),
    judges: new Map(rounds.judges.map((judge) => [judge.id, judge])),
    conflicts: of(sessions).filter(({ itemIds }) => itemIds.some((id) => shown.has(id))),
    mendsOf: (conflict) =>
      listMends(conflict, missingMinutes(conflict, sessions, event), sessions, of),
    unplaced: unplacedRounds(rounds, contests, sessions, event.dance_seconds / 60),
    publishedAt,
    minRest: event.min_rest,
    timeZone: event.time_zone,
  }
}

/** By how many minutes the later of two items begins too early. */
function missingMinutes(
  { kind, itemIds }: TimetableConflict,
  sessions: readonly DraftSession[],
  { min_rest }: Pick<Event, 'min_rest'>,
): number {
  const items = sessions.flatMap(({ start, items }) => timeItems(start, items))
  const [earlier, later] = itemIds.map((id) => items.find((item) => item.id === id))
  const gap = ((later?.start ?? 0) - (earlier?.end ?? 0)) / 60_000
  return Math.ceil((kind === 'judge' ? 0 : min_rest) - gap)
}
