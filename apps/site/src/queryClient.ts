import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '@parket/api-client/problem'
import { readToken } from './session/storage.ts'

/** The contest list is not fetched again within 2 s (spec §9); one rule for all reads. */
const FRESH_MS = 2000

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => void expireOn401(error) }),
  mutationCache: new MutationCache({ onError: (error) => void expireOn401(error) }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // A refusal stays a refusal; only a lost connection or a busy server is worth asking again.
      retry: (failures, error) =>
        failures < 2 && !(error instanceof ApiProblem && isRefusal(error.status)),
    },
  },
})

/** The token is no longer taken: the session is over. */
async function expireOn401(thrown: Error): Promise<void> {
  if (!(thrown instanceof ApiProblem && thrown.status === 401) || readToken() === null) return
  // Loaded already where there is a session; a page that cannot load it shows the refusal alone.
  const actors = await import('./actors/session.ts').catch(() => null)
  actors?.expireSession()
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500
}
