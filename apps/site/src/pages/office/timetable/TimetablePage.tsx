import type { components } from '@parket/api-client/schema'
import {
  PlanDialog,
  SessionDialog,
  TimetableScreen,
  type TimetableListItem,
} from '@parket/ui/screens/office/timetable/TimetableScreen'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
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
import { joinViews, mapView, screenView } from '@parket/react/data/view'
import { withChangeSet } from '../parts/changes.ts'
import { reasonsOf } from '@parket/react/data/reasons'
import { unplacedRounds, useSessions, useTimetableRounds } from './timetableSource.ts'
import { conflictsOf } from './timetableView.ts'
import { useEventTabs } from '../parts/useEventTabs.ts'
import { useUndo } from '../parts/useUndo.ts'
import { useOutcome } from '../parts/useOutcome.ts'
import { usePlanDialog } from './usePlanDialog.ts'
import { usePublication } from './usePublication.ts'
import { useSessionDialog } from './useSessionDialog.ts'

type Session = components['schemas']['Session']

/** Sessions of an event (/admin/events/{eventId}/sessions/). */
export function TimetablePage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const links = useLinks()
  const [, navigate] = useLocation()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const source = usePageData(eventSource(eventId))
  const sessions = useSessions(eventId)
  const rounds = useTimetableRounds(eventId)
  const [open, setOpen] = useState<'plan' | 'new' | Session | null>(null)
  const { outcome, showDone, showRefused } = useOutcome()
  const { undoOf } = useUndo(eventId, { showDone, showRefused })
  const data = source.state === 'ready' ? source.data : null
  const event = data?.event ?? null
  const tabs = useEventTabs(eventId, 'eventTimetable')
  useSelectEvent(event)
  usePageTitle(event && eventPageTitle(event, title))

  const refetch = () => queryClient.invalidateQueries({ queryKey: ['event', eventId] })
  const close = () => setOpen(null)
  const stored = sessions.data ?? []
  const roundsAt = (danceMinutes: number) =>
    data && rounds.data ? unplacedRounds(rounds.data, data.contests, stored, danceMinutes) : []

  function done(text: string, changeSetId: number | null): void {
    close()
    showDone(text, undoOf(changeSetId))
    void refetch()
  }
  const publication = usePublication({ eventId, onDone: done, onRefused: showRefused })
  async function remove({ id }: TimetableListItem): Promise<void> {
    try {
      const { changeSetId } = await withChangeSet(
        api.DELETE('/api/events/{id}/sessions/{sessionId}', {
          params: { path: { id: eventId, sessionId: id } },
        }),
      )
      done('Отделение удалено, его номинации остались.', changeSetId)
    } catch (error) {
      showRefused('Удалить не удалось', reasonsOf(error))
    }
  }
  async function planned(text: string, changeSetId: number | null, sessionId: number | null) {
    done(text, changeSetId)
    await refetch()
    if (sessionId !== null) navigate(links.to('timetableSession', { eventId, sessionId }))
  }

  return (
    <TimetableScreen
      view={screenView(
        mapView(joinViews(source, joinViews(queryView(sessions), queryView(rounds))), (all) => {
          const [{ event: own }, [list, made]] = all
          const conflicts = conflictsOf(list, { event: own, rounds: made })
          return {
            sessions: list.map(({ id, number, title: name, floor, start, end, items }) => ({
              id,
              number,
              title: name,
              floor,
              start,
              end,
              itemCount: items.length,
              conflicts: conflicts.filter(({ itemIds }) =>
                items.some((item) => itemIds.includes(item.id)),
              ).length,
            })),
          }
        }),
        ['noRight'],
      )}
      event={event}
      timeZone={event?.time_zone ?? ''}
      tabs={tabs}
      unplaced={roundsAt(1).length}
      {...publication}
      onPlan={() => setOpen('plan')}
      onCreate={() => setOpen('new')}
      onEdit={({ id }) => setOpen(stored.find((session) => session.id === id) ?? null)}
      onRemove={(session) => void remove(session)}
      outcome={outcome}
      dialog={
        event &&
        open && (
          <Open
            key={open === 'plan' || open === 'new' ? open : open.id}
            {...{ open, eventId, event, stored, roundsAt }}
            judges={rounds.data?.judges ?? []}
            onDone={done}
            onPlanned={(...answer) => void planned(...answer)}
            onClose={close}
          />
        )
      }
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{
        home: links.to('home'),
        session: (sessionId) => links.to('timetableSession', { eventId, sessionId }),
      }}
    />
  )
}

interface OpenProps {
  open: 'plan' | 'new' | Session
  eventId: number
  event: Parameters<typeof usePlanDialog>[0]['event']
  stored: readonly Session[]
  roundsAt: Parameters<typeof usePlanDialog>[0]['roundsAt']
  judges: Parameters<typeof usePlanDialog>[0]['judges']
  onDone: Parameters<typeof useSessionDialog>[0]['onDone']
  onPlanned: Parameters<typeof usePlanDialog>[0]['onDone']
  onClose: () => void
}

/** A dialog's form lives as long as it is open. */
function Open({ open, onPlanned, onDone, ...options }: OpenProps) {
  return open === 'plan' ? (
    <Plan {...options} onDone={onPlanned} />
  ) : (
    <Edited {...options} session={open === 'new' ? null : open} onDone={onDone} />
  )
}

function Plan(options: Parameters<typeof usePlanDialog>[0]) {
  return <PlanDialog {...usePlanDialog(options)} />
}

type EditedProps = Pick<OpenProps, 'eventId' | 'event' | 'stored' | 'onDone' | 'onClose'> & {
  session: Session | null
}

function Edited({ event, stored, ...options }: EditedProps) {
  const initial = {
    number: Math.max(0, ...stored.map(({ number }) => number)) + 1,
    title: '',
    floor: '',
    start: stored.at(-1)?.end ?? event.date_begin,
  }
  const props = useSessionDialog({ ...options, initial, timeZone: event.time_zone })
  return <SessionDialog {...props} />
}
