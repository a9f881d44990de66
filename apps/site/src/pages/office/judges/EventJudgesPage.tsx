import { unwrap, userFacingText } from '@parket/api-client/problem'
import { fullName } from '@parket/domain/account/user'
import {
  EventJudgesScreen,
  PasteJudgesDialog,
  SeatDialog,
  type EventJudgeItem,
} from '@parket/ui/screens/office/judges/EventJudgesScreen'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
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
import { toasts } from '../../../data/toasts.ts'
import { joinViews, mapView, screenView } from '@parket/react/data/view'
import { useEventTabs } from '../parts/useEventTabs.ts'
import { usePasteJudges, type PasteJudgesOptions } from './usePasteJudges.ts'
import { usePanels } from './usePanels.ts'
import { useSeatDialog, type SeatDialogOptions, type SeatTarget } from './useSeatDialog.ts'

/** Judges of an event, letters, roles and panels (/admin/events/{eventId}/judges/). */
export function EventJudgesPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const event = usePageData(eventSource(eventId))
  const eventData = event.state === 'ready' ? event.data : null
  const path = { id: eventId }
  const queryKey = ['event', eventId, 'judges']
  const judges = useQuery(
    {
      queryKey,
      queryFn: () => unwrap(api.GET('/api/events/{id}/judges', { params: { path } })),
    },
    queryClient,
  )
  const panels = usePanels(eventId, eventData?.contests ?? [], judges.data ?? [])
  const [target, setTarget] = useState<SeatTarget | null>(null)
  const [isPasting, setIsPasting] = useState(false)
  const [busy, setBusy] = useState<readonly number[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const refetch = () => queryClient.invalidateQueries({ queryKey })

  async function remove(removed: EventJudgeItem): Promise<void> {
    const { judge_id: judgeId, judge } = removed
    setProblem(null)
    setBusy((before) => [...before, judgeId])
    try {
      await unwrap(
        api.DELETE('/api/events/{id}/judges/{judgeId}', { params: { path: { ...path, judgeId } } }),
      )
      // At once, for the panels: saved before the list has come anew, they must not name who is off it.
      queryClient.setQueryData<EventJudgeItem[]>(queryKey, (known) =>
        known?.filter(({ judge_id }) => judge_id !== judgeId),
      )
      toasts.add({
        text: `Судья убран: ${fullName(judge)}`,
        action: { label: 'Вернуть', onPress: () => void bringBack(removed) },
      })
      await refetch()
    } catch (thrown) {
      setProblem(userFacingText(thrown))
    } finally {
      setBusy((before) => before.filter((id) => id !== judgeId))
    }
  }

  /** With the letter and the role that they had. */
  async function bringBack({ judge_id: judgeId, judge, role, letter }: EventJudgeItem) {
    try {
      await unwrap(
        api.PUT('/api/events/{id}/judges/{judgeId}', {
          params: { path: { ...path, judgeId } },
          body: { role, letter },
        }),
      )
      toasts.add({ text: `Судья возвращён: ${fullName(judge)}` })
    } catch (thrown) {
      setProblem(userFacingText(thrown))
    }
    await refetch()
  }

  const tabs = useEventTabs(eventId, 'eventJudges')
  useSelectEvent(eventData?.event ?? null)
  usePageTitle(eventData && eventPageTitle(eventData.event, title))

  return (
    <EventJudgesScreen
      view={screenView(
        mapView(joinViews(event, queryView(judges)), ([, all]) => ({ judges: all })),
        ['noRight'],
      )}
      event={eventData?.event ?? null}
      tabs={tabs}
      onAdd={() => setTarget('new')}
      onPaste={() => setIsPasting(true)}
      onEdit={setTarget}
      onRemove={(judge) => void remove(judge)}
      busy={busy}
      problem={problem}
      dialog={
        isPasting ? (
          <Paste eventId={eventId} refetch={refetch} onClose={() => setIsPasting(false)} />
        ) : (
          target && (
            <Seat
              eventId={eventId}
              target={target}
              judges={judges.data ?? []}
              onDone={() => {
                setTarget(null)
                void refetch()
              }}
              onClose={() => setTarget(null)}
            />
          )
        )
      }
      panels={panels}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{ home: links.to('home') }}
    />
  )
}

/** The dialog's forms live as long as it is open. */
function Seat(options: SeatDialogOptions): ReactNode {
  return <SeatDialog {...useSeatDialog(options)} />
}

function Paste(options: PasteJudgesOptions): ReactNode {
  return <PasteJudgesDialog {...usePasteJudges(options)} />
}
