import { unwrap } from '@parket/api-client/problem'
import type { PersonQuery } from '@parket/ui/screens/search/TournamentsScreen'
import {
  UserRatingScreen,
  type UserRatingScreenProps,
} from '@parket/ui/screens/search/UserRatingScreen'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../api.ts'
import { useStoredEvent } from '../event/useStoredEvent.ts'
import { usePageState } from '../page/PageState.tsx'
import { queryView } from '../page/queryView.ts'
import { useLinks } from '../page/useLinks.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { patterns } from '../paths.ts'
import { queryClient } from '../queryClient.ts'
import type { ContainerProps } from '../routes.tsx'
import { isWholePerson, useAskedPerson, usePersonForm } from '../search/usePersonForm.ts'

/** Query of the address (spec §2). */
const names = { last_name: 'last_name', first_name: 'first_name', birth_date: 'bd' }

export function UserRatingContainer(props: ContainerProps): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <UserRating {...props} />
    </QueryClientProvider>
  )
}

function UserRating({ search }: ContainerProps): ReactNode {
  const links = useLinks()
  const { asked, isWaiting } = useAskedPerson(search, names)
  const { view, isSearching } = useRating(asked, isWaiting)
  const form = usePersonForm(asked, names, isSearching)
  usePageTitle('Мой рейтинг')
  useStoredEvent()
  return (
    <UserRatingScreen
      view={view}
      form={form}
      links={{ event: (eventId) => links.to(patterns.event, { eventId }) }}
    />
  )
}

function useRating(
  asked: PersonQuery,
  isWaiting: boolean,
): { view: UserRatingScreenProps['view']; isSearching: boolean } {
  const { now } = usePageState()
  const isWhole = isWholePerson(asked, now)
  const { last_name, first_name, birth_date: bd } = asked
  const rating = useQuery({
    queryKey: ['user-rating', last_name, first_name, bd],
    enabled: isWhole && !isWaiting,
    queryFn: () =>
      unwrap(api.GET('/api/user-rating', { params: { query: { last_name, first_name, bd } } })),
  })

  function view(): UserRatingScreenProps['view'] {
    if (isWaiting) return { state: 'loading' }
    if (!isWhole) return { state: 'idle' }
    const fetched = queryView(rating)
    return fetched.state === 'ready' ? { state: 'ready', ...fetched.data } : fetched
  }
  return { view: view(), isSearching: rating.isFetching }
}
