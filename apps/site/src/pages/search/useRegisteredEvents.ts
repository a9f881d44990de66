import { unwrap } from '@parket/api-client/problem'
import { dancerKey, dancerName } from '@parket/domain/registration/dancers'
import { isWithdrawn } from '@parket/domain/registration/entryStatus'
import type { PersonQuery, RegisteredEvent } from '@parket/ui/screens/search/TournamentsScreen'
import { useQuery } from '@tanstack/react-query'
import { api } from '@parket/react/data/api'
import { allPages } from '@parket/react/data/allPages'
import { queryClient } from '@parket/react/data/queryClient'

/**
 * Whom the account registered besides oneself, event by event, the latest first.
 * @param userId null: nobody is logged in, or somebody else is looked for
 */
export function useRegisteredEvents(
  userId: number | null,
  self: PersonQuery,
): readonly RegisteredEvent[] {
  const { data = [] } = useQuery(
    {
      queryKey: ['own-registrations', userId, 'by event'],
      enabled: userId !== null,
      queryFn: () =>
        allPages(async (page) => {
          const { items, total } = await unwrap(
            api.GET('/api/users/{id}/registrations', {
              params: { path: { id: userId ?? 0 }, query: { ...page, sort: '-date_begin' } },
            }),
          )
          return { items: items.map((item) => ({ id: item.regData.id, item })), total }
        }),
    },
    queryClient,
  )
  const events = new Map<number, { event: RegisteredEvent['event']; dancers: Set<string> }>()
  for (const { item } of data) {
    const { event, is_own, dancers, registrations } = item
    if (!is_own || isWithdrawn(registrations)) continue
    for (const dancer of dancers.filter((one) => dancerKey(one) !== dancerKey(self))) {
      const listed = events.get(event.id) ?? { event, dancers: new Set() }
      listed.dancers.add(dancerName(dancer))
      events.set(event.id, listed)
    }
  }
  return [...events.values()].map(({ event, dancers }) => ({ event, dancers: [...dancers] }))
}
