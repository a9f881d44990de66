import { unwrap } from '@parket/api-client/problem'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import { HistoryScreen, type HistoryQuery } from '@parket/ui/screens/organiser/HistoryScreen'
import type { ReactNode } from 'react'
import { useLinks } from '../../data/address/useLinks.ts'
import { api } from '../../data/api.ts'
import { useAuth } from '../../data/auth/AuthProvider.tsx'
import { useLoginDialog } from '../../data/auth/LoginDialogContext.ts'
import { useClearEvent } from '../../data/event/CurrentEvent.tsx'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import { useListPage } from '../../data/useListPage.ts'
import { mapView, screenView } from '../../data/view.ts'

const defaults: HistoryQuery = { q: '', entity: '' }

/** The kinds of records of a team; those of the whole site are told to a superadmin alone. */
const ofTeam = ['team', 'teamUser', 'teamInvitation', 'event']
const ofSite = ['user', 'login', 'refusal', 'lockOut', 'judge']

/** Who changed what in the team (decisions, «Addresses beyond the specification's table»). */
export function AdminHistoryPage({ title }: PageProps): ReactNode {
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const list = useListPage({
    defaults,
    key: ['team', 'history'],
    fetch: ({ q, entity }, page) =>
      unwrap(
        api.GET('/api/admin/audit-log', {
          params: { query: { ...page, ...(q && { q }), ...(entity && { entity }) } },
        }),
      ),
  })
  useClearEvent()
  usePageTitle(title)

  return (
    <HistoryScreen
      view={screenView(
        mapView(list.view, ({ items, ...rows }) => ({ entries: items, ...rows })),
        ['noRight'],
      )}
      query={list.filters}
      onQueryChange={list.change}
      entities={user?.superadmin ? [...ofTeam, ...ofSite] : ofTeam}
      timeZone={defaultTimeZone}
      onUndo={null}
      undoingId={null}
      problem={null}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{ home: links.to('home'), page: list.pageHref }}
    />
  )
}
