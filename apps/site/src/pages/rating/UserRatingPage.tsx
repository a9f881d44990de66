import { unwrap } from '@parket/api-client/problem'
import type { PersonQuery } from '@parket/ui/screens/search/TournamentsScreen'
import {
  UserRatingScreen,
  type UserRatingScreenProps,
} from '@parket/ui/screens/search/UserRatingScreen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../data/api.ts'
import { useStoredEvent } from '../../data/event/useStoredEvent.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { queryView } from '../../data/queryView.ts'
import { screenView } from '../../data/view.ts'
import { useLinks } from '../../data/address/useLinks.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { isWholePerson, useAskedPerson, usePersonForm } from '../search/usePersonForm.ts'
import { queryClient } from '../../data/queryClient.ts'

/** Query of the address (spec §2). */
const names = { last_name: 'last_name', first_name: 'first_name', birth_date: 'bd' }

export function UserRatingPage({ search, title }: PageProps): ReactNode {
  const links = useLinks()
  const { asked, isWaiting } = useAskedPerson(search, names)
  const { view, isSearching } = useRating(asked, isWaiting)
  const form = usePersonForm(asked, names, isSearching)
  usePageTitle(title)
  useStoredEvent()
  return (
    <UserRatingScreen
      view={view}
      form={form}
      links={{ event: (eventId) => links.to('event', { eventId }) }}
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
  const rating = useQuery(
    {
      queryKey: ['user-rating', last_name, first_name, bd],
      enabled: isWhole && !isWaiting,
      queryFn: () =>
        unwrap(api.GET('/api/user-rating', { params: { query: { last_name, first_name, bd } } })),
    },
    queryClient,
  )

  function view(): UserRatingScreenProps['view'] {
    if (isWaiting) return { state: 'loading' }
    if (!isWhole) return { state: 'idle' }
    return screenView(queryView(rating))
  }
  return { view: view(), isSearching: rating.isFetching }
}
