import { lazy, type ReactNode } from 'react'
import { loadOrReloadOnce } from '../page/loadOrReloadOnce.ts'

const GuardedPage = lazy(async () => ({
  default: (await loadOrReloadOnce('GuardedPage', () => import('./GuardedPage.tsx'))).GuardedPage,
}))

/** Keeps /admin to those who may (spec §2, «Navigation guard»); every other path passes. */
export function AdminGuard({ path, children }: { path: string; children: ReactNode }): ReactNode {
  return path.startsWith('/admin') ? <GuardedPage path={path}>{children}</GuardedPage> : children
}
