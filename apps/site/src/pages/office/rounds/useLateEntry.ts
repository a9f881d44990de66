import { unwrap } from '@parket/api-client/problem'
import { isFirstFor } from '@parket/domain/round/extraRound'
import { dancerName } from '@parket/domain/registration/dancers'
import type {
  LateEntryDialogProps,
  RoundItem,
} from '@parket/ui/screens/office/rounds/ContestRoundsScreen'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { listRegistrations } from '../parts/listRegistrations.ts'
import { reasonsOf } from '@parket/react/data/reasons'
import type { ContestDay } from '../parts/useContestDay.ts'

const inShortest = 'Опоздавший стоит в самом коротком заходе.'

/** Puts an entry that came after the heats were locked into one of them. */
export function useLateEntry(
  { eventId, groupNum, contest, refetch }: ContestDay,
  rounds: readonly RoundItem[],
  showDone: (text: string, onUndo: null) => void,
) {
  const [round, setRound] = useState<RoundItem | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [reasons, setReasons] = useState<readonly string[]>([])
  const list = useQuery(
    {
      queryKey: ['event', eventId, 'contestRegistrations', groupNum],
      queryFn: () => listRegistrations(eventId, groupNum),
      enabled: round !== null,
    },
    queryClient,
  )
  const placed = new Set(round?.heats.flat().map(({ registration_id }) => registration_id))
  const candidates =
    list.data?.flatMap(({ regData, dancers, registrations }) =>
      registrations
        .filter(
          ({ id, contest_id, status, attendance, role }) =>
            contest_id === contest?.id &&
            (status === 'active' || (status === 'waiting' && round?.status === 'locked')) &&
            attendance !== 'absent' &&
            round !== null &&
            isFirstFor(role, round, rounds) &&
            !placed.has(id),
        )
        .map(({ id, status }) => ({
          id,
          isWaiting: status === 'waiting',
          title: `${regData.start_number ?? regData.reg_n}. ${dancers.map(dancerName).join(', ')}`,
        })),
    ) ?? null

  async function add(registration_id: number, reason: string) {
    if (round === null || contest === null) return
    setIsSending(true)
    try {
      const path = { id: contest.id, roundId: round.id }
      await unwrap(
        api.POST('/api/contests/{id}/rounds/{roundId}/late-entries', {
          params: { path },
          body: { registration_id, ...(reason !== '' && { reason }) },
        }),
      )
      setRound(null)
      const where = round.pairs.length > 0 ? 'Опоздавшему нашли пару.' : inShortest
      showDone(where, null)
      await refetch()
    } catch (error) {
      setReasons(reasonsOf(error))
    }
    setIsSending(false)
  }

  const dialog: LateEntryDialogProps | null = round && {
    candidates,
    isSending,
    reasons,
    onAdd: (id, reason) => void add(id, reason),
    onClose: () => setRound(null),
  }
  return {
    dialog,
    begin: (chosen: RoundItem) => {
      setReasons([])
      setRound(chosen)
    },
  }
}
