import { userFacingText } from '@parket/api-client/problem'

interface QueryState<Data> {
  data: Data | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}

export type QueryView<Data> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'ready'; data: Data }

/** What a query shows: what has come once stays on the screen, whatever becomes of fetching it again. */
export function queryView<Data>({ data, error, refetch }: QueryState<Data>): QueryView<Data> {
  if (data !== undefined) return { state: 'ready', data }
  if (error === null) return { state: 'loading' }
  return { state: 'failed', message: userFacingText(error), onRetry: () => void refetch() }
}
