import { pageAccess, unknownAdminPageAccess } from '@parket/domain/site/pageAccess'
import { FailedScreen } from '@parket/ui/screens/status/FailedScreen'
import { NoRightPage } from '@parket/ui/layouts/NoRightPage'
import { pagePath } from '@parket/domain/site/links'
import { publicProblemText } from '@parket/domain/problems/publicProblems'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useAddress } from '@parket/react/data/address/useAddress'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginRequest } from '@parket/react/data/auth/LoginDialogContext'
import { usePageState } from '@parket/react/data/page/PageState'
import { useIsHydrated } from '@parket/react/data/page/useIsHydrated'
import { toasts } from '../data/toasts.ts'
import type { PageMatch } from '../pages.ts'
import { PageLoading } from '@parket/react/components/PageLoading'

interface AdminGuardProps {
  path: string
  /** The page under /admin; null for an address that is none. */
  match: PageMatch | null
  children: ReactNode
}

/**
 * Keeps /admin to those who may (docs/rules/site.md, «Guard»); others are told or sent home, where a
 * visitor can log in and go on, and a user is told why. The server knows nobody, so it leaves the question
 * to the browser.
 */
export function AdminGuard({ path, match, children }: AdminGuardProps): ReactNode {
  const { status, subject, problem, retryRights } = useAuth()
  const { team } = usePageState()
  const isHydrated = useIsHydrated()
  const askLogin = useLoginRequest()
  const { search } = useAddress()
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

  const isShown = isDecided && access === 'pass'
  const wasShown = useRef(false)

  const goHome = useEffectEvent(() => {
    navigate(home, { replace: true })
    if (status === 'loggedIn') {
      toasts.add({ text: publicProblemText('section_forbidden'), tone: 'caution' })
    } else if (!wasShown.current) {
      // Whoever has logged out here wants to be nobody.
      askLogin({ path: pagePath('home'), goOnTo: search === '' ? path : `${path}?${search}` })
    }
  })
  useEffect(() => {
    if (isSentHome) goHome()
    else if (isShown) wasShown.current = true
  }, [isSentHome, isShown])

  if (!isDecided || isSentHome) return <PageLoading />
  if (access === 'pass') return children
  if (failure !== null) {
    return <FailedScreen message={failure} onRetry={retryRights} links={{ home }} />
  }
  return <NoRightPage isLoggedIn links={{ home }} />
}
