import { formatWeekdayTime } from '@parket/domain/format/weekdays'
import {
  delayItem,
  moveAfter,
  moveItem,
  removeItem,
  swapItems,
} from '@parket/domain/timetable/edit'
import { asPublished } from '@parket/domain/timetable/published'
import {
  TimetableSessionScreen,
  type TimetableActions,
} from '@parket/ui/screens/office/timetable/TimetableSessionScreen'
import type { components } from '@parket/api-client/schema'
import { useRef, useState, type ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useSelectEvent } from '@parket/react/data/event/CurrentEvent'
import { eventPageTitle } from '@parket/react/data/event/eventPageTitle'
import { eventSource, type EventData } from '@parket/react/data/event/eventSource'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { queryView } from '@parket/react/data/queryView'
import { joinViews, screenView } from '@parket/react/data/view'
import { NotFound } from '@parket/react/components/NotFound'
import { newItem, newRound, planRoundsAfter } from './timetablePlan.ts'
import type { DraftItem, DraftSession } from './timetableDraft.ts'
import {
  unplacedRounds,
  useSessions,
  useTimetableRounds,
  type TimetableRounds,
} from './timetableSource.ts'
import { partsOf, timetableView } from './timetableView.ts'
import { useEventTabs } from '../parts/useEventTabs.ts'
import { usePublication } from './usePublication.ts'
import { useTimetable } from './useTimetable.ts'

/** The timetable of a session beside those at the same time (/admin/events/{eventId}/sessions/{sessionId}/). */
export function TimetableSessionPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const sessionId = Number(params['sessionId'])
  const frame = useFrame(eventId, sessionId)
  const event = usePageData(eventSource(eventId))
  const sessions = useSessions(eventId)
  const rounds = useTimetableRounds(eventId)
  const view = joinViews(event, joinViews(queryView(sessions), queryView(rounds)))
  const eventData = event.state === 'ready' ? event.data.event : null
  useSelectEvent(eventData)
  usePageTitle(eventData && eventPageTitle(eventData, title))
  if (view.state === 'ready') {
    const [data, [stored, made]] = view.data
    if (!stored.some(({ id }) => id === sessionId)) {
      return <NotFound message="Такого отделения нет: его могли удалить." />
    }
    return <Editor {...{ eventId, sessionId, data, stored, made, frame }} />
  }
  return (
    <TimetableSessionScreen
      {...frame}
      view={screenView(view, ['noRight'])}
      event={eventData}
      parts={[]}
      saved={null}
      problem={null}
      onUndo={null}
      isPublishing={false}
      onPublish={nothing}
      actions={noActions}
    />
  )
}

function useFrame(eventId: number, sessionId: number) {
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const tabs = useEventTabs(eventId, 'eventTimetable')
  return {
    tabs,
    onPrint: () => window.print(),
    account: { isLoggedIn: user !== null, onLogin },
    links: {
      home: links.to('home'),
      list: links.to('eventTimetable', { eventId }),
      judges: links.to('eventJudges', { eventId }),
      papers: links.to('sessionPaper', { eventId, sessionId }),
    },
  }
}

const nothing = () => {}
const noActions: TimetableActions = {
  onMove: nothing,
  onPlace: nothing,
  onPlaceAll: nothing,
  onRemove: nothing,
  onChange: nothing,
  onDelay: nothing,
  onAdd: nothing,
  onMend: nothing,
  onTakeBack: nothing,
}

interface EditorProps {
  eventId: number
  sessionId: number
  data: EventData
  stored: components['schemas']['Session'][]
  made: TimetableRounds
  frame: ReturnType<typeof useFrame>
}

