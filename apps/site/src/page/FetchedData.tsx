import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { ApiProblem, userFacingText } from '@parket/api-client/problem'
import { useEffectEvent, useLayoutEffect, type ReactNode } from 'react'
import { api } from '../api.ts'
import { queryClient } from '../queryClient.ts'
import type { PageSource, View } from './source.ts'

interface FetchedDataProps {
  source: PageSource<unknown>
  /** Told the view at first and whenever it changes. */
  onView: (view: View<unknown>) => void
}

/** Fetches a source and keeps it fresh; shows nothing itself. */
export function FetchedData(props: FetchedDataProps): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <Fetching {...props} />
    </QueryClientProvider>
  )
}

function Fetching({ source, onView }: FetchedDataProps): ReactNode {
  const { data, error, refetch } = useQuery({
    queryKey: source.key,
    queryFn: () => source.fetch(api),
  })
  const tell = useEffectEvent(onView)
  // Before the next paint: what is known already must not blink.
  useLayoutEffect(() => {
    tell(viewOf(data, error, () => void refetch()))
  }, [data, error, refetch])
  return null
}

/** What has come stays on the screen, whatever becomes of fetching it again. */
function viewOf(data: unknown, error: Error | null, onRetry: () => void): View<unknown> {
  if (data !== undefined) return { state: 'ready', data }
  if (error === null) return { state: 'loading' }
  const message = userFacingText(error)
  const isMissing = error instanceof ApiProblem && error.status === 404
  return isMissing ? { state: 'notFound', message } : { state: 'failed', message, onRetry }
}
