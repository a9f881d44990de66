import { unwrap } from '@parket/api-client/problem'
import {
  TournamentsScreen,
  type PersonQuery,
  type TournamentsScreenProps,
} from '@parket/ui/screens/search/TournamentsScreen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../data/api.ts'
import { useStoredEvent } from '../../data/event/useStoredEvent.ts'
import { pageNumber } from '../../data/address/pageNumber.ts'
import { useSearchState } from '../../data/address/useSearchState.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { queryView } from '../../data/queryView.ts'
import { mapView, screenView } from '../../data/view.ts'
import { useLinks } from '../../data/address/useLinks.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { isWholePerson, useAskedPerson, usePersonForm } from './usePersonForm.ts'
import { queryClient } from '../../data/queryClient.ts'

const PAGE_SIZE = 20

/** Query of the address (spec §2). */
const names = { last_name: 'ln', first_name: 'fn', birth_date: 'bd' }
const noParameters = { ln: '', fn: '', bd: '', page: '' }

export function InfoByNamePage({ search, title }: PageProps): ReactNode {
  const links = useLinks()
  const [{ page }, { hrefOf }] = useSearchState(noParameters)
  const { asked, isWaiting } = useAskedPerson(search, names)
  const { view, isSearching } = useTournaments(asked, pageNumber(page), isWaiting)
  const form = usePersonForm(asked, names, isSearching)
  usePageTitle(title)
  useStoredEvent()

  return (
    <TournamentsScreen
      view={view}
      form={form}
      links={{
        event: (eventId) => links.to('event', { eventId }),
        page: (number) => hrefOf({ page: String(number) }),
      }}
    />
  )
}

function useTournaments(
  asked: PersonQuery,
  page: number,
  isWaiting: boolean,
): { view: TournamentsScreenProps['view']; isSearching: boolean } {
  const { now } = usePageState()
  const isWhole = isWholePerson(asked, now)
  const { last_name: ln, first_name: fn, birth_date: bd } = asked
  const tournaments = useQuery(
    {
      queryKey: ['info-by-name', ln, fn, bd, page],
      enabled: isWhole && !isWaiting,
      queryFn: () =>
        unwrap(
          api.GET('/api/info-by-name', {
            params: { query: { ln, fn, bd, page, page_size: PAGE_SIZE } },
          }),
        ),
    },
    queryClient,
  )

  function view(): TournamentsScreenProps['view'] {
    if (isWaiting) return { state: 'loading' }
    if (!isWhole) return { state: 'idle' }
    const shown = mapView(queryView(tournaments), ({ items, total }) => ({
      items,
      total,
      page,
      pageCount: Math.ceil(total / PAGE_SIZE),
    }))
    return screenView(shown)
  }
  return { view: view(), isSearching: tournaments.isFetching }
}
