import type { components } from '@parket/api-client/schema'
import { bySection } from '@parket/domain/contest/lists'
import { contestAttention } from '@parket/domain/contest/attention'
import { contestStatuses } from '@parket/domain/contest/status'
import { payGroupNumber } from '@parket/domain/event/tags'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import { can } from '@parket/domain/rights/rights'
import {
  ContestListScreen,
  type AdminContest,
  type ContestListScreenProps,
  type ContestQuery,
} from '@parket/ui/screens/office/contests/ContestListScreen'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { KnownValues } from '@parket/react/data/address/searchState'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useSearchState } from '@parket/react/data/address/useSearchState'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useSelectEvent } from '@parket/react/data/event/CurrentEvent'
import { eventPageTitle } from '@parket/react/data/event/eventPageTitle'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { mapView, screenView } from '@parket/react/data/view'
import { fetchSettings } from '../settings/settingsRecord.ts'
import { useContestActions } from './useContestActions.ts'
import { useContestGrid } from './useContestGrid.ts'
import { useContestImport } from './useContestImport.ts'
import { useContestOrder } from './useContestOrder.ts'
import { useEventPayments, usePanelLetters } from './useContestFacts.ts'
import { useEventTabs } from '../parts/useEventTabs.ts'

type Contest = components['schemas']['Contest']

const defaults: ContestQuery = { q: '', section: '', status: '', attention: '' }
const known: KnownValues<ContestQuery> = {
  status: ['', ...contestStatuses],
  attention: ['', 'yes'],
}
const noContests: Contest[] = []

interface ContestListPageProps extends PageProps {
  /** The address asks for the mass edit of the section of the contest that it names. */
  isMassEdit?: boolean
}

const StepBackDialog = lazy(async () => ({
  default: (await import('@parket/ui/screens/office/rounds/StepBackDialog')).StepBackDialog,
}))
const PublishChecksDialog = lazy(async () => ({
  default: (await import('@parket/ui/screens/office/results/PublishChecksDialog'))
    .PublishChecksDialog,
}))
const MassEdit = lazy(async () => ({ default: (await import('./MassEdit.tsx')).MassEdit }))
const OpenContest = lazy(async () => ({ default: (await import('./OpenContest.tsx')).OpenContest }))

