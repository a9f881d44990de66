import { unwrap } from '@parket/api-client/problem'
import { numberedTitle } from '@parket/domain/contest/title'
import { enterableContests } from '@parket/domain/registration/enterable'
import type { JnjRole } from '@parket/domain/registration/request'
import { can } from '@parket/domain/rights/rights'
import { isFirstFor } from '@parket/domain/round/extraRound'
import type { EnterDialogProps } from '@parket/ui/screens/office/desk/DeskScreen'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import type { EventData } from '@parket/react/data/event/eventSource'
import { queryClient } from '@parket/react/data/queryClient'
import { enterContest } from '../registrations/enterContest.ts'
import { reasonsOf } from '@parket/react/data/reasons'
import type { OpenAtDesk } from './openAtDesk.ts'

/**
 * Enters the registration at the desk in one more contest, late ones for a reason (docs/adr/0060).
 *
 * @returns `onOpen` is null for whoever may not change registrations
 */
export function useDeskEntry(
  item: OpenAtDesk,
  { event, contests, tags }: EventData,
  onDone: (text: string) => void,
): { onOpen: (() => void) | null; dialog: EnterDialogProps | null } {
  const { subject } = useAuth()
  const [isOpen, setIsOpen] = useState(false)
  const [isLoading, setIsLoading] = useState(false)
  const [chosenId, setChosenId] = useState('')
  const [role, setRole] = useState<JnjRole | ''>('')
  const [isSending, setIsSending] = useState(false)
  const [reasons, setReasons] = useState<readonly string[]>([])
  const mayEdit = can(subject, 'registrations.edit', { teamId: event.team_id, eventId: event.id })

  const offered = isOpen
    ? enterableContests(contests, item.dancers, item.registrations, { event, tags })
    : []
  const chosen = offered.find(({ contest }) => contest.id === chosenId)
  const asksRole = chosen?.contest.jnj_role_split === true && chosen.waitingId === null

  async function open() {
    setChosenId('')
    setRole('')
    setReasons([])
    setIsOpen(true)
    setIsLoading(true)
    // The day goes on: which contests are drawn is asked anew.
    await queryClient.refetchQueries({ queryKey: ['event', event.id], exact: true })
    setIsLoading(false)
  }

  async function enter(reason: string) {
    if (!chosen) return
    setIsSending(true)
    setReasons([])
    try {
      const { contest, waitingId } = chosen
      const isPlaced =
        waitingId === null
          ? await addEntry(event.id, item, {
              contest_id: contest.id,
              late_reason: reason,
              ...(asksRole && role !== '' && { role }),
            })
          : await givePlace(item, contest.id, waitingId, reason)
      setIsOpen(false)
      onDone(
        `Номер\u00A0${item.regData.start_number ?? item.regData.reg_n}: ${numberedTitle(contest)}, ${
          isPlaced ? 'заявлен.' : 'мест нет, стоит в листе ожидания.'
        }`,
      )
      await queryClient.invalidateQueries({ queryKey: ['event', event.id] })
    } catch (error) {
      setReasons(reasonsOf(error))
    }
    setIsSending(false)
  }

  return {
    onOpen: mayEdit ? () => void open() : null,
    dialog: isOpen
      ? {
          contests: isLoading
            ? null
            : offered.map(({ contest, isLate, waitingId }) => ({
                id: contest.id,
                title: numberedTitle(contest),
                isLate,
                isWaiting: waitingId !== null,
              })),
          chosenId,
          onChoose(id) {
            setReasons([])
            setChosenId(id)
          },
          role: asksRole ? { value: role, onChange: setRole } : null,
          reasons,
          isSending,
          onEnter: (reason) => void enter(reason),
          onClose: () => setIsOpen(false),
        }
      : null,
  }
}

/** @returns whether there was a place */
async function addEntry(
  eventId: number,
  item: OpenAtDesk,
  added: { contest_id: string; late_reason: string; role?: JnjRole },
): Promise<boolean> {
  const { late_reason, ...entry } = added
  const { registrations } = await enterContest(eventId, item, entry, late_reason)
  return registrations.some(
    ({ contest_id, status }) => contest_id === entry.contest_id && status === 'active',
  )
}

/** The place and the heat of an entry that waits, at once. */
async function givePlace(
  { registrations }: OpenAtDesk,
  id: string,
  registration_id: number,
  reason: string,
): Promise<boolean> {
  const rounds = await unwrap(api.GET('/api/contests/{id}/rounds', { params: { path: { id } } }))
  const role = registrations.find((entry) => entry.id === registration_id)?.role ?? null
  const round = rounds.find((one) => isFirstFor(role, one, rounds))
  if (!round) throw new Error(`Contest ${id} has no first round`)
  const path = { id, roundId: round.id }
  await unwrap(
    api.POST('/api/contests/{id}/rounds/{roundId}/late-entries', {
      params: { path },
      body: { registration_id, reason },
    }),
  )
  return true
}
