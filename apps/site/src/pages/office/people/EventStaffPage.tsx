import { unwrap } from '@parket/api-client/problem'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import { assignableRoles, can } from '@parket/domain/rights/rights'
import { PeopleScreen } from '@parket/ui/screens/office/people/PeopleScreen'
import { useQuery } from '@tanstack/react-query'
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
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { joinViews, mapView, screenView } from '@parket/react/data/view'
import { eventPlace } from './peoplePlaces.ts'
import { useEventTabs } from '../parts/useEventTabs.ts'
import { usePeople } from './usePeople.ts'

/** Event-level roles per user (/admin/events/{eventId}/staff). */
export function EventStaffPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const links = useLinks()
  const { user, subject } = useAuth()
  const onLogin = useLoginDialog()
  const place = eventPlace(eventId)
  const event = usePageData(eventSource(eventId))
  const eventData = event.state === 'ready' ? event.data.event : null
  const scope = { teamId: eventData?.team_id ?? null, eventId }
  const assignable = can(subject, 'staff.edit', scope) ? assignableRoles(subject, scope) : []

  const staff = useQuery(
    {
      queryKey: [...place.key, 'list'],
      queryFn: () =>
        unwrap(api.GET('/api/events/{id}/users', { params: { path: { id: eventId } } })),
    },
    queryClient,
  )
  const { invitations, props } = usePeople(place, assignable)
  const tabs = useEventTabs(eventId, 'eventStaff')
  useSelectEvent(eventData)
  usePageTitle(eventData && eventPageTitle(eventData, title))

  const view = joinViews(event, joinViews(invitations, queryView(staff)))
  return (
    <PeopleScreen
      {...props}
      title="Сотрудники"
      explanation="Роль действует только на этом турнире. Роли команды здесь не показаны: они действуют и так."
      event={eventData}
      tabs={tabs}
      view={screenView(
        mapView(view, ([, [open, { eventUsers, users }]]) => ({
          items: users.flatMap((person) => {
            const row = eventUsers.find(({ user_id }) => user_id === person.id)
            return row ? [{ ...person, role: row.role }] : []
          }),
          total: eventUsers.length,
          page: 1,
          pageCount: 1,
          isUpdating: false,
          invitations: open,
        })),
        ['noRight'],
      )}
      search={null}
      assignable={assignable}
      timeZone={defaultTimeZone}
      secondFactor={null}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{ home: links.to('home'), page: () => '' }}
    />
  )
}
