import { diplomaReaches } from '@parket/domain/contest/papers'
import { formatWeekdayTime } from '@parket/domain/format/weekdays'
import { sessionPapers, sheetOrders, type SheetOrder } from '@parket/domain/round/sessionPapers'
import {
  SessionPaperScreen,
  type SessionPaperChoice,
} from '@parket/ui/screens/office/paper/SessionPaperScreen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useSearchState } from '@parket/react/data/address/useSearchState'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useSelectEvent } from '@parket/react/data/event/CurrentEvent'
import { eventPageTitle } from '@parket/react/data/event/eventPageTitle'
import { eventSource } from '@parket/react/data/event/eventSource'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageState } from '@parket/react/data/page/PageState'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { joinViews, mapView, screenView } from '@parket/react/data/view'
import { useEventTabs } from '../parts/useEventTabs.ts'
import { useSessions } from '../timetable/timetableSource.ts'
import { sessionPapersOf } from './sessionPapersSource.ts'
import { usePaperPrint } from './usePaperPrint.ts'

const defaults = {
  papers: 'heats,sheets,announcer',
  scope: '',
  order: 'judge',
  rounds: 'ahead',
  reach: 'podium',
  title: 'Диплом',
}
const known = {
  scope: ['', 'all', 'changed'],
  order: sheetOrders,
  rounds: ['ahead', 'all'],
  reach: diplomaReaches,
}

/** The papers of a session in one print (docs/rules/timetable.md, «Papers»). */
export function SessionPaperPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const sessionId = Number(params['sessionId'])
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const { team, now } = usePageState()
  const [query, { change }] = useSearchState(defaults, known)
  const event = usePageData(eventSource(eventId))
  const eventData = event.state === 'ready' ? event.data.event : null
  const timeZone = eventData?.time_zone ?? 'Europe/Moscow'
  const sessions = useSessions(eventId)
  const papers = useQuery(sessionPapersOf(eventId, sessionId), queryClient)
  const tabs = useEventTabs(eventId, 'eventTimetable')
  const printing = usePaperPrint(eventId, sessionId)
  useSelectEvent(eventData)
  usePageTitle(eventData && eventPageTitle(eventData, title))
  const choice: SessionPaperChoice = {
    papers: sessionPapers.filter((paper) => query.papers.split(',').includes(paper)),
    scope: query.scope === '' ? null : (query.scope as 'all' | 'changed'),
    order: query.order as SheetOrder,
    rounds: query.rounds as SessionPaperChoice['rounds'],
    reach: query.reach as SessionPaperChoice['reach'],
    title: query.title,
  }
  return (
    <SessionPaperScreen
      view={screenView(
        mapView(joinViews(event, queryView(papers)), ([, data]) => ({
          papers: { ...data, eventId, team },
        })),
        ['noRight'],
      )}
      event={eventData}
      tabs={tabs}
      sessions={(sessions.data ?? []).map((session) => ({
        label: [formatWeekdayTime(session.start, timeZone), session.floor]
          .filter(Boolean)
          .join(', '),
        href: links.to('sessionPaper', { eventId, sessionId: session.id }),
        isCurrent: session.id === sessionId,
      }))}
      choice={choice}
      now={now}
      timeZone={timeZone}
      onChoiceChange={({ papers, scope, ...rest }) =>
        change({
          ...rest,
          ...(papers && { papers: papers.join() || 'none' }),
          ...(scope && { scope }),
        })
      }
      {...printing}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{
        home: links.to('home'),
        session: links.to('timetableSession', { eventId, sessionId }),
      }}
    />
  )
}
