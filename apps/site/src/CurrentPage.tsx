import { Suspense, useEffect, type ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { clearReloadFlag } from './page/loadOrReloadOnce.ts'
import { NotFoundPage } from './page/NotFoundPage.tsx'
import { PageErrorBoundary } from './page/PageErrorBoundary.tsx'
import { PageLoading } from './page/PageLoading.tsx'
import { usePageState } from './page/PageState.tsx'
import { useIsHydrated } from './page/useIsHydrated.ts'
import { findRoute } from './routes.tsx'
import { AdminGuard } from './session/AdminGuard.tsx'

/** The page of the current address. */
export function CurrentPage(): ReactNode {
  const [path] = useLocation()
  const search = useSearch()
  const isHydrated = useIsHydrated()
  useEffect(clearReloadFlag, [])

  const { refusal } = usePageState()
  if (refusal) return <NotFoundPage message={refusal.message} />
  const match = findRoute(path)
  if (!match) return <NotFoundPage />
  if (!match.route.isServerRendered && !isHydrated) return <PageLoading />
  const { Page } = match.route.page
  return (
    <PageErrorBoundary key={path}>
      <Suspense fallback={<PageLoading />}>
        <AdminGuard path={path}>
          <Page params={match.params} search={search} />
        </AdminGuard>
      </Suspense>
    </PageErrorBoundary>
  )
}
