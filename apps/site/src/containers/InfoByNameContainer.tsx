import { unwrap } from '@parket/api-client/problem'
import {
  TournamentsScreen,
  type PersonQuery,
  type TournamentsScreenProps,
} from '@parket/ui/screens/search/TournamentsScreen'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../api.ts'
import { useStoredEvent } from '../event/useStoredEvent.ts'
import { pageNumber } from '../navigation/pageNumber.ts'
import { useSearchState } from '../navigation/useSearchState.ts'
import { usePageState } from '../page/PageState.tsx'
import { queryView } from '../page/queryView.ts'
import { useLinks } from '../page/useLinks.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { patterns } from '../paths.ts'
import { queryClient } from '../queryClient.ts'
import type { ContainerProps } from '../routes.tsx'
import { isWholePerson, useAskedPerson, usePersonForm } from '../search/usePersonForm.ts'

const PAGE_SIZE = 20

/** Query of the address (spec §2). */
const names = { last_name: 'ln', first_name: 'fn', birth_date: 'bd' }
const noParameters = { ln: '', fn: '', bd: '', page: '' }

export function InfoByNameContainer(props: ContainerProps): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <InfoByName {...props} />
    </QueryClientProvider>
  )
}

function InfoByName({ search }: ContainerProps): ReactNode {
  const links = useLinks()
  const [{ page }, { hrefOf }] = useSearchState(noParameters)
  const { asked, isWaiting } = useAskedPerson(search, names)
  const { view, isSearching } = useTournaments(asked, pageNumber(page), isWaiting)
  const form = usePersonForm(asked, names, isSearching)
  usePageTitle('Мои турниры')
  useStoredEvent()

  return (
    <TournamentsScreen
      view={view}
      form={form}
      links={{
        event: (eventId) => links.to(patterns.event, { eventId }),
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
  const tournaments = useQuery({
    queryKey: ['info-by-name', ln, fn, bd, page],
    enabled: isWhole && !isWaiting,
    queryFn: () =>
      unwrap(
        api.GET('/api/info-by-name', {
          params: { query: { ln, fn, bd, page, page_size: PAGE_SIZE } },
        }),
      ),
  })

  function view(): TournamentsScreenProps['view'] {
    if (isWaiting) return { state: 'loading' }
    if (!isWhole) return { state: 'idle' }
    const fetched = queryView(tournaments)
    if (fetched.state !== 'ready') return fetched
    const { items, total } = fetched.data
    return { state: 'ready', items, total, page, pageCount: Math.ceil(total / PAGE_SIZE) }
  }
  return { view: view(), isSearching: tournaments.isFetching }
}
