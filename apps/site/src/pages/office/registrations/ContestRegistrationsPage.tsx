import type { components } from '@parket/api-client/schema'
import { numberedTitle } from '@parket/domain/contest/title'
import { problemText } from '@parket/domain/problems/catalogue'
import { payGroupNumber } from '@parket/domain/event/tags'
import type { EntryStatus } from '@parket/domain/registration/request'
import {
  ContestRegistrationsScreen,
  type ContestEntries,
  type ContestEntry,
} from '@parket/ui/screens/office/registrations/ContestRegistrationsScreen'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import type { KnownValues } from '@parket/react/data/address/searchState'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useSearchState } from '@parket/react/data/address/useSearchState'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useSelectEvent } from '@parket/react/data/event/CurrentEvent'
import { eventPageTitle } from '@parket/react/data/event/eventPageTitle'
import { eventSource } from '@parket/react/data/event/eventSource'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { joinViews, screenView, type View } from '@parket/react/data/view'
import { listRegistrations } from '../parts/listRegistrations.ts'
import { useAddEntry } from './useAddEntry.ts'
import { useEventTabs } from '../parts/useEventTabs.ts'
import { useMoveEntry } from './useMoveEntry.ts'

type RegDataAnswer = components['schemas']['RegDataAnswer']

interface Filters extends Record<string, string> {
  status: EntryStatus
}

const defaults: Filters = { status: 'active' }
const missing = { state: 'notFound', message: problemText('contest_not_found') } as const
const known: KnownValues<Filters> = { status: ['active', 'waiting', 'withdrawn'] }

/** The entries of one contest. */
export function ContestRegistrationsPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const groupNum = Number(params['groupNum'])
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const source = usePageData(eventSource(eventId))
  const list = useQuery(
    {
      queryKey: ['event', eventId, 'contestRegistrations', groupNum],
      queryFn: () => listRegistrations(eventId, groupNum),
    },
    queryClient,
  )
  const [{ status }, { change }] = useSearchState(defaults, known)
  const data = source.state === 'ready' ? source.data : null
  const event = data?.event ?? null
  const contests = data?.contests ?? []
  const contest = contests.find(({ group_num }) => group_num === groupNum) ?? null
  const entries = useMemo(() => entriesOf(list.data ?? [], contest?.id), [list.data, contest?.id])
  const payGroupNum = payGroupNumber(data?.tags ?? [])
  const actions = useMoveEntry({ eventId, contest, contests, event, payGroupNum, entries })
  const add = useAddEntry({ eventId, contest, contests, onDone: actions.showDone })
  useSelectEvent(event)
  usePageTitle(event && eventPageTitle(event, contest ? numberedTitle(contest) : title))
  const tabs = useEventTabs(eventId, 'eventContests')
  const address = { eventId, groupNum }
  const view = joinViews(source, queryView(list))
  const shown: View<ContestEntries> =
    view.state !== 'ready'
      ? view
      : contest && event
        ? { state: 'ready', data: { event, contest, entries } }
        : { ...missing, onRetry: () => void list.refetch() }

  return (
    <ContestRegistrationsScreen
      view={screenView(shown, ['noRight'])}
      status={status}
      onStatusChange={(next) => change({ status: next })}
      outcome={actions.outcome}
      onAdd={add.begin}
      onMove={actions.begin}
      onPromote={actions.promote}
      add={add.dialog}
      place={actions.place}
      move={actions.dialog}
      tabs={tabs}
      changeHref={({ regData }) => links.to('register', { eventId }, { change: regData.id })}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{
        home: links.to('home'),
        contests: links.to('eventContests', { eventId }),
        contest: links.to('contest', address),
        self: links.to('contestRegistrations', address),
      }}
    />
  )
}

function entriesOf(found: readonly RegDataAnswer[], contestId: string | undefined): ContestEntry[] {
  return found.flatMap(({ regData, dancers, registrations }) =>
    registrations
      .filter(({ contest_id }) => contest_id === contestId)
      .map(({ id, status, role, waiting_place }) => ({
        id,
        regData,
        dancers,
        status,
        role,
        waiting_place,
      })),
  )
}
