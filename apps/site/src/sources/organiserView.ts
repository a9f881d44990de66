import { ApiProblem, userFacingText } from '@parket/api-client/problem'

interface QueryState {
  isPending: boolean
  error: Error | null
  refetch: () => Promise<unknown>
}

export type Unready =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'noRight' }

/** What an organiser's screen shows while these queries are not all answered; null when they are. */
export function unreadyView(...queries: readonly QueryState[]): Unready | null {
  const failed = queries.find((query) => query.error !== null)
  if (failed?.error instanceof ApiProblem && [401, 403].includes(failed.error.status)) {
    return { state: 'noRight' }
  }
  if (failed) {
    return {
      state: 'failed',
      message: userFacingText(failed.error),
      onRetry: () => void failed.refetch(),
    }
  }
  return queries.some((query) => query.isPending) ? { state: 'loading' } : null
}
