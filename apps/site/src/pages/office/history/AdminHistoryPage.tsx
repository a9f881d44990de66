import { unwrap } from '@parket/api-client/problem'
import { siteEntities, teamEntities } from '@parket/domain/audit/entities'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import { HistoryScreen, type HistoryQuery } from '@parket/ui/screens/office/history/HistoryScreen'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useClearEvent } from '@parket/react/data/event/CurrentEvent'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { useListPage } from '../../../data/useListPage.ts'
import { screenView } from '@parket/react/data/view'
import { useHistoryUndo } from './useHistoryUndo.ts'

const defaults: HistoryQuery = { q: '', entity: '' }

/** Who changed what in the team (docs/rules/events-and-contests.md, «Overview»). */
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
  // Of a team's changes only those of its events are kept.
  const undo = useHistoryUndo(({ entity_id }) => Number(entity_id))
  useClearEvent()
  usePageTitle(title)

  return (
    <HistoryScreen
      view={screenView(list.view, ['noRight'])}
      query={list.filters}
      onQueryChange={list.change}
      entities={user?.superadmin ? [...teamEntities, ...siteEntities] : teamEntities}
      timeZone={defaultTimeZone}
      {...undo}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{ home: links.to('home'), page: list.pageHref }}
    />
  )
}
