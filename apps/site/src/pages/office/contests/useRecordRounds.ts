import type { components } from '@parket/api-client/schema'
import { calendarDay } from '@parket/domain/format/date'
import { formatTime } from '@parket/domain/format/dateTime'
import { formatShortWeekdays } from '@parket/domain/format/weekdays'
import { roundLadder } from '@parket/domain/round/ladder'
import type { ContestRecordProps } from '@parket/ui/screens/office/contests/ContestRecord'
import { useQuery } from '@tanstack/react-query'
import { useLinks } from '../../../data/address/useLinks.ts'
import { contestRounds } from '../../../data/event/contestRounds.ts'
import type { Contest } from '../../../data/event/eventSource.ts'
import { queryClient } from '../../../data/queryClient.ts'
import { eventDay } from '../day/eventDay.ts'
import { useSessions } from '../timetable/timetableSource.ts'

/** In these a contest has rounds of its own; before, they follow from its entries. */
const drawn: ReadonlySet<Contest['status']> = new Set(['ready', 'running', 'judged', 'published'])

const noRounds: ContestRecordProps['rounds'] = []

/** The ladder of a contest's rounds, each with its time, a running one with whom it waits for; none until it is known. */
export function useRecordRounds(
  eventId: number,
  contest: Contest | null,
  timeZone: string,
): ContestRecordProps['rounds'] {
  const links = useLinks()
  const isDrawn = contest !== null && drawn.has(contest.status)
  const made = useQuery(contestRounds(eventId, isDrawn ? contest.id : null), queryClient)
  const isRunning = made.data?.some(({ status }) => status === 'running') ?? false
  const day = useQuery({ ...eventDay(eventId, null, false), enabled: isRunning }, queryClient).data
  const sessions = useSessions(eventId).data ?? []
  if (contest === null || (isDrawn && !made.data)) return noRounds
  const dayOf = (start: string) => calendarDay(start, timeZone)
  const isOneDay = new Set(sessions.map(({ start }) => dayOf(start))).size < 2
  const params = { eventId, groupNum: contest.group_num }
  return roundLadder(contest, made.data ?? []).map((step) => {
    const place = placeOf(sessions, contest.id, step.roundIndex)
    const acts = {
      marks: links.to('contestMarks', params, { round: step.key }),
      rounds: links.to('contestRounds', params),
    }
    const own = Object.assign(step, {
      judges: runningRound(day, Number(step.key))?.judges ?? [],
      acts: step.status === 'running' ? acts : null,
    })
    if (!place) return Object.assign(own, { time: null, href: null })
    const { sessionId, start } = place
    return Object.assign(own, {
      time: (isOneDay ? '' : weekday(dayOf(start))) + formatTime(start, timeZone),
      href: links.to('timetableSession', { eventId, sessionId }),
    })
  })
}

type Day = components['schemas']['EventDay']

/** A round of the day by its id, with how far its judges are; null before it runs, and on another day. */
function runningRound(day: Day | undefined, id: number) {
  const items = day?.floors.flatMap((floor) => floor.items) ?? []
  return items.flatMap(({ rounds }) => rounds).find((round) => round.id === id) ?? null
}

type Sessions = NonNullable<ReturnType<typeof useSessions>['data']>

/** Where a round stands in the timetable; null: nowhere. */
function placeOf(
  sessions: Sessions,
  contestId: string,
  roundIndex: number,
): { sessionId: number; start: string } | null {
  for (const { id, items } of sessions) {
    const item = items.find(
      ({ contest_id, round_index }) => contest_id === contestId && round_index === roundIndex,
    )
    if (item) return { sessionId: id, start: item.start }
  }
  return null
}

/** «сб », not parted from the hour. */
function weekday(day: string): string {
  return `${formatShortWeekdays(day, day)}\u00A0`
}
