import { Suspense, useEffect, type ReactNode } from 'react'
import { useAddress, type Address } from './navigation/useAddress.ts'
import { NotFoundPage } from './page/NotFoundPage.tsx'
import { PageErrorBoundary } from './page/PageErrorBoundary.tsx'
import { PageLoading } from './page/PageLoading.tsx'
import { usePageState } from './page/PageState.tsx'
import { useIsHydrated } from './page/useIsHydrated.ts'
import { findRoute, isDrawnByServer } from './routes.tsx'
import { AdminGuard } from './session/AdminGuard.tsx'

interface CurrentPageProps {
  /** Called when the page has come up, or could not. */
  onReady: (() => void) | undefined
}

/** The page of the current address. */
export function CurrentPage({ onReady }: CurrentPageProps): ReactNode {
  const { path, search } = useAddress()
  return (
    <PageErrorBoundary key={path} onFailed={onReady}>
      <Suspense fallback={<PageLoading />}>
        <PageOf path={path} search={search} />
        <Announcer onShown={onReady} />
      </Suspense>
    </PageErrorBoundary>
  )
}

function PageOf({ path, search }: Address): ReactNode {
  const isHydrated = useIsHydrated()
  const { refusal } = usePageState()
  if (refusal) return <NotFoundPage message={refusal.message} />
  const match = findRoute(path)
  if (match && !isHydrated && !isDrawnByServer(match, search)) return <PageLoading />
  const Page = match?.route.page.Page
  return (
    // Routes match in any case, so the guard reads the path in one.
    <AdminGuard path={path.toLowerCase()}>
      {Page ? <Page params={match.params} search={search} /> : <NotFoundPage />}
    </AdminGuard>
  )
}

/** Tells when what stands beside it in the same boundary is there: its effect runs with theirs. */
function Announcer({ onShown }: { onShown: (() => void) | undefined }): ReactNode {
  useEffect(() => onShown?.(), [onShown])
  return null
}
