import { ApiProblem, userFacingText } from '@parket/api-client/problem'

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
  if (failed) {
    return {
      state: 'failed',
      message: userFacingText(failed.error),
      onRetry: () => void failed.refetch(),
    }
  }
  return queries.some((query) => query.isPending) ? { state: 'loading' } : null
}
