import { unwrap } from '@parket/api-client/problem'
import { numberedTitle } from '@parket/domain/contest/title'
import type { EventAges } from '@parket/domain/event/event'
import { canBeDanced } from '@parket/domain/registration/moveEntry'
import type { JnjRole } from '@parket/domain/registration/request'
import type {
  ContestEntry,
  EntryContest,
  MoveDialogProps,
} from '@parket/ui/screens/office/registrations/ContestRegistrationsScreen'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { reasonsOf } from '@parket/react/data/reasons'
import { useGivenPlace } from './useGivenPlace.ts'
import { useOutcome } from '../parts/useOutcome.ts'

interface MoveOptions {
  eventId: number
  /** The contest of the page; null until it has come. */
  contest: EntryContest | null
  contests: readonly EntryContest[]
  event: EventAges | null
  payGroupNum: number | null
  /** Of the contest, of every status. */
  entries: readonly ContestEntry[]
}

/** Moves entries of a contest to another, and gives places to those that wait. */
export function useMoveEntry({
  eventId,
  contest,
  contests,
  event,
  payGroupNum,
  entries,
}: MoveOptions) {
  const { outcome, showDone, showLater, showRefused } = useOutcome()
  const place = useGivenPlace({ eventId, contest, entries, showDone, showLater, showRefused })
  const [entry, setEntry] = useState<ContestEntry | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [reasons, setReasons] = useState<readonly string[]>([])
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['event', eventId] })

  async function move(moved: ContestEntry, contestId: string, role: JnjRole | null) {
    setIsSending(true)
    try {
      await sendMove(eventId, moved, { contest_id: contestId, role })
      setEntry(null)
      const target = contests.find(({ id }) => id === contestId)
      const text = `Участие перенесено${target ? `: ${numberedTitle(target)}` : ''}.`
      showDone(text, contest && (() => void moveBack(moved, contest.id)))
      await refetch()
    } catch (error) {
      setReasons(reasonsOf(error))
    }
    setIsSending(false)
  }

  /** The entry kept its time in the waiting list; who got its place meanwhile keeps that. */
  async function moveBack(moved: ContestEntry, contestId: string) {
    try {
      const { registrations } = await sendMove(eventId, moved, {
        contest_id: contestId,
        role: moved.role,
      })
      const back = registrations.find(({ id }) => id === moved.id)
      const isWaiting = back?.status === 'waiting' && moved.status === 'active'
      showDone(
        isWaiting
          ? 'Участие возвращено, но место уже занято: оно первое в листе ожидания.'
          : 'Возвращено как было.',
        null,
      )
    } catch (error) {
      showRefused('Вернуть не получилось', reasonsOf(error))
    }
    await refetch()
  }

  const dialog: MoveDialogProps | null =
    entry === null || contest === null || event === null
      ? null
      : {
          entry,
          source: contest,
          targets: contests.filter(
            (target) => target.id !== contest.id && canBeDanced(target, payGroupNum),
          ),
          event,
          payGroupNum,
          reasons,
          isSending,
          onMove: (contestId, role) => void move(entry, contestId, role),
          onClose: () => setEntry(null),
        }
  return {
    outcome,
    showDone,
    dialog,
    begin: (moved: ContestEntry) => {
      setReasons([])
      setEntry(moved)
    },
    promote: place.begin,
    place: place.dialog,
  }
}

function sendMove(
  eventId: number,
  { id, regData }: ContestEntry,
  body: { contest_id: string; role: JnjRole | null },
) {
  const path = { id: eventId, regId: regData.id, entryId: id }
  return unwrap(
    api.POST('/api/events/{id}/reg-datas/{regId}/entries/{entryId}/move', {
      params: { path },
      body,
    }),
  )
}
