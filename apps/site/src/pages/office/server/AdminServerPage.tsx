import { unwrap } from '@parket/api-client/problem'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import { ServerScreen } from '@parket/ui/screens/office/server/ServerScreen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLinks } from '../../../data/address/useLinks.ts'
import { api } from '../../../data/api.ts'
import { useAuth } from '../../../data/auth/AuthProvider.tsx'
import { useLoginDialog } from '../../../data/auth/LoginDialogContext.ts'
import { useClearEvent } from '../../../data/event/CurrentEvent.tsx'
import type { PageProps } from '../../../data/page/PageProps.ts'
import { usePageTitle } from '../../../data/page/usePageTitle.ts'
import { queryClient } from '../../../data/queryClient.ts'
import { queryView } from '../../../data/queryView.ts'
import { mapView, screenView } from '../../../data/view.ts'

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