/** The list alone, or with the contest that the address names beside it. */
export function ContestListPage({ params, title, isMassEdit }: ContestListPageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const groupNum = params['groupNum'] === undefined ? null : Number(params['groupNum'])
  const links = useLinks()
  const [, navigate] = useLocation()
  const { user, subject } = useAuth()
  const onLogin = useLoginDialog()
  const source = useQuery(
    { queryKey: ['event', eventId, 'settings'], queryFn: () => fetchSettings(eventId) },
    queryClient,
  )
  const [query, { change }] = useSearchState(defaults, known)
  const [selected, setSelected] = useState<readonly string[]>([])
  /** The contests that a new one bundles; null: none is being created. */
  const [bundled, setBundled] = useState<readonly AdminContest[] | null>(null)
  const isCreating = bundled !== null
  const actions = useContestActions(eventId)
  const [massEdited, setMassEdited] = useState<readonly Contest[]>([])
  const tabs = useEventTabs(eventId, 'eventContests')
  const event = source.data?.event ?? null
  const contests = source.data?.contests ?? noContests
  const grid = useContestGrid(eventId, contests, actions.showDone)
  const importing = useContestImport(eventId, actions.showDone)
  const order = useContestOrder({
    eventId,
    contests,
    isPublished: event?.published ?? true,
    onDone: actions.showDone,
  })
  useSelectEvent(event)
  usePageTitle(event && eventPageTitle(event, title))
  const contestLinks = useMemo(
    () => ({
      home: links.to('home'),
      contest: (number: number) =>
        links.to('contestSettings', { eventId, groupNum: number }, { ...query }),
      registrations: (number: number) =>
        links.to('contestRegistrations', { eventId, groupNum: number }),
      judges: links.to('eventJudges', { eventId }),
      payments: links.to('eventPayments', { eventId }),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- links follow from the address of the page alone
    [eventId, query.q, query.section, query.status, query.attention],
  )
  const named = contests.find((contest) => contest.group_num === groupNum) ?? null
  const open = isMassEdit ? null : named
  useEffect(() => {
    if (isMassEdit && named) {
      setMassEdited(contests.filter(({ section }) => section === named.section))
    }
    // Once, when the contests have come: what is typed since stays.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMassEdit, named?.id])
  const close = () => {
    setBundled(null)
    if (groupNum !== null) navigate(links.to('eventContests', { eventId }, { ...query }))
  }

  async function remove(chosen: readonly AdminContest[]) {
    const isGone = await actions.remove(chosen)
    if (isGone && chosen.some(({ id }) => id === open?.id)) close()
  }

  const shown = isCreating ? null : open
  const mayFinish = event && can(subject, 'heats.edit', { teamId: event.team_id, eventId })
  // The form begins anew with each contest that is opened; the list stays as it is.
  const paneKey = shown?.id ?? `new ${bundled?.map(({ id }) => id).join(' ')}`
  const record = (isCreating || open) && {
    id: shown?.id ?? null,
    pane: (
      <OpenContest
        key={paneKey}
        eventId={eventId}
        contest={shown}
        contests={contests}
        timeZone={event?.time_zone ?? defaultTimeZone}
        priceSteps={event?.price_steps ?? []}
        onFinishRound={
          mayFinish
            ? ({ id, version }) =>
                actions.rounds.onFinish([{ round_id: id, round_version: version }])
            : null
        }
        isFinishing={actions.rounds.isFinishing}
        bundled={bundled ?? []}
        payGroupNum={payGroupNumber(source.data?.tags ?? [])}
        onClose={close}
        onMoved={(contest) => {
          setBundled(null)
          navigate(contestLinks.contest(contest.group_num))
        }}
        onDelete={shown && (() => void remove([shown]))}
      />
    ),
  }
  const screen: ContestListScreenProps = {
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
    counts: countsOf(contests),
    selection: { value: selected, onChange: setSelected },
    onCreate: () => setBundled([]),
    onPacket: setBundled,
    onDelete: (chosen) => void remove(chosen),
    onGrid: () => grid.begin(),
    onImport: importing.begin,
    onExport: (format) =>
      void actions.download(async () => {
        const { downloadContests } = await import('./downloadContests.ts')
        await downloadContests(eventId, format)
      }),
    onOrder: order.begin,
    onStatus: actions.onStatus,
    onMassEdit: (chosen) =>
      setMassEdited(contests.filter(({ id }) => chosen.some((each) => each.id === id))),
    outcome: actions.outcome ?? missingContest(groupNum, source.data && named),
    record: record || null,
    panels: usePanelLetters(eventId),
    money: useEventPayments(eventId),
    grid: grid.dialog,
    importing: importing.dialog,
    order: order.dialog,
    account: { isLoggedIn: user !== null, onLogin },
    links: contestLinks,
  }
  const [first, ...others] = massEdited
  return (
    <>
      <ContestListScreen {...screen} />
      <Suspense>
        {actions.question && <StepBackDialog {...actions.question} />}
        {actions.checks && (
          <PublishChecksDialog
            {...actions.checks}
            journalHref={(number) => links.to('contestJournal', { eventId, groupNum: number })}
            resultHref={(number) => links.to('contestResult', { eventId, groupNum: number })}
          />
        )}
      </Suspense>
      {first && (
        <Suspense>
          <MassEdit
            eventId={eventId}
            contests={[first, ...others]}
            all={contests}
            onDone={(text, changeSetId) => {
              setMassEdited([])
              actions.showDone(text, changeSetId)
            }}
            onClose={() => {
              setMassEdited([])
              if (isMassEdit) navigate(links.to('eventContests', { eventId }))
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** @param named undefined while the contests are on their way, null where none has the number */
function missingContest(
  groupNum: number | null,
  named: Contest | null | undefined,
): ContestListScreenProps['outcome'] {
  if (groupNum === null || named !== null) return null
  const title = `Номинации №\u00A0${groupNum} нет`
  return { state: 'refused', title, reasons: ['Её могли удалить или дать ей другой номер.'] }
}

/** Over all contests, whatever is filtered. */
function countsOf(contests: readonly Contest[]): ContestListScreenProps['counts'] {
  const having = (status: Contest['status']) =>
    contests.filter((contest) => contest.status === status).length
  return {
    all: contests.length,
    attention: contests.filter((contest) => contestAttention(contest) !== null).length,
    open: having('open'),
    running: having('running'),
    judged: having('judged'),
  }
}

/** By number, or by words of the name in any order. */
function matches(contest: Contest, { q, section, status, attention }: ContestQuery): boolean {
  const text = `${contest.group_num} ${contest.group_name} ${contest.section}`.toLowerCase()
  const words = q.toLowerCase().split(/\s+/)
  return (
    words.every((word) => text.includes(word)) &&
    (section === '' || contest.section === section) &&
    (status === '' || contest.status === status) &&
    (attention === '' || contestAttention(contest) !== null)
  )
}
