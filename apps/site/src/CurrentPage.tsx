import { Spinner } from '@parket/ui/components/Spinner'
import { NotFoundScreen } from '@parket/ui/screens/status/NotFoundScreen'
import { Suspense, useEffect, type ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { clearReloadFlag } from './page/loadOrReloadOnce.ts'
import { PageErrorBoundary } from './page/PageErrorBoundary.tsx'
import { useIsHydrated } from './page/useIsHydrated.ts'
import { useLinks } from './page/useLinks.ts'
import { usePageTitle } from './page/usePageTitle.ts'
import { patterns } from './paths.ts'
import { findRoute } from './routes.tsx'
import { AdminGuard } from './session/AdminGuard.tsx'

/** The page of the current address. */
export function CurrentPage(): ReactNode {
  const [path] = useLocation()
  const search = useSearch()
  const isHydrated = useIsHydrated()
  useEffect(clearReloadFlag, [])

  const match = findRoute(path)
  if (!match) return <NotFoundPage />
  if (!match.route.isServerRendered && !isHydrated) return <PageLoading />
  const { Page } = match.route.page
  return (
    <PageErrorBoundary key={path}>
      <Suspense fallback={<PageLoading />}>
        <AdminGuard path={path} fallback={<PageLoading />}>
          <Page params={match.params} search={search} />
        </AdminGuard>
      </Suspense>
    </PageErrorBoundary>
  )
}

function PageLoading(): ReactNode {
  return <Spinner label="Загружаем страницу" />
}

/** For an unknown address and for what this tenant does not have. */
export function NotFoundPage(): ReactNode {
  const links = useLinks()
  usePageTitle('Страница не найдена')
  return (
    <NotFoundScreen homeHref={links.to(patterns.home)} eventsHref={links.to(patterns.events)} />
  )
}
