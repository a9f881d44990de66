import { adminGuard } from '@parket/domain/rights/adminGuard'
import { NoRightScreen } from '@parket/ui/screens/status/NoRightScreen'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useLoginDialog } from '../layout/LoginDialogContext.ts'
import { PageLoading } from '../page/PageLoading.tsx'
import { usePageState } from '../page/PageState.tsx'
import { useLinks } from '../page/useLinks.ts'
import { patterns } from '../paths.ts'
import { useSession } from './SessionProvider.tsx'

/** Keeps /admin to those who may (spec §2, «Navigation guard»); every other path passes. */
export function AdminGuard({ path, children }: { path: string; children: ReactNode }): ReactNode {
  return path.startsWith('/admin') ? <Guarded path={path}>{children}</Guarded> : children
}

function Guarded({ path, children }: { path: string; children: ReactNode }): ReactNode {
  const { status, subject } = useSession()
  const { team } = usePageState()
  const openLogin = useLoginDialog()
  const home = useLinks().to(patterns.home)
  const [, navigate] = useLocation()

  const isDecided = status === 'anonymous' || status === 'loggedIn'
  const answer = isDecided ? adminGuard(subject, path, team.id) : null

  useEffect(() => {
    if (answer === 'home') navigate(home, { replace: true })
  }, [answer, home, navigate])

  if (answer === 'pass') return children
  if (answer !== 'noRight') return <PageLoading />
  return <NoRightScreen isLoggedIn={subject.user !== null} onLogin={openLogin} links={{ home }} />
}
