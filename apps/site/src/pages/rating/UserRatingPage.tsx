import { unwrap } from '@parket/api-client/problem'
import type { PersonQuery } from '@parket/ui/screens/search/TournamentsScreen'
import { UserRatingScreen } from '@parket/ui/screens/rating/UserRatingScreen'
import type { ReactNode } from 'react'
import { api } from '../../data/api.ts'
import { useStoredEvent } from '../../data/event/useStoredEvent.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { useLinks } from '../../data/address/useLinks.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { isWholePerson, useAskedPerson, usePersonForm } from '../search/usePersonForm.ts'
import { usePointsLinks } from './usePointsLinks.ts'
import { useSearchQuery } from '../search/useSearchQuery.ts'

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