/** Begins with what is stored; from then on what is edited here stands. */
function Editor({ eventId, sessionId, data, stored, made, frame }: EditorProps) {
  const { event, contests } = data
  const links = useLinks()
  const { sessions, edit, noteChange, ...timetable } = useTimetable(
    eventId,
    stored,
    event.time_zone,
  )
  const [refused, setRefused] = useState<string | null>(null)
  const { publishedAt, isPublishing, onPublish } = usePublication({
    eventId,
    onDone: (_, changeSetId) => {
      setRefused(null)
      noteChange('Опубликовано', changeSetId)
    },
    onRefused: (title, reasons) => setRefused([title, ...reasons].join('. ')),
  })
  const nextId = useRef(-1)
  const parts = partsOf(sessions)
  const part = parts.find((own) => own.some(({ id }) => id === sessionId)) ?? []

  function withIds(items: readonly Omit<DraftItem, 'id' | 'savedId'>[]): DraftItem[] {
    return items.map((item) => Object.assign({}, item, { id: nextId.current--, savedId: null }))
  }
  function insert(
    to: { sessionId: number; index: number },
    item: Omit<DraftItem, 'id' | 'savedId'>,
  ) {
    const added = withIds([item])
    edit((now) =>
      now.map((session) =>
        session.id === to.sessionId
          ? { ...session, items: session.items.toSpliced(to.index, 0, ...added) }
          : session,
      ),
    )
  }
  function placeAll(): void {
    const rounds = unplacedRounds(made, contests, sessions, event.dance_seconds / 60)
    const people = new Map(made.contests.map((contest) => [contest.contest_id, contest]))
    const planned = planRoundsAfter(part, sessions, rounds, people, event.min_rest).map(withIds)
    const added = new Map(part.map(({ id }, floor) => [id, planned[floor] ?? []]))
    edit((now) =>
      now.map((session) => {
        const items = added.get(session.id) ?? []
        return items.length > 0 ? { ...session, items: [...session.items, ...items] } : session
      }),
    )
  }
  const actions: TimetableActions = {
    onMove: (itemId, to) => edit((now) => moveItem(now, itemId, to)),
    onPlace: (round, to) => {
      const first = firstToEnd(part)
      const place = to ?? { sessionId: first?.id ?? 0, index: first?.items.length ?? 0 }
      insert(place, newRound(round))
    },
    onPlaceAll: placeAll,
    onRemove: (itemId) => edit((now) => removeItem(now, itemId)),
    onChange: (itemId, change) =>
      edit((now) =>
        now.map((session) =>
          session.items.some(({ id }) => id === itemId)
            ? {
                ...session,
                items: session.items.map((item) =>
                  item.id === itemId ? Object.assign({}, item, change) : item,
                ),
              }
            : session,
        ),
      ),
    onDelay: (itemId, minutes) => edit((now) => delayItem(now, itemId, minutes)),
    onAdd: (kind, to) => insert(to, newItem(kind)),
    onMend(mend) {
      if (mend.kind === 'move') edit((now) => moveAfter(now, mend.itemId, mend.afterId))
      if (mend.kind === 'swap') edit((now) => swapItems(now, mend.itemId, mend.withId))
      if (mend.kind === 'delay') edit((now) => delayItem(now, mend.itemId, mend.minutes))
    },
    onTakeBack: () => edit((now) => asPublished(now)),
  }
  return (
    <TimetableSessionScreen
      {...frame}
      {...timetable}
      event={event}
      view={{
        state: 'ready',
        timetable: timetableView(sessions, part, { event, contests, rounds: made }, publishedAt),
      }}
      parts={parts.flatMap((own) => {
        const [first] = own
        if (!first) return []
        return {
          label: formatWeekdayTime(first.start, event.time_zone),
          href: links.to('timetableSession', { eventId, sessionId: first.id }),
          isCurrent: own === part,
        }
      })}
      problem={
        timetable.problem ??
        (refused === null
          ? null
          : {
              text: refused,
              onRetry: () => onPublish(true),
              onReload: () => setRefused(null),
            })
      }
      isPublishing={isPublishing}
      onPublish={() => onPublish(true)}
      actions={actions}
    />
  )
}

/** The floor where the next round would begin first. */
function firstToEnd(part: readonly DraftSession[]): DraftSession | undefined {
  const ends = ({ start, items }: DraftSession) =>
    Date.parse(start) + items.reduce((sum, { minutes, delay }) => sum + minutes + delay, 0) * 60_000
  return part.toSorted((one, other) => ends(one) - ends(other))[0]
}
