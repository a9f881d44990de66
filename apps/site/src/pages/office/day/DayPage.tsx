import type { components } from '@parket/api-client/schema'
import type { PageName } from '@parket/domain/site/pages'
import { DayScreen, type DayTask } from '@parket/ui/screens/office/day/DayScreen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useSearchState } from '@parket/react/data/address/useSearchState'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useSelectEvent } from '@parket/react/data/event/CurrentEvent'
import { eventPageTitle } from '@parket/react/data/event/eventPageTitle'
import { eventSource } from '@parket/react/data/event/eventSource'
import { siteStream } from '@parket/react/data/api'
import { useLiveEvent } from '@parket/react/data/live/useLiveEvent'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { joinViews, mapView, screenView } from '@parket/react/data/view'
import { DAY_POLL_MS, dayKey, eventDay } from '../parts/eventDay.ts'
import { useEventTabs } from '../parts/useEventTabs.ts'
import { useOutcome } from '../parts/useOutcome.ts'
import { useItemStates } from './useItemStates.ts'
import { usePublicDraws } from './usePublicDraws.ts'
import { useRoundEnds } from './useRoundEnds.ts'
import { useRoundStarts } from './useRoundStarts.ts'

/** Where a kind of task is done. */
const taskPages = {
  tie: 'contestMarks',
  differs: 'contestMarks',
  count: 'contestRounds',
  judges: 'eventJudges',
  undrawn: 'contestRounds',
  publish: 'contestResult',
} as const satisfies Record<DayTask['kind'], PageName>

/** Judges' marks come many a second: the day is read anew once for those of this time. */
const PAUSE_MS = 1000

const defaults = { day: '' }

/** The day of a running event (docs/rules/timetable.md, «The day»). */
export function DayPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const [query, { change }] = useSearchState(defaults)
  const event = usePageData(eventSource(eventId))
  const eventData = event.state === 'ready' ? event.data.event : null
  const liveness = useLiveEvent({
    connection: siteStream,
    eventId,
    topic: 'staff',
    pauseMs: PAUSE_MS,
    onChange: () => void queryClient.invalidateQueries({ queryKey: dayKey(eventId) }),
  })
  const day = useQuery(eventDay(eventId, query.day || null, liveness === 'live'), queryClient)
  const tabs = useEventTabs(eventId, 'eventDay')
  const outcome = useOutcome()
  const { pendingItems, onItemState, undoOf } = useItemStates(eventId, outcome)
  const starts = useRoundStarts({
    eventId,
    onDone: (text, changeSetId) => outcome.showDone(text, undoOf(changeSetId)),
  })
  const ends = useRoundEnds({ eventId, undoOf, ...outcome })
  const publicDraws = usePublicDraws({
    eventId,
    isPublic: eventData?.draw_mode === 'public',
    day: day.data ?? null,
    href: links.to('eventDraws', { eventId }),
    onDraw: starts.onStart,
  })
  const sessionId = day.data ? sessionAtHand(day.data) : null
  useSelectEvent(eventData)
  usePageTitle(eventData && eventPageTitle(eventData, title))

  return (
    <DayScreen
      view={screenView(
        mapView(joinViews(event, queryView(day)), ([, data]) => data),
        ['noRight'],
      )}
      event={eventData}
      tabs={tabs}
      account={{ isLoggedIn: user !== null, onLogin }}
      onDayChange={(chosen) => change({ day: chosen })}
      onItemState={onItemState}
      pendingItems={pendingItems}
      onStart={starts.onStart}
      onFinish={ends.onFinish}
      isFinishing={ends.isFinishing}
      starting={starts.dialog}
      publicDraws={publicDraws}
      delaySeconds={liveness === 'cut' ? DAY_POLL_MS / 1000 : null}
      outcome={outcome.outcome}
      links={{
        home: links.to('home'),
        timetable: links.to('eventTimetable', { eventId }),
        judged: links.to('eventContests', { eventId }, { status: 'judged' }),
        papers: sessionId === null ? null : links.to('sessionPaper', { eventId, sessionId }),
        rounds: (groupNum) => links.to('contestRounds', { eventId, groupNum }),
        marks: (groupNum, roundId) =>
          links.to(
            'contestMarks',
            { eventId, groupNum },
            roundId === null ? {} : { round: String(roundId) },
          ),
        task: ({ kind, group_num: groupNum, round_id }) =>
          links.to(
            taskPages[kind],
            { eventId, groupNum },
            taskPages[kind] === 'contestMarks' && round_id !== null
              ? { round: String(round_id) }
              : {},
          ),
      }}
    />
  )
}

/** The session that is on, else the next one, else the last. */
function sessionAtHand({ floors }: components['schemas']['EventDay']): number | null {
  const items = floors
    .flatMap((floor) => floor.items)
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
  const item =
    items.find(({ state }) => state === 'running') ??
    items.find(({ state }) => state === 'ahead') ??
    items.at(-1)
  return item?.session_id ?? null
}
