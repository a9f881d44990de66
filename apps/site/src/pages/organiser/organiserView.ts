import { ApiProblem } from '@parket/api-client/problem'
import { queryView } from '../../data/page/queryView.ts'

interface QueryState {
  isPending: boolean
  data: unknown
  error: Error | null
  refetch: () => Promise<unknown>
}

export type Unready =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'noRight' }

/** What an organiser's screen shows while these queries are not all answered; null when they are. */
export function unreadyView(...queries: readonly QueryState[]): Unready | null {
  // What has come once stays on the screen while a later try fails.
  const failed = queries.find((query) => query.error !== null && query.data === undefined)
  if (failed?.error instanceof ApiProblem && [401, 403].includes(failed.error.status)) {
    return { state: 'noRight' }
  }
  const view = failed && queryView(failed)
  if (view?.state === 'failed') return view
  return queries.some((query) => query.isPending) ? { state: 'loading' } : null
}
