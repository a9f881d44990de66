import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { checkDancerSearch } from '@parket/domain/search/personQuery'
import { unwrap } from '@parket/api-client/problem'
import { SearchDancerScreen, type DancerQuery } from '@parket/ui/screens/search/SearchDancerScreen'
import type { ReactNode } from 'react'
import { api } from '@parket/react/data/api'
import { useStoredEvent } from '@parket/react/data/event/useStoredEvent'
import { pageNumber } from '@parket/react/data/address/pageNumber'
import { useLinks } from '@parket/react/data/address/useLinks'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { useQueryForm } from '@parket/react/search/useQueryForm'
import { useLocation } from 'wouter'
import { resultPage, searchPageSize, useSearchQuery } from '@parket/react/search/useSearchQuery'

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
        person: (personId) => links.to('ratedPerson', { personId }),
        page: (page) => hrefOf(asked, page),
        rating: links.to('rating'),
      }}
    />
  )
}

function useFoundDancers({ last_name, first_name, city }: DancerQuery, page: number) {
  const query = {
    last_name,
    ...(first_name && { first_name }),
    ...(city && { city }),
    page,
    page_size: searchPageSize,
  }
  return useSearchQuery({
    key: ['search-dancer', last_name, first_name, city, page],
    isWhole: !hasErrors(checkDancerSearch({ last_name })),
    fetch: async () =>
      resultPage(await unwrap(api.GET('/api/search-dancer', { params: { query } })), page),
  })
}
