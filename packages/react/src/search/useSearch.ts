import { unwrap } from '@parket/api-client/problem'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { checkDancerSearch } from '@parket/domain/search/personQuery'
import type {
  DancerQuery,
  SearchDancerScreenProps,
} from '@parket/ui/screens/search/SearchDancerScreen'
import { useLocation } from 'wouter'
import { pageNumber } from '../data/address/pageNumber.ts'
import { useAddress } from '../data/address/useAddress.ts'
import { useLinks } from '../data/address/useLinks.ts'
import { api } from '../data/api.ts'
import { useQueryForm } from './useQueryForm.ts'
import { resultPage, searchPageSize, useSearchQuery } from './useSearchQuery.ts'

/** The search of dancers; what is asked for lives in the address. */
export function useSearch(): SearchDancerScreenProps {
  const links = useLinks()
  const [, navigate] = useLocation()
  const parameters = new URLSearchParams(useAddress().search)
  const read = (name: string) => parameters.get(name)?.trim() ?? ''
  const asked = {
    last_name: read('last_name'),
    first_name: read('first_name'),
    city: read('city'),
  }
  const { view, isSearching } = useFoundDancers(asked, pageNumber(read('page')))
  const hrefOf = (query: DancerQuery) => links.to('searchDancer', {}, { ...query })
  const form = useQueryForm<DancerQuery>({
    asked,
    check: checkDancerSearch,
    isSearching,
    onAsk: (query) => navigate(hrefOf(query)),
  })
  return {
    view,
    form,
    links: {
      event: links.pattern('event'),
      person: links.pattern('ratedPerson'),
      page: hrefOf(asked),
      rating: links.to('rating'),
    },
  }
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
