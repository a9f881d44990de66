import { pageAccess, unknownAdminPageAccess } from '@parket/domain/site/pageAccess'
import { FailedScreen } from '@parket/ui/screens/status/FailedScreen'
import { NoRightPage } from '@parket/ui/layouts/NoRightPage'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useLinks } from '../data/address/useLinks.ts'
import { useAuth } from '../data/auth/AuthProvider.tsx'
import { useLoginDialog } from '../data/auth/LoginDialogContext.ts'
import { usePageState } from '../data/page/PageState.tsx'
import { useIsHydrated } from '../data/page/useIsHydrated.ts'
import type { PageMatch } from '../pages.ts'
import { PageLoading } from '../pages/status/PageLoading.tsx'

interface AdminGuardProps {
  path: string
  /** The page under /admin; null for an address that is none. */
  match: PageMatch | null
  children: ReactNode
}

/**
 * Keeps /admin to those who may (spec §2, «Navigation guard»); others are told or sent home. The server
 * knows nobody, so it leaves the question to the browser.
 */
export function AdminGuard({ path, match, children }: AdminGuardProps): ReactNode {
  const { status, subject, problem, retryRights } = useAuth()
  const { team } = usePageState()
  const isHydrated = useIsHydrated()
  const openLogin = useLoginDialog()
  const home = useLinks().to('home')
  const [, navigate] = useLocation()

  const isDecided = isHydrated && (status === 'anonymous' || status === 'loggedIn')
  const visitor = { subject, tenantTeamId: team.id }
  const access = match
    ? pageAccess(visitor, match.page.name, match.params)
    : unknownAdminPageAccess(visitor, path)
  // An admin whose rights did not come is not sent away for it.
  const failure = status === 'loggedIn' && access !== 'pass' ? problem : null
  const isSentHome = isDecided && access === 'home' && failure === null

  useEffect(() => {
    if (isSentHome) navigate(home, { replace: true })
  }, [isSentHome, home, navigate])

  if (!isDecided || isSentHome) return <PageLoading />
  if (access === 'pass') return children
  if (failure !== null) {
    return <FailedScreen message={failure} onRetry={retryRights} links={{ home }} />
  }
  return <NoRightPage isLoggedIn={subject.user !== null} onLogin={openLogin} links={{ home }} />
}
