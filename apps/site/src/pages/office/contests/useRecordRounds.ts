import type { components } from '@parket/api-client/schema'
import { calendarDay } from '@parket/domain/format/date'
import { formatTime } from '@parket/domain/format/dateTime'
import { formatShortWeekdays } from '@parket/domain/format/weekdays'
import { roundLadder } from '@parket/domain/round/ladder'
import type { ContestRecordProps } from '@parket/ui/screens/office/contests/ContestRecord'
import { useQuery } from '@tanstack/react-query'
import { useLinks } from '@parket/react/data/address/useLinks'
import { contestRounds } from '../../../data/event/contestRounds.ts'
import type { Contest } from '@parket/react/data/event/eventSource'
import { queryClient } from '@parket/react/data/queryClient'
import { eventDay } from '../parts/eventDay.ts'
import { useSessions } from '../timetable/timetableSource.ts'

/** In these a contest has rounds of its own; before, they follow from its entries. */
const drawn: ReadonlySet<Contest['status']> = new Set(['ready', 'running', 'judged', 'published'])

/** In these a round has its hour of the day. */
const begun: ReadonlySet<string> = new Set(['running', 'judged', 'published'])

const noRounds: ContestRecordProps['rounds'] = []

interface RecordRoundsOptions {
  eventId: number
  contest: Contest | null
  /** Of the event. */
  timeZone: string
  /** Counts a round; null: it is not theirs to end. */
  onFinish: ((round: { id: number; version: number }) => void) | null
}

/** The ladder of a contest's rounds, each with its time, a running one with whom it waits for; none until it is known. */
export function useRecordRounds(options: RecordRoundsOptions): ContestRecordProps['rounds'] {
  const { eventId, contest, timeZone, onFinish } = options
  const links = useLinks()
  const isDrawn = contest !== null && drawn.has(contest.status)
  const made = useQuery(contestRounds(eventId, isDrawn ? contest.id : null), queryClient)
  const hasBegun = made.data?.some(({ status }) => begun.has(status)) ?? false
  const sessions = useSessions(eventId).data ?? []
  const first = contest && firstOf(sessions, contest.id)
  const day = useQuery(
    {
      ...eventDay(eventId, first === null ? null : calendarDay(first, timeZone), false),
      enabled: hasBegun,
    },
    queryClient,
  ).data
  if (contest === null || (isDrawn && !made.data)) return noRounds
  const dayOf = (start: string) => calendarDay(start, timeZone)
  const isOneDay = new Set(sessions.map(({ start }) => dayOf(start))).size < 2
  const params = { eventId, groupNum: contest.group_num }
  return roundLadder(contest, made.data ?? []).map((step) => {
    const place = placeOf(sessions, contest.id, step.roundIndex)
    const acts = {
      marks: links.to('contestMarks', params, { round: step.key }),
      papers: links.to('contestPaper', params, { document: 'sheets', round: step.key }),
      onFinish: onFinish && finishOf(made.data ?? [], step.key, onFinish),
    }
    const own = Object.assign(step, {
      judges: runningRound(day, Number(step.key))?.judges ?? [],
      acts: step.status === 'running' ? acts : null,
    })
    if (!place) return Object.assign(own, { time: null, href: null })
    const { sessionId, start } = place
    return Object.assign(own, {
      time:
        (isOneDay ? '' : weekday(dayOf(start))) +
        (dancedTime(day, { contestId: contest.id, roundIndex: step.roundIndex }, timeZone) ??
          formatTime(start, timeZone)),
      href: links.to('timetableSession', { eventId, sessionId }),
    })
  })
}

type Rounds = components['schemas']['Round'][]

function finishOf(
  rounds: Rounds,
  key: string,
  onFinish: NonNullable<RecordRoundsOptions['onFinish']>,
): (() => void) | null {
  const round = rounds.find(({ id }) => String(id) === key)
  return round ? () => onFinish(round) : null
}

type Day = components['schemas']['EventDay']

/** A round of the day by its id, with how far its judges are; null before it runs, and on another day. */
function runningRound(day: Day | undefined, id: number) {
  const items = day?.floors.flatMap((floor) => floor.items) ?? []
  return items.flatMap(({ rounds }) => rounds).find((round) => round.id === id) ?? null
}

/** «12:04–12:21» of a round that is done, as it was noted; null before, and on another day. */
function dancedTime(
  day: Day | undefined,
  { contestId, roundIndex }: { contestId: string; roundIndex: number },
  timeZone: string,
): string | null {
  const item = day?.floors
    .flatMap((floor) => floor.items)
    .find(({ contest_id, round_index }) => contest_id === contestId && round_index === roundIndex)
  if (!item || item.started_at === null || item.ended_at === null) return null
  return [item.started_at, item.ended_at].map((at) => formatTime(at, timeZone)).join('–')
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

/** When the contest begins as planned; null: it stands nowhere. */
function firstOf(sessions: Sessions, contestId: string): string | null {
  const starts = sessions.flatMap(({ items }) =>
    items.filter(({ contest_id }) => contest_id === contestId).map(({ start }) => start),
  )
  return starts.toSorted()[0] ?? null
}

/** «сб », not parted from the hour. */
function weekday(day: string): string {
  return `${formatShortWeekdays(day, day)}\u00A0`
}
