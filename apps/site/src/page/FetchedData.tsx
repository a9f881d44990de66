import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { ApiProblem, userFacingText } from '@parket/api-client/problem'
import type { ReactNode } from 'react'
import { api } from '../api.ts'
import { queryClient } from '../queryClient.ts'
import type { PageDataProps } from './PageData.tsx'
import type { PageSource, View } from './source.ts'

/** Fetches a source and keeps it fresh; the screen sees loading, failed, notFound or ready. */
export function FetchedData({ source, children }: PageDataProps<unknown>): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <Fetched source={source}>{children}</Fetched>
    </QueryClientProvider>
  )
}

function Fetched({ source, children }: PageDataProps<unknown>): ReactNode {
  return children(useSource(source))
}

function useSource<Data>(source: PageSource<Data>): View<Data> {
  const query = useQuery({ queryKey: source.key, queryFn: () => source.fetch(api) })
  if (query.data !== undefined) return { state: 'ready', data: query.data }
  if (query.isPending) return { state: 'loading' }
  const message = userFacingText(query.error)
  if (query.error instanceof ApiProblem && query.error.status === 404) {
    return { state: 'notFound', message }
  }
  return { state: 'failed', message, onRetry: () => void query.refetch() }
}
