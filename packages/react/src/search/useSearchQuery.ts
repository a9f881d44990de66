import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../data/queryClient.ts'
import { queryView } from '../data/queryView.ts'
import { screenView, type ScreenView } from '../data/view.ts'

interface SearchOptions<Data> {
  /** Names what is asked: equal keys mean equal answers. */
  key: readonly (string | number)[]
  /** Whether what is typed is enough to ask the server. */
  isWhole: boolean
  /** Who is logged in is not known yet: their token makes a difference. */
  isWaiting?: boolean
  /** @throws ApiProblem */
  fetch: () => Promise<Data>
}

/** The answer to a search; `idle` until there is enough to ask for. */
export function useSearchQuery<Data extends object>({
  key,
  isWhole,
  isWaiting = false,
  fetch,
}: SearchOptions<Data>): { view: { state: 'idle' } | ScreenView<Data>; isSearching: boolean } {
  const query = useQuery(
    { queryKey: key, enabled: isWhole && !isWaiting, queryFn: fetch },
    queryClient,
  )
  function view(): { state: 'idle' } | ScreenView<Data> {
    if (isWaiting) return { state: 'loading' }
    if (!isWhole) return { state: 'idle' }
    return screenView<Data>(queryView(query))
  }
  return { view: view(), isSearching: query.isFetching }
}

/** How many results a page has. */
export const searchPageSize = 20

/** One page of results as a screen takes it. */
export function resultPage<Item>(answer: { items: Item[]; total: number }, page: number) {
  const { items, total } = answer
  return { items, total, page, pageCount: Math.ceil(total / searchPageSize) }
}
