import type { components } from '@parket/api-client/schema'
import { bySection } from '@parket/domain/contest/lists'
import { contestStatuses } from '@parket/domain/contest/status'
import {
  ContestListScreen,
  type ContestListScreenProps,
  type ContestQuery,
  type ContestRecordProps,
} from '@parket/ui/screens/organiser/ContestListScreen'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { KnownValues } from '../../data/address/searchState.ts'
import { useLinks } from '../../data/address/useLinks.ts'
import { useSearchState } from '../../data/address/useSearchState.ts'
import { useAuth } from '../../data/auth/AuthProvider.tsx'
import { useLoginDialog } from '../../data/auth/LoginDialogContext.ts'
import { useSelectEvent } from '../../data/event/CurrentEvent.tsx'
import { eventPageTitle } from '../../data/event/eventPageTitle.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import { queryClient } from '../../data/queryClient.ts'
import { queryView } from '../../data/queryView.ts'
import { mapView, screenView } from '../../data/view.ts'
import { fetchSettings } from './settingsRecord.ts'
import { useContestActions } from './useContestActions.ts'
import { useContestGrid } from './useContestGrid.ts'
import { useContestRecord } from './useContestRecord.ts'
import { useEventTabs } from './useEventTabs.ts'
import { useMassEdit } from './useMassEdit.ts'

type Contest = components['schemas']['Contest']

const defaults: ContestQuery = { q: '', section: '', status: '' }
const known: KnownValues<ContestQuery> = { status: ['', ...contestStatuses] }
const noContests: Contest[] = []

/** The list alone, or with the contest that the address names beside it. */
export function ContestListPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const groupNum = params['groupNum'] === undefined ? null : Number(params['groupNum'])
  const links = useLinks()
  const [, navigate] = useLocation()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const source = useQuery(
    { queryKey: ['event', eventId, 'settings'], queryFn: () => fetchSettings(eventId) },
    queryClient,
  )
  const [query, { change }] = useSearchState(defaults, known)
  const [selected, setSelected] = useState<readonly string[]>([])
  const [isCreating, setIsCreating] = useState(false)
  const actions = useContestActions(eventId)
  const massEdit = useMassEdit(eventId, actions.showDone)
  const tabs = useEventTabs(eventId, 'eventContests')
  const event = source.data?.event ?? null
  const contests = source.data?.contests ?? noContests
  const grid = useContestGrid(eventId, contests, actions.showDone)
  useSelectEvent(event)
  usePageTitle(event && eventPageTitle(event, title))
  const contestLinks = useMemo(
    () => ({
      home: links.to('home'),
      contest: (number: number) => links.to('contest', { eventId, groupNum: number }),
      registrations: (number: number) =>
        links.to('eventRegistrations', { eventId }, { group_num: number }),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- links follow from the address of the page
    [eventId],
  )
  const open = contests.find((contest) => contest.group_num === groupNum) ?? null
  const close = () => {
    setIsCreating(false)
    if (groupNum !== null) navigate(links.to('eventContests', { eventId }))
  }

  async function remove(contest: Contest) {
    if (await actions.remove(contest)) close()
  }

  const screen: Omit<ContestListScreenProps, 'record'> = {
    view: screenView(
      mapView(queryView(source), (data) => ({
        contests: data.contests.filter((contest) => matches(contest, query)),
        total: data.contests.length,
      })),
      ['noRight'],
    ),
    event,
    tabs,
    query,
    onQueryChange: change,
    sections: bySection(contests).map(({ section }) => section),
    selection: { value: selected, onChange: setSelected },
    onCreate: () => setIsCreating(true),
    onGrid: () => grid.begin(),
    onStatus: actions.onStatus,
    onMassEdit: (chosen) =>
      massEdit.begin(contests.filter(({ id }) => chosen.some((each) => each.id === id))),
    outcome: actions.outcome,
    massEdit: massEdit.dialog,
    grid: grid.dialog,
    account: { isLoggedIn: user !== null, onLogin },
    links: contestLinks,
  }
  if (!isCreating && open === null) return <ContestListScreen {...screen} record={null} />
  const shown = isCreating ? null : open
  return (
    <WithRecord
      key={shown?.id ?? 'new'}
      screen={screen}
      eventId={eventId}
      contest={shown}
      contests={contests}
      registrations={shown && contestLinks.registrations(shown.group_num)}
      onClose={close}
      onMoved={(contest) => {
        setIsCreating(false)
        navigate(contestLinks.contest(contest.group_num))
      }}
      onDelete={shown && (() => void remove(shown))}
    />
  )
}

interface WithRecordProps {
  screen: Omit<ContestListScreenProps, 'record'>
  eventId: number
  contest: Contest | null
  contests: readonly Contest[]
  registrations: string | null
  onClose: () => void
  onMoved: (contest: Contest) => void
  onDelete: ContestRecordProps['onDelete']
}

/** The form begins anew with each contest that is opened. */
function WithRecord({ screen, registrations, onClose, onDelete, ...options }: WithRecordProps) {
  const record = useContestRecord(options)
  return (
    <ContestListScreen
      {...screen}
      record={{
        ...record,
        id: options.contest?.id ?? null,
        onClose,
        onDelete,
        links: { registrations },
      }}
    />
  )
}

/** By number, or by words of the name in any order. */
function matches(contest: Contest, { q, section, status }: ContestQuery): boolean {
  const text = `${contest.group_num} ${contest.group_name} ${contest.section}`.toLowerCase()
  const words = q.toLowerCase().split(/\s+/)
  return (
    words.every((word) => text.includes(word)) &&
    (section === '' || contest.section === section) &&
    (status === '' || contest.status === status)
  )
}
