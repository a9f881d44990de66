import { unwrap } from '@parket/api-client/problem'
import { TournamentsScreen, type PersonQuery } from '@parket/ui/screens/search/TournamentsScreen'
import type { ReactNode } from 'react'
import { api } from '@parket/react/data/api'
import { useStoredEvent } from '@parket/react/data/event/useStoredEvent'
import { pageNumber } from '@parket/react/data/address/pageNumber'
import { useSearchState } from '@parket/react/data/address/useSearchState'
import { usePageState } from '@parket/react/data/page/PageState'
import { useLinks } from '@parket/react/data/address/useLinks'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { useRegisteredEvents } from './useRegisteredEvents.ts'
import { isWholePerson, useAskedPerson, usePersonForm } from '@parket/react/search/usePersonForm'
import { resultPage, searchPageSize, useSearchQuery } from '@parket/react/search/useSearchQuery'

/** Query of the address (docs/rules/search-and-privacy.md, «Exact match»). */
const names = { last_name: 'ln', first_name: 'fn', birth_date: 'bd' }
const noParameters = { ln: '', fn: '', bd: '', page: '' }

export function InfoByNamePage({ search, title }: PageProps): ReactNode {
  const { now } = usePageState()
  const links = useLinks()
  const [{ page }, { hrefOf }] = useSearchState(noParameters)
  const { asked, isWaiting, ownId } = useAskedPerson(search, names)
  const registered = useRegisteredEvents(ownId, asked)
  const { view, isSearching } = useTournaments(asked, pageNumber(page), isWaiting)
  const form = usePersonForm(asked, names, isSearching)
  usePageTitle(title)
  useStoredEvent()

  return (
    <TournamentsScreen
      view={view}
      registered={registered}
      form={form}
      isOwn={ownId !== null && isWholePerson(asked, now)}
      links={{
        event: links.pattern('event'),
        page: hrefOf({ page: '' }),
      }}
    />
  )
}

function useTournaments(asked: PersonQuery, page: number, isWaiting: boolean) {
  const { now } = usePageState()
  const { last_name: ln, first_name: fn, birth_date: bd } = asked
  const query = { ln, fn, bd, page, page_size: searchPageSize }
  return useSearchQuery({
    key: ['info-by-name', ln, fn, bd, page],
    isWhole: isWholePerson(asked, now),
    isWaiting,
    fetch: async () =>
      resultPage(await unwrap(api.GET('/api/info-by-name', { params: { query } })), page),
  })
}
