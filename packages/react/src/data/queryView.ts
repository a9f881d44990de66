import { ApiProblem, userFacingText } from '@parket/api-client/problem'
import { refusedView, type View } from './view.ts'

interface QueryState<Data> {
  data: Data | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}

/** What a query shows: what has come once stays on the screen, whatever becomes of fetching it again. */
export function queryView<Data>({ data, error, refetch }: QueryState<Data>): View<Data> {
  if (data !== undefined) return { state: 'ready', data }
  if (error === null) return { state: 'loading' }
  const status = error instanceof ApiProblem ? error.status : 0
  return refusedView(status, userFacingText(error), () => void refetch())
}
