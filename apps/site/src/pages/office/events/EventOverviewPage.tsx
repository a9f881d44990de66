import { unwrap } from '@parket/api-client/problem'
import {
  EventOverviewScreen,
  type EventTask,
} from '@parket/ui/screens/office/events/EventOverviewScreen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isRunning } from '@parket/domain/event/dates'
import { can, type Right } from '@parket/domain/rights/rights'
import type { PageName } from '@parket/domain/site/pages'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
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
import { useEmergency } from './useEmergency.ts'
import { useConsentRequests } from '../registrations/useConsentRequests.ts'
import { eventDay } from '../parts/eventDay.ts'
import { useEventTabs } from '../parts/useEventTabs.ts'

/** Where a kind of task is done: the page, and what its list is narrowed to. */
const taskPages = {
  publication: ['eventSettings', {}],
  publish: ['eventSettings', {}],
  questions: ['eventQuestions', {}],
  conflicts: ['eventTimetable', {}],
  judges: ['eventJudges', {}],
  timetable: ['eventTimetable', {}],
  queue: ['eventRegistrations', { status: 'waiting' }],
  minimum: ['eventContests', {}],
  overpaid: ['eventPayments', { status: 'overpaid' }],
  unpaid: ['eventPayments', { status: 'unpaid' }],
  partial: ['eventPayments', { status: 'partial' }],
  duplicates: ['registrationDuplicates', {}],
  consent: ['eventRegistrations', { consent: 'missing' }],
} as const satisfies Record<EventTask['kind'], readonly [PageName, Record<string, string>]>

/** Where an event stands (docs/rules/events-and-contests.md, «Overview»). */
export function EventOverviewPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const links = useLinks()
  const { now } = usePageState()
  const { user, subject } = useAuth()
  const onLogin = useLoginDialog()
  const event = usePageData(eventSource(eventId))
  const eventData = event.state === 'ready' ? event.data.event : null
  const path = { id: eventId }
  const overview = useQuery(
    {
      queryKey: ['event', eventId, 'overview'],
      queryFn: () => unwrap(api.GET('/api/admin/events/{id}/overview', { params: { path } })),
    },
    queryClient,
  )
  const statistics = useQuery(
    {
      queryKey: ['event', eventId, 'overview-statistics'],
      queryFn: () => unwrap(api.GET('/api/events/{id}/statistics', { params: { path } })),
    },
    queryClient,
  )
  const isOn = eventData !== null && isRunning(eventData, now)
  const may = (right: Right) =>
    eventData !== null && can(subject, right, { teamId: eventData.team_id, eventId })
  const day = useQuery(
    { ...eventDay(eventId, null, false), enabled: isOn && may('heats.edit') },
    queryClient,
  )
  const consents = useConsentRequests({
    eventId,
    consent: 'processing',
    groupNum: null,
    isShown: false,
  })
  const emergency = useEmergency(eventId)
  const tabs = useEventTabs(eventId, 'eventOverview')
  useSelectEvent(eventData)
  usePageTitle(eventData && eventPageTitle(eventData, title))

  return (
    <EventOverviewScreen
      view={screenView(
        mapView(
          joinViews(joinViews(event, queryView(overview)), queryView(statistics)),
          ([[{ event: dates }, { tasks }], figures]) => ({
            event: dates,
            tasks,
            statistics: figures,
          }),
        ),
        ['noRight'],
      )}
      event={eventData}
      tabs={tabs}
      day={day.data ?? null}
      now={now}
      account={{ isLoggedIn: user !== null, onLogin }}
      onAskConsents={consents.onAsk}
      asking={consents.dialog}
      emergency={may('marks.edit') ? emergency : null}
      links={{
        home: links.to('home'),
        event: links.to('event', { eventId }),
        day: links.to('eventDay', { eventId }),
        registrations: links.to('eventRegistrations', { eventId }),
        contests: links.to('eventContests', { eventId }),
        payments: links.to('eventPayments', { eventId }),
        waiting: links.to('eventRegistrations', { eventId }, { status: 'waiting' }),
        task(kind) {
          const [page, query] = taskPages[kind]
          return links.to(page, { eventId }, query)
        },
      }}
    />
  )
}
