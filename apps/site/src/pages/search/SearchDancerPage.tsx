import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { checkDancerSearch } from '@parket/domain/search/personQuery'
import { unwrap } from '@parket/api-client/problem'
import {
  SearchDancerScreen,
  type DancerQuery,
  type SearchDancerScreenProps,
} from '@parket/ui/screens/search/SearchDancerScreen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../data/api.ts'
import { useStoredEvent } from '../../data/event/useStoredEvent.ts'
import { pageNumber } from '../../data/address/pageNumber.ts'
import { queryView } from '../../data/queryView.ts'
import { mapView, screenView } from '../../data/view.ts'
import { useLinks } from '../../data/address/useLinks.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { useQueryForm } from './useQueryForm.ts'
import { useLocation } from 'wouter'
import { queryClient } from '../../data/queryClient.ts'

const PAGE_SIZE = 20

export function SearchDancerPage({ search, title }: PageProps): ReactNode {
  const links = useLinks()
  const [, navigate] = useLocation()
  const parameters = new URLSearchParams(search)
  const read = (name: string) => parameters.get(name)?.trim() ?? ''
  const asked = {
    last_name: read('last_name'),
    first_name: read('first_name'),
    city: read('city'),
  }
  const { view, isSearching } = useFoundDancers(asked, pageNumber(read('page')))
  const hrefOf = (query: DancerQuery, page?: number) =>
    links.to('searchDancer', {}, { ...query, page })
  const form = useQueryForm<DancerQuery>({
    asked,
    check: checkDancerSearch,
    isSearching,
    onAsk: (query) => navigate(hrefOf(query)),
  })
  usePageTitle(title)
  useStoredEvent()

  return (
    <SearchDancerScreen
      view={view}
      form={form}
      links={{
        event: (eventId) => links.to('event', { eventId }),
        page: (page) => hrefOf(asked, page),
      }}
    />
  )
}

function useFoundDancers(
  { last_name, first_name, city }: DancerQuery,
  page: number,
): { view: SearchDancerScreenProps['view']; isSearching: boolean } {
  const isAsked = !hasErrors(checkDancerSearch({ last_name }))
  const found = useQuery(
    {
      queryKey: ['search-dancer', last_name, first_name, city, page],
      enabled: isAsked,
      queryFn: () =>
        unwrap(
          api.GET('/api/search-dancer', {
            params: {
              query: {
                last_name,
                ...(first_name && { first_name }),
                ...(city && { city }),
                page,
                page_size: PAGE_SIZE,
              },
            },
          }),
        ),
    },
    queryClient,
  )

  function view(): SearchDancerScreenProps['view'] {
    if (!isAsked) return { state: 'idle' }
    const shown = mapView(queryView(found), ({ items, total }) => ({
      items,
      total,
      page,
      pageCount: Math.ceil(total / PAGE_SIZE),
    }))
    return screenView(shown)
  }
  return { view: view(), isSearching: found.isFetching }
}
