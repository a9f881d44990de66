import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/problem'
import { numberedTitle, type NumberedContest } from '@parket/domain/contest/title'
import { formatDate, isIsoDate } from '@parket/domain/format/date'
import { foldName } from '@parket/domain/person/foldName'
import { samePersonReasonTexts, likelySamePerson } from '@parket/domain/person/samePerson'
import type { KnownEntry } from '@parket/domain/registration/availability'
import { dancerKey, dancerName } from '@parket/domain/registration/dancers'
import type { DancerInput } from '@parket/domain/registration/request'
import type { PaperFormSamePerson } from '@parket/ui/screens/office/registrations/PaperFormScreen'
import { useQuery } from '@tanstack/react-query'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { TYPING_MS, useDebounced } from '@parket/react/data/useDebounced'

type Item = components['schemas']['RegDataItem']
type Contest = NumberedContest & { id: string }

const none: readonly Item[] = []

/** Who of these dancers is registered for the event already, or seems to be. */
export function useRegisteredDancers(
  eventId: number,
  dancers: readonly DancerInput[],
  contests: readonly Contest[],
): { known: readonly KnownEntry[]; samePeople: readonly PaperFormSamePerson[] } {
  const links = useLinks()
  const whole = dancers.filter(
    ({ last_name, first_name, birth_date }) =>
      last_name.trim() !== '' && first_name.trim() !== '' && isIsoDate(birth_date),
  )
  const names = useDebounced(
    [...new Set(whole.map(({ last_name }) => foldName(last_name)))].join('|'),
    TYPING_MS,
  )
  const { data: found = none } = useQuery(
    {
      queryKey: ['event', eventId, 'registeredDancers', names],
      queryFn: () => find(eventId, names.split('|')),
      enabled: names !== '',
    },
    queryClient,
  )
  const matches = found.flatMap((item) =>
    item.dancers.flatMap((registered) =>
      whole.flatMap((dancer) => {
        const isSame = dancerKey(registered) === dancerKey(dancer)
        const reason = isSame ? null : likelySamePerson(registered, dancer)
        return isSame || reason !== null ? [{ item, registered, reason }] : []
      }),
    ),
  )
  return {
    known: matches.flatMap(({ item, reason }) => (reason === null ? entriesOf(item) : [])),
    samePeople: matches.map(({ item, registered, reason }) => ({
      regN: item.regData.reg_n,
      dancer: `${dancerName(registered)}, ${formatDate(registered.birth_date)}`,
      contests: contests
        .filter(({ id }) => entriesOf(item).some(({ contest_id }) => contest_id === id))
        .map(numberedTitle),
      reason: reason === null ? null : samePersonReasonTexts[reason],
      href: links.to('eventRegistrations', { eventId }, { q: String(item.regData.reg_n) }),
    })),
  }
}

async function find(eventId: number, lastNames: readonly string[]): Promise<Item[]> {
  const pages = await Promise.all(
    lastNames.map((q) =>
      unwrap(
        api.GET('/api/events/{id}/registrations', {
          params: { path: { id: eventId }, query: { q, page_size: 50 } },
        }),
      ),
    ),
  )
  const items = pages.flatMap((page) => page.items)
  return [...new Map(items.map((item) => [item.regData.id, item])).values()]
}

function entriesOf({ regData, dancers, registrations }: Item): KnownEntry[] {
  return registrations
    .filter(({ status }) => status !== 'withdrawn')
    .map(({ contest_id, status }) => ({ reg_n: regData.reg_n, contest_id, status, dancers }))
}
