import { lazy, Suspense, useState, type ReactNode } from 'react'
import { loadOrReloadOnce } from './loadOrReloadOnce.ts'
import { useAuth } from '../auth/AuthProvider.tsx'
import { usePageState } from './PageState.tsx'
import { keyText, type PageSource, type SourceResult, type View } from './source.ts'

const FetchedData = lazy(async () => ({
  default: (await loadOrReloadOnce('FetchedData', () => import('./FetchedData.tsx'))).FetchedData,
}))

export interface PageDataProps<Data> {
  source: PageSource<Data>
  children: (view: View<Data>) => ReactNode
}

interface Fetched {
  key: string
  view: View<unknown>
}

/**
 * Shows what the server put into the page; anything else is fetched. The fetching code (query library
 * and client) is not part of a public page's first load. The children stay in their place whatever the
 * view: what somebody types while the data are on their way is kept.
 */
export function PageData<Data>({ source, children }: PageDataProps<Data>): ReactNode {
  const { result } = usePageState()
  const { user } = useAuth()
  const [fetched, setFetched] = useState<Fetched | null>(null)
  const key = keyText(source)
  // The server renders everybody as a visitor: what it refused may be open to who is logged in.
  const isOurs = result?.key === key && (result.status === 200 || user === null)
  return (
    <>
      {children(isOurs ? viewOf<Data>(result) : viewOfFetched<Data>(fetched, key))}
      {!isOurs && (
        <Suspense>
          <FetchedData source={source} onView={(view) => setFetched({ key, view })} />
        </Suspense>
      )}
    </>
  )
}

/** The data of equal keys are of one type: source and children agree by construction. */
function viewOfFetched<Data>(fetched: Fetched | null, key: string): View<Data> {
  return fetched?.key === key ? (fetched.view as View<Data>) : { state: 'loading' }
}

function viewOf<Data>(result: SourceResult): View<Data> {
  if ('data' in result) return { state: 'ready', data: result.data as Data }
  const { status, message } = result
  if (status === 404) return { state: 'notFound', message }
  return { state: 'failed', message, onRetry: () => location.reload() }
}
