import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { ApiProblem } from '@parket/api-client/problem'
import { useEffectEvent, useLayoutEffect, type ReactNode } from 'react'
import { api } from '../api.ts'
import { queryClient } from '../queryClient.ts'
import { queryView } from './queryView.ts'
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
    tell(viewOf({ data, error, refetch }))
  }, [data, error, refetch])
  return null
}

function viewOf(query: Parameters<typeof queryView>[0]): View<unknown> {
  const view = queryView(query)
  const isMissing = query.error instanceof ApiProblem && query.error.status === 404
  return view.state === 'failed' && isMissing ? { state: 'notFound', message: view.message } : view
}
