import { unwrap } from '@parket/api-client/problem'
import type { components } from '@parket/api-client/schema'
import { hasBegun, isPast } from '@parket/domain/event/dates'
import { isRegistrationOpen } from '@parket/domain/event/registrationWindow'
import type { Instant } from '@parket/domain/format/date'
import { amountOwed } from '@parket/domain/money/paymentStatus'
import { wornNumber } from '@parket/domain/registration/wornNumber'
import type { MyRegistrationsScreenProps } from '@parket/ui/screens/account/MyRegistrationsScreen'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { queryView } from '@parket/react/data/queryView'
import { mapView, screenView } from '@parket/react/data/view'
import { eventCalls } from '@parket/react/data/event/eventCalls'
import type { Contest } from '@parket/react/data/event/eventSource'
import { callQuery } from '@parket/react/data/page/callQuery'
import { queryClient } from '@parket/react/data/queryClient'
import { ownPlaces, placeOfEntry } from '@parket/react/registration/own/ownPlaces'
import { clubQuery } from '@parket/react/registration/club/clubQuery'
import { todayFirst, whenOf } from './ownRegistrationDays.ts'

const PAGE_SIZE = 20

type OwnRegistrationsView = Exclude<MyRegistrationsScreenProps['view'], { state: 'anonymous' }>

type Item = Pick<components['schemas']['UserRegistration'], 'event' | 'is_own'>

/** Events to come, of which the account made several registrations. */
function eventsOfSeveral(items: readonly Item[], now: Instant): Item['event'][] {
  const own = items.filter(
    ({ event, is_own }) => is_own && event.cancelled_at === null && !isPast(event, now),
  )
  return [...Map.groupBy(own, ({ event }) => event.id).values()].flatMap(([first, ...more]) =>
    first && more.length > 0 ? [first.event] : [],
  )
}

/** What is public of the registrations whose event has begun, by their ids. */
function useOwnPlaces(items: readonly components['schemas']['UserRegistration'][], now: Instant) {
  const begun = items.filter(({ event }) => hasBegun(event, now))
  const eventIds = [...new Set(begun.map(({ event }) => event.id))]
  // Whose number is worn depends on the event.
  const events = useQueries(
    {
      queries: eventIds.map((id) => callQuery(eventCalls.event(id))),
      combine: (queries) => queries.flatMap(({ data }) => data ?? []),
    },
    queryClient,
  )
  const numbered = begun.flatMap(({ regData }) => {
    const event = events.find(({ id }) => id === regData.event_id)
    const number = event ? wornNumber(regData, event) : null
    return number === null ? [] : [{ regData, number }]
  })
  return useQueries(
    {
      queries: numbered.map(({ regData, number }) =>
        callQuery(eventCalls.results(regData.event_id, number)),
      ),
      combine: (queries) =>
        new Map(
          numbered.map(({ regData, number }, index) => [
            regData.id,
            {
              number,
              results: (queries[index]?.data ?? []).filter(
                (contest) => ownPlaces(contest).length > 0,
              ),
            },
          ]),
        ),
    },
    queryClient,
  )
}

/** A page of what the user registered, each entry with the names of its contests. */
export function useOwnRegistrations(
  userId: number,
  page: number,
  now: Instant,
): OwnRegistrationsView {
  const links = useLinks()
  const entries = useQuery(
    {
      queryKey: ['own-registrations', userId, page],
      queryFn: () =>
        unwrap(
          api.GET('/api/users/{id}/registrations', {
            params: { path: { id: userId }, query: { page, page_size: PAGE_SIZE } },
          }),
        ),
    },
    queryClient,
  )
  const eventIds = new Set(entries.data?.items.map(({ event }) => event.id))
  const contests = useQueries(
    {
      queries: [...eventIds].map((id) => callQuery(eventCalls.contests(id))),
      combine: (queries) =>
        new Map<string, Contest>(
          queries.flatMap(({ data = [] }) => data.map((contest) => [contest.id, contest] as const)),
        ),
    },
    queryClient,
  )

  const ownPlaces = useOwnPlaces(entries.data?.items ?? [], now)

  const several = eventsOfSeveral(entries.data?.items ?? [], now)
  // Where it does not come each registration still opens with a payment of its own.
  const dues = useQueries(
    {
      queries: several.map(({ id }) => clubQuery(id, userId)),
      combine: (queries) =>
        queries.flatMap(({ data }, index) => {
          const event = several[index]
          const owing = data?.registrations.filter(({ balance }) => amountOwed(balance) > 0) ?? []
          if (!event || !data || owing.length < 2) return []
          const regNs = owing.map(({ regData }) => regData.reg_n)
          return [{ id: event.id, name: event.name, sum: data.owed, regNs, qr: data.qr }]
        }),
    },
    queryClient,
  )

  const shown = mapView(queryView(entries), ({ items, total }) => ({
    items: todayFirst(items, now).map((item) => {
      const { event, is_own, is_merged, regData, dancers, registrations } = item
      const own = ownPlaces.get(regData.id)?.results ?? []
      return {
        event,
        is_own,
        is_merged,
        regData,
        dancers,
        when: whenOf(event, now),
        resultsHref:
          own.length > 0
            ? links.to(
                'eventResults',
                { eventId: event.id },
                { number: ownPlaces.get(regData.id)?.number },
              )
            : null,
        contests: registrations.map(({ id, status, contest_id, role }) => {
          const contest = contests.get(contest_id) ?? null
          const result = own.find(({ group_num }) => group_num === contest?.group_num)
          return { id, status, contest, place: result ? placeOfEntry(result, role) : null }
        }),
      }
    }),
    clubs: several
      .filter((event) => isRegistrationOpen(event, now))
      .map(({ id, name }) => ({ id, name })),
    dues,
    total,
    page,
    pageCount: Math.ceil(total / PAGE_SIZE),
  }))
  return screenView(shown)
}
