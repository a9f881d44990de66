import { unwrap } from '@parket/api-client/problem'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import { UserListScreen, type UserQuery } from '@parket/ui/screens/office/people/UserListScreen'
import type { ReactNode } from 'react'
import type { KnownValues } from '@parket/react/data/address/searchState'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useClearEvent } from '@parket/react/data/event/CurrentEvent'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { useListPage } from '../../../data/useListPage.ts'
import { screenView } from '@parket/react/data/view'
import { useUserRecord } from './useUserRecord.ts'

/** The list's filters, and the account that is open. */
type Filters = UserQuery & { user: string }

const defaults: Filters = { q: '', deleted: '', sort: 'last_name', user: '' }

const known: KnownValues<Filters> = {
  deleted: ['', 'true', 'false'],
  sort: ['last_name', '-last_name', 'email', '-email', 'created_at', '-created_at'],
}

/** All accounts (/admin/users: superadmin section). */
export function AdminUserListPage({ title }: PageProps): ReactNode {
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const list = useListPage({
    defaults,
    known,
    key: ['users', 'list'],
    fetch: ({ q, deleted, sort }, page) =>
      unwrap(
        api.GET('/api/users', {
          params: {
            query: {
              ...page,
              sort,
              ...(q && { q }),
              ...(deleted && { deleted: deleted === 'true' }),
            },
          },
        }),
      ),
  })
  const { filters, view, change, hrefOf } = list
  const shown = view.state === 'ready' ? view.data.items : []
  const open = shown.find(({ id }) => String(id) === filters.user) ?? null
  const record = useUserRecord(open, () => change({ user: '' }))
  useClearEvent()
  usePageTitle(title)

  return (
    <UserListScreen
      view={screenView(view, ['noRight'])}
      query={filters}
      onQueryChange={change}
      record={record}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{
        home: links.to('home'),
        user: (userId) => hrefOf({ user: String(userId) }),
        page: list.pageHref,
        server: links.to('adminServer'),
      }}
      timeZone={defaultTimeZone}
    />
  )
}
