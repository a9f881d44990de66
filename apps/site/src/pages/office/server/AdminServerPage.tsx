import { unwrap } from '@parket/api-client/problem'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import { ServerScreen } from '@parket/ui/screens/office/server/ServerScreen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useClearEvent } from '@parket/react/data/event/CurrentEvent'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { mapView, screenView } from '@parket/react/data/view'

/** A process says every 5 s that it runs. */
const REFRESH_MS = 15_000

/** How the installation is doing (/admin/server: for a superadmin). */
export function AdminServerPage({ title }: PageProps): ReactNode {
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const query = useQuery(
    {
      queryKey: ['server-state'],
      queryFn: () => unwrap(api.GET('/api/server-state')),
      refetchInterval: REFRESH_MS,
    },
    queryClient,
  )
  useClearEvent()
  usePageTitle(title)
  const view = mapView(queryView(query), (state) => ({
    server: { ...state, askedAt: query.dataUpdatedAt },
  }))
  return (
    <ServerScreen
      view={screenView(view, ['noRight'])}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{ home: links.to('home') }}
      timeZone={defaultTimeZone}
    />
  )
}
