import { unwrap } from '@parket/api-client/problem'
import { levelAt, roles } from '@parket/domain/rights/rights'
import { eventTabs } from '@parket/domain/site/eventTabs'
import { fillPath } from '@parket/domain/site/address'
import { sitePages, type PageName } from '@parket/domain/site/pages'
import {
  MyEventsScreen,
  type MyEventsScreenProps,
} from '@parket/ui/screens/office/events/MyEventsScreen'
import type { ReactNode } from 'react'
import type { KnownValues } from '@parket/react/data/address/searchState'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useClearEvent } from '@parket/react/data/event/CurrentEvent'
import { useExistingPages } from '../../../data/page/ExistingPages.ts'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { usePageState } from '@parket/react/data/page/PageState'
import { useListPage } from '../../../data/useListPage.ts'
import { mapView, screenView, type View } from '@parket/react/data/view'

type Filters = { q: string; filter: MyEventsScreenProps['filter'] }

const defaults: Filters = { q: '', filter: 'future' }

const known: KnownValues<Filters> = { filter: ['future', 'past'] }

/** «Мои события», where managers find «Стойка» (docs/rules/rights.md, «Finding one's events»). */
export function MyEventsPage({ title }: PageProps): ReactNode {
  const links = useLinks()
  const existing = useExistingPages()
  const { team } = usePageState()
  const { user, subject, status } = useAuth()
  const onLogin = useLoginDialog()
  const id = user?.id ?? 0
  const list = useListPage({
    defaults,
    known,
    key: ['users', id, 'working-events'],
    isKnown: user !== null,
    fetch: ({ filter }, page) =>
      unwrap(
        api.GET('/api/users/{id}/working-events', {
          params: {
            path: { id },
            query: { ...page, filter, sort: filter === 'future' ? 'date_begin' : '-date_begin' },
          },
        }),
      ),
  })
  useClearEvent()
  usePageTitle(title)

  const view: View<Parameters<typeof shown>[0]> =
    status === 'anonymous' ? { state: 'noRight', message: '', onRetry: onLogin } : list.view
  function shown(rows: Extract<typeof list.view, { state: 'ready' }>['data']) {
    return {
      page: rows.page,
      pageCount: rows.pageCount,
      items: rows.items.map((event) => {
        const scope = { teamId: event.team_id, eventId: event.id }
        const level = levelAt(subject, scope)
        const at = { eventId: event.id }
        const desk: PageName[] = existing.has('desk') ? ['desk'] : []
        const visitor = { subject, tenantTeamId: team.id }
        return {
          ...event,
          role: roles.find((role) => role === level) ?? null,
          href: links.to('event', at),
          places: [...desk, ...eventTabs(visitor, event.id, existing).slice(0, 1)].map((name) => ({
            label: existing.get(name) ?? '',
            href: links.keep(fillPath(sitePages[name].path, at)),
          })),
        }
      }),
    }
  }
  return (
    <MyEventsScreen
      view={screenView(mapView(view, shown), ['noRight'])}
      filter={list.filters.filter}
      onFilterChange={(filter) => list.change({ filter })}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{ home: links.to('home'), page: list.pageHref }}
    />
  )
}
