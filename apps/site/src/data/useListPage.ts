import type { ListRows } from '@parket/ui/viewState'
import { searchText } from '@parket/domain/search/searchText'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pageNumber } from '@parket/react/data/address/pageNumber'
import type { KnownValues } from '@parket/react/data/address/searchState'
import { useSearchState, type SearchStateActions } from '@parket/react/data/address/useSearchState'
import { TYPING_MS, useDebounced } from '@parket/react/data/useDebounced'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { mapView, type View } from '@parket/react/data/view'

const PAGE_SIZE = 50

/** Filters and order of a list as they stand in the address; `q` is what one types. */
type Filters<State> = { [Name in keyof State]: string } & { q: string }

interface ListPageOptions<State, Item, Extra> {
  /** Every parameter of the address but the page, with its value when the address does not name it. */
  defaults: State
  /** The only values there are of a parameter. */
  known?: KnownValues<State>
  /** Names the list: equal keys and filters mean equal rows. */
  key: readonly (string | number)[]
  /** False while it is not known yet whose list it is: nothing is asked for. */
  isKnown?: boolean
  /** @throws ApiProblem */
  fetch: (
    filters: State,
    page: { page: number; page_size: number },
  ) => Promise<{ items: Item[]; total: number; page: number } & Extra>
}

interface ListPage<State, Item, Extra> extends SearchStateActions<State> {
  filters: State
  view: View<ListRows<Item> & Omit<Extra, keyof ListRows<Item>>>
  /** The address of another page of the list. */
  pageHref: (page: number) => string
}

/**
 * A list whose filters, order and page live in the address. What is typed is asked for once it has not
 * changed for a moment, and the rows before stay until the next have come.
 */
export function useListPage<State extends Filters<State>, Item, Extra extends object = object>({
  defaults,
  known,
  key,
  isKnown = true,
  fetch,
}: ListPageOptions<State, Item, Extra>): ListPage<State, Item, Extra> {
  const [{ page: pageText, ...rest }, actions] = useSearchState(
    { ...defaults, page: '' },
    known as KnownValues<State & { page: string }>,
  )
  const filters = rest as unknown as State
  const asked = { ...filters, q: searchText(filters.q) }
  const isTyped = useDebounced(asked.q, TYPING_MS) === asked.q
  const page = pageNumber(pageText)
  const query = useQuery(
    {
      queryKey: [...key, asked, page],
      queryFn: () => fetch(asked, { page, page_size: PAGE_SIZE }),
      // Typing leads to the first page, too: neither is asked for before it is over.
      enabled: isKnown && isTyped,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  const view = mapView(queryView(query), (answer) => ({
    ...answer,
    items: answer.items,
    total: answer.total,
    page: answer.page,
    pageCount: Math.ceil(answer.total / PAGE_SIZE),
    isUpdating: query.isPlaceholderData,
  }))
  return {
    filters,
    view,
    change: (change) => actions.change(change as Partial<State & { page: string }>),
    hrefOf: (change) => actions.hrefOf(change as Partial<State & { page: string }>),
    pageHref: (number) =>
      actions.hrefOf({ page: String(number) } as Partial<State & { page: string }>),
  }
}
