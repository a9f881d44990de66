import { adminGuard } from '@parket/domain/rights/adminGuard'
import { FailedScreen } from '@parket/ui/screens/status/FailedScreen'
import { NoRightPage } from '@parket/ui/layouts/NoRightPage'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useLoginDialog } from '../layout/LoginDialogContext.ts'
import { PageLoading } from '../page/PageLoading.tsx'
import { usePageState } from '../page/PageState.tsx'
import { useLinks } from '../page/useLinks.ts'
import { patterns } from '../paths.ts'
import { useSession } from './SessionProvider.tsx'

/** A page under /admin: shown to who may see it, others are told or sent home. */
export function GuardedPage({ path, children }: { path: string; children: ReactNode }): ReactNode {
  const { status, subject, problem, retryRights } = useSession()
  const { team } = usePageState()
  const openLogin = useLoginDialog()
  const home = useLinks().to(patterns.home)
  const [, navigate] = useLocation()

  const isDecided = status === 'anonymous' || status === 'loggedIn'
  const answer = isDecided ? adminGuard(subject, path, team.id) : null
  // An admin whose rights did not come is not sent away for it.
  const failure = status === 'loggedIn' && answer !== 'pass' ? problem : null
  const isSentHome = answer === 'home' && failure === null

  useEffect(() => {
    if (isSentHome) navigate(home, { replace: true })
  }, [isSentHome, home, navigate])

  if (answer === 'pass') return children
  if (failure !== null) {
    return <FailedScreen message={failure} onRetry={retryRights} links={{ home }} />
  }
  if (answer !== 'noRight') return <PageLoading />
  return <NoRightPage isLoggedIn={subject.user !== null} onLogin={openLogin} links={{ home }} />
}
