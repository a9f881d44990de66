import { isAdminPath } from '@parket/domain/site/pageAccess'
import { Suspense, useEffect, type ReactNode } from 'react'
import { useAddress, type Address } from '@parket/react/data/address/useAddress'
import { usePageState } from '@parket/react/data/page/PageState'
import { useIsHydrated } from '@parket/react/data/page/useIsHydrated'
import { findPage, isServerRendered, pageKey } from '../pages.ts'
import { NotFound } from '@parket/react/components/NotFound'
import { PageErrorBoundary } from '@parket/react/components/PageErrorBoundary'
import { PageLoading } from '@parket/react/components/PageLoading'
import { AdminGuard } from './AdminGuard.tsx'

interface CurrentPageProps {
  /** Called when the page has come up, or could not. */
  onReady: (() => void) | undefined
}

/** The page of the current address. */
export function CurrentPage({ onReady }: CurrentPageProps): ReactNode {
  const { path, search } = useAddress()
  return (
    <PageErrorBoundary key={pageKey(path)} onFailed={onReady}>
      <Suspense fallback={<PageLoading />}>
        <PageOf path={path} search={search} />
        <OnShown onShown={onReady} />
      </Suspense>
    </PageErrorBoundary>
  )
}

function PageOf({ path, search }: Address): ReactNode {
  const isHydrated = useIsHydrated()
  const { refusal } = usePageState()
  if (refusal) return <NotFound message={refusal.message} />
  const match = findPage(path)
  if (match && !isHydrated && !isServerRendered(match, search)) return <PageLoading />
  const content = match ? (
    <match.page.Component params={match.params} search={search} title={match.page.title} />
  ) : (
    <NotFound />
  )
  if (!isAdminPath(path)) return content
  return (
    <AdminGuard path={path} match={match}>
      {content}
    </AdminGuard>
  )
}

/** Calls `onShown` after the sibling content mounts: its effect runs with theirs. */
function OnShown({ onShown }: { onShown: (() => void) | undefined }): ReactNode {
  useEffect(() => onShown?.(), [onShown])
  return null
}
