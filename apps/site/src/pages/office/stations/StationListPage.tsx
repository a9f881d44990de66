import { unwrap } from '@parket/api-client/problem'
import { fullName } from '@parket/domain/account/user'
import { can } from '@parket/domain/rights/rights'
import {
  NewStationDialog,
  StationListScreen,
  UnsentFileDialog,
  type NewStationDialogProps,
  type StationDraft,
  type StationQuery,
} from '@parket/ui/screens/office/stations/StationListScreen'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { KnownValues } from '@parket/react/data/address/searchState'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useSearchState } from '@parket/react/data/address/useSearchState'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useSelectEvent } from '@parket/react/data/event/CurrentEvent'
import { eventPageTitle } from '@parket/react/data/event/eventPageTitle'
import { eventSource } from '@parket/react/data/event/eventSource'
import { useUnsentFile } from '../../../data/marks/useUnsentFile.ts'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageState } from '@parket/react/data/page/PageState'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { joinViews, mapView, screenView } from '@parket/react/data/view'
import { reasonsOf } from '@parket/react/data/reasons'
import { useEventTabs } from '../parts/useEventTabs.ts'
import { useOutcome } from '../parts/useOutcome.ts'
import { eventStations, type Station } from './stationCalls.ts'
import { useStationActs } from './useStationActs.ts'

/** Which stations are shown, and the one that is open. */
type Filters = StationQuery & { station: string }

const defaults: Filters = { show: '', station: '' }
const known: KnownValues<Filters> = { show: ['', 'help', 'open'] }
const noStations: readonly Station[] = []

/** Stations of an event (docs/rules/stations.md, «The office's page»). */
export function StationListPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const links = useLinks()
  const { user, subject } = useAuth()
  const onLogin = useLoginDialog()
  const { now } = usePageState()
  const [query, { change, hrefOf }] = useSearchState(defaults, known)
  const event = usePageData(eventSource(eventId))
  const eventData = event.state === 'ready' ? event.data.event : null
  const stations = useQuery(eventStations(eventId), queryClient)
  const judges = useQuery(
    {
      queryKey: ['event', eventId, 'judges'],
      queryFn: () =>
        unwrap(api.GET('/api/events/{id}/judges', { params: { path: { id: eventId } } })),
    },
    queryClient,
  )
  const [dialog, setDialog] = useState<'station' | 'file' | null>(null)
  const all = stations.data ?? noStations
  const outcome = useOutcome()
  const acts = useStationActs({
    eventId,
    outcome,
    stations: all,
    judges: judges.data ?? [],
    onOpen: (id) => change({ show: '', station: String(id) }),
  })
  const open = all.find(({ id }) => String(id) === query.station) ?? null
  const mayType = can(subject, 'marks.edit', { teamId: eventData?.team_id ?? 0, eventId })
  const tabs = useEventTabs(eventId, 'eventStations')
  useSelectEvent(eventData)
  usePageTitle(eventData && eventPageTitle(eventData, title))

  /** Judges without a station, and chief judges without theirs. */
  function possibleJudges(): NewStationDialogProps['judges'] {
    const chiefs = (judges.data ?? []).filter(
      ({ judge_id, role }) =>
        role === 'chief' &&
        !all.some(({ kind, ...of }) => kind === 'chief' && of.judge_id === judge_id),
    )
    return [
      ...acts.unserved.map(({ judge_id, letter, judge }) => ({
        judgeId: judge_id,
        kind: 'judge' as const,
        name: `${letter ?? ''} ${fullName(judge)}`,
      })),
      ...chiefs.map(({ judge_id, judge }) => ({
        judgeId: judge_id,
        kind: 'chief' as const,
        name: fullName(judge),
      })),
    ]
  }

  return (
    <StationListScreen
      view={screenView(
        mapView(
          joinViews(event, joinViews(queryView(stations), queryView(judges))),
          ([data, [items]]) => ({
            stations: items,
            now: latest(now, items),
            timeZone: data.event.time_zone,
            unserved: acts.unserved.length,
            unpaired: acts.unpaired.length,
          }),
        ),
        ['noRight'],
      )}
      event={eventData}
      tabs={tabs}
      query={{ show: query.show }}
      onQueryChange={change}
      record={
        open && {
          station: open,
          told: acts.told.get(open.id) ?? null,
          isBusy: acts.isBusy,
          onCode: () => acts.openCode(open.id),
          onRename: (who) => acts.rename(open.id, who),
          onHandOver: () => acts.handOver(open.id),
          onRevoke: () => acts.revoke(open.id),
          onAnswer: (isLetIn) => acts.answer(open.id, isLetIn),
          onClose: () => change({ station: '' }),
        }
      }
      outcome={outcome.outcome}
      isBusy={acts.isBusy}
      onCreate={() => setDialog('station')}
      onCreateForAll={acts.createForAll}
      onPrintAll={acts.printAll}
      printed={
        acts.printed && {
          codes: acts.printed,
          onPrint: () => window.print(),
          onClose: acts.closePrinted,
        }
      }
      onUnsentFile={mayType ? () => setDialog('file') : null}
      dialog={
        dialog === 'station' ? (
          <NewStation
            judges={possibleJudges()}
            create={acts.create}
            onClose={() => setDialog(null)}
          />
        ) : (
          dialog === 'file' && <UnsentFile eventId={eventId} onClose={() => setDialog(null)} />
        )
      }
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{
        home: links.to('home'),
        station: (id) => hrefOf({ station: String(id) }),
      }}
    />
  )
}

/** The answer is of one opening: the next one begins anew. */
function UnsentFile({ eventId, onClose }: { eventId: number; onClose: () => void }): ReactNode {
  const { load, onFile } = useUnsentFile({
    api,
    eventId,
    refetch: () => queryClient.invalidateQueries(eventStations(eventId)),
  })
  return <UnsentFileDialog load={load} onFile={onFile} onClose={onClose} />
}

interface NewStationProps extends Pick<NewStationDialogProps, 'judges' | 'onClose'> {
  create: (draft: StationDraft) => Promise<void>
}

/** Closed once the station is made; what is wrong is said in it. */
function NewStation({ create, ...dialog }: NewStationProps): ReactNode {
  const [isBusy, setIsBusy] = useState(false)
  const [reasons, setReasons] = useState<readonly string[]>([])
  async function send(draft: StationDraft) {
    setIsBusy(true)
    setReasons([])
    try {
      await create(draft)
      dialog.onClose()
    } catch (error) {
      setReasons(reasonsOf(error))
      setIsBusy(false)
    }
  }
  return (
    <NewStationDialog
      {...dialog}
      isBusy={isBusy}
      reasons={reasons}
      onCreate={(draft) => void send(draft)}
    />
  )
}

/** The server's time: the page's goes on minute by minute, and what a device said is never ahead of it. */
function latest(pageNow: string, stations: readonly Station[]): string {
  const heard = stations.map(({ last_seen_at }) => Date.parse(last_seen_at ?? pageNow))
  return new Date(Math.max(Date.parse(pageNow), ...heard)).toISOString()
}
