import { unwrap } from '@parket/api-client/problem'
import { ResultQuestionsScreen } from '@parket/ui/screens/office/results/ResultQuestionsScreen'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useSelectEvent } from '@parket/react/data/event/CurrentEvent'
import { eventPageTitle } from '@parket/react/data/event/eventPageTitle'
import { eventSource } from '@parket/react/data/event/eventSource'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { useListPage } from '../../../data/useListPage.ts'
import { joinViews, mapView, screenView } from '@parket/react/data/view'
import { ResultAnswer } from './ResultAnswer.tsx'
import { useEventTabs } from '../parts/useEventTabs.ts'

/** What people think is wrong in the results of an event (docs/adr/0042). */
export function ResultQuestionsPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const event = usePageData(eventSource(eventId))
  const eventData = event.state === 'ready' ? event.data.event : null
  const list = useListPage({
    defaults: { q: '' },
    key: ['event', eventId, 'result-questions'],
    fetch: (_, page) =>
      unwrap(
        api.GET('/api/events/{id}/result-questions', {
          params: { path: { id: eventId }, query: page },
        }),
      ),
  })
  const tabs = useEventTabs(eventId, 'eventQuestions')
  useSelectEvent(eventData)
  usePageTitle(eventData && eventPageTitle(eventData, title))

  return (
    <ResultQuestionsScreen
      view={screenView(
        mapView(joinViews(event, list.view), ([, rows]) => rows),
        ['noRight'],
      )}
      event={eventData}
      tabs={tabs}
      timeZone={eventData?.time_zone ?? 'UTC'}
      renderForm={({ id }) => <ResultAnswer eventId={eventId} questionId={id} />}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{
        home: links.to('home'),
        result: (groupNum, number) => links.to('contestResults', { eventId, groupNum }, { number }),
        page: list.pageHref,
      }}
    />
  )
}
