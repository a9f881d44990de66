import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '@parket/api-client/problem'
import { isRefusal } from './isRefusal.ts'

/** The contest list is not fetched again within 2 s (docs/rules/site.md, «Time limits»); one rule for all reads. */
const FRESH_MS = 2000

/** Of the browser; hooks get it by name, so that pages without queries do without the library. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
    },
  },
})

/**
 * A refusal stays a refusal. A call without an answer has taken its 15 s (docs/rules/site.md, «Time limits»): asked
 * again, it would keep the person waiting for three times as long. A lost connection or a busy server is worth asking
 * again.
 */
function isWorthRetrying(error: Error): boolean {
  if (!(error instanceof ApiProblem)) return true
  return !isRefusal(error) && !error.isTimeout
}
