import { unwrap } from '@parket/api-client/problem'
import { eventEntities } from '@parket/domain/audit/entities'
import { numberedTitle } from '@parket/domain/contest/title'
import { HistoryScreen, type HistoryQuery } from '@parket/ui/screens/office/history/HistoryScreen'
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
import { useEventTabs } from '../parts/useEventTabs.ts'
import { useHistoryUndo } from './useHistoryUndo.ts'

/** `entity_id`: of one record, where its page leads here. */
const defaults: HistoryQuery & { entity_id: string } = { q: '', entity: '', entity_id: '' }

/** Who changed what at an event, and the way back (docs/rules/events-and-contests.md, «Overview»). */
export function EventHistoryPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const event = usePageData(eventSource(eventId))
  const eventData = event.state === 'ready' ? event.data.event : null
  const contests = event.state === 'ready' ? event.data.contests : []
  const list = useListPage({
    defaults,
    key: ['event', eventId, 'history'],
    fetch: ({ q, entity, entity_id }, page) =>
      unwrap(
        api.GET('/api/admin/events/{id}/audit-log', {
          params: {
            path: { id: eventId },
            query: {
              ...page,
              ...(q && { q }),
              ...(entity && { entity }),
              ...(entity_id && { entity_id }),
            },
          },
        }),
      ),
  })
  const undo = useHistoryUndo(() => eventId)
  const tabs = useEventTabs(eventId, 'eventHistory')
  useSelectEvent(eventData)
  usePageTitle(eventData && eventPageTitle(eventData, title))

  return (
    <HistoryScreen
      view={screenView(
        mapView(joinViews(event, list.view), ([, rows]) => rows),
        ['noRight'],
      )}
      event={eventData}
      tabs={tabs}
      query={list.filters}
      onQueryChange={(change) =>
        list.change(change.entity === undefined ? change : { ...change, entity_id: '' })
      }
      onShowAll={
        list.filters.entity_id === '' ? null : () => list.change({ entity: '', entity_id: '' })
      }
      entities={eventEntities}
      contestNames={new Map(contests.map((contest) => [contest.id, numberedTitle(contest)]))}
      timeZone={eventData?.time_zone ?? 'UTC'}
      {...undo}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{ home: links.to('home'), page: list.pageHref }}
    />
  )
}
