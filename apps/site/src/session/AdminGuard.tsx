import { lazy, type ReactNode } from 'react'
import { loadOrReloadOnce } from '../page/loadOrReloadOnce.ts'
import { PageLoading } from '../page/PageLoading.tsx'
import { useIsHydrated } from '../page/useIsHydrated.ts'

const GuardedPage = lazy(async () => ({
  default: (await loadOrReloadOnce('GuardedPage', () => import('./GuardedPage.tsx'))).GuardedPage,
}))

/**
 * Keeps /admin to those who may (spec §2, «Navigation guard»); every other path passes. The server
 * knows nobody, so it leaves the question to the browser.
 */
export function AdminGuard({ path, children }: { path: string; children: ReactNode }): ReactNode {
  const isHydrated = useIsHydrated()
  if (!path.startsWith('/admin')) return children
  return isHydrated ? <GuardedPage path={path}>{children}</GuardedPage> : <PageLoading />
}
