import { unwrap } from '@parket/api-client/problem'
import type { PersonQuery } from '@parket/ui/screens/search/TournamentsScreen'
import { UserRatingScreen } from '@parket/ui/screens/rating/UserRatingScreen'
import type { ReactNode } from 'react'
import { api } from '@parket/react/data/api'
import { useStoredEvent } from '@parket/react/data/event/useStoredEvent'
import { usePageState } from '@parket/react/data/page/PageState'
import { useLinks } from '@parket/react/data/address/useLinks'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { isWholePerson, useAskedPerson, usePersonForm } from '@parket/react/search/usePersonForm'
import { usePointsLinks } from '@parket/react/rating/usePointsLinks'
import { useSearchQuery } from '@parket/react/search/useSearchQuery'

/** Query of the address (docs/rules/search-and-privacy.md, «Exact match»). */
const names = { last_name: 'last_name', first_name: 'first_name', birth_date: 'bd' }

export function UserRatingPage({ search, title }: PageProps): ReactNode {
  const { now } = usePageState()
  const links = useLinks()
  const { asked, isWaiting, ownId } = useAskedPerson(search, names)
  const { view, isSearching } = useRating(asked, isWaiting)
  const form = usePersonForm(asked, names, isSearching)
  usePageTitle(title)
  useStoredEvent()
  return (
    <UserRatingScreen
      view={view}
      form={form}
      isOwn={ownId !== null && isWholePerson(asked, now)}
      links={{ ...usePointsLinks(), rating: links.to('rating') }}
    />
  )
}

function useRating(asked: PersonQuery, isWaiting: boolean) {
  const { now } = usePageState()
  const { last_name, first_name, birth_date: bd } = asked
  return useSearchQuery({
    key: ['user-rating', last_name, first_name, bd],
    isWhole: isWholePerson(asked, now),
    isWaiting,
    fetch: () =>
      unwrap(api.GET('/api/user-rating', { params: { query: { last_name, first_name, bd } } })),
  })
}
