import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '@parket/api-client/problem'

/** The contest list is not fetched again within 2 s (spec §9); one rule for all reads. */
const FRESH_MS = 2000

/** Of the browser; hooks get it by name, so that pages without queries do without the library. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // A refusal stays a refusal; only a lost connection or a busy server is worth asking again.
      retry: (failures, error) =>
        failures < 2 && !(error instanceof ApiProblem && isRefusal(error.status)),
    },
  },
})

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500
}
