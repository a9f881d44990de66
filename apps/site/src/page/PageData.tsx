import { lazy, Suspense, type ReactNode } from 'react'
import { loadOrReloadOnce } from './loadOrReloadOnce.ts'
import { useSession } from '../session/SessionProvider.tsx'
import { usePageState } from './PageState.tsx'
import { keyText, type PageSource, type SourceResult, type View } from './source.ts'

const FetchedData = lazy(async () => ({
  default: (await loadOrReloadOnce('FetchedData', () => import('./FetchedData.tsx'))).FetchedData,
}))

export interface PageDataProps<Data> {
  source: PageSource<Data>
  children: (view: View<Data>) => ReactNode
}

/**
 * Shows what the server put into the page; anything else is fetched. The fetching code (query library
 * and client) is not part of a public page's first load.
 */
export function PageData<Data>({ source, children }: PageDataProps<Data>): ReactNode {
  const { result } = usePageState()
  const { user } = useSession()
  // The server renders everybody as a visitor: what it refused may be open to who is logged in.
  const isOurs = result?.key === keyText(source) && (result.status === 200 || user === null)
  if (isOurs) return children(viewOf<Data>(result))
  return (
    <Suspense fallback={children({ state: 'loading' })}>
      {/* The lazy component forgets its type parameter; source and children agree by construction. */}
      <FetchedData source={source}>{children as (view: View<unknown>) => ReactNode}</FetchedData>
    </Suspense>
  )
}

function viewOf<Data>(result: SourceResult): View<Data> {
  if ('data' in result) return { state: 'ready', data: result.data as Data }
  const { status, message } = result
  if (status === 404) return { state: 'notFound', message }
  return { state: 'failed', message, onRetry: () => location.reload() }
}
