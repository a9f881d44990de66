import { unwrap } from '@parket/api-client/problem'
import { dancerName } from '@parket/domain/registration/dancers'
import type {
  DayEntry,
  RoundStatusDialogProps,
  SwapDialogProps,
} from '@parket/ui/screens/office/rounds/ContestEntriesScreen'
import { useCallback, useState } from 'react'
import { api } from '@parket/react/data/api'
import { reasonsOf } from '@parket/react/data/reasons'
import type { ContestDay } from '../parts/useContestDay.ts'

type Asked = { kind: 'status' | 'swap'; entry: DayEntry }

const titleOf = ({ number, dancers }: DayEntry) =>
  `${number}. ${dancers.map(dancerName).join(', ')}`

/** What is changed of an entry on the day: what became of it in a round, and its start number. */
export function useEntryDialogs(
  { eventId, contest, refetch }: Pick<ContestDay, 'eventId' | 'contest' | 'refetch'>,
  entries: readonly DayEntry[],
) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [reasons, setReasons] = useState<readonly string[]>([])

  async function send(call: () => Promise<unknown>) {
    setIsSending(true)
    try {
      await call()
      setAsked(null)
      await refetch()
    } catch (error) {
      setReasons(reasonsOf(error))
    }
    setIsSending(false)
  }
  const ask = (kind: Asked['kind']) => (entry: DayEntry) => {
    setReasons([])
    setAsked({ kind, entry })
  }
  return {
    dialog: asked && dialogOf(asked),
    // The columns of the table are made once.
    // oxlint-disable-next-line react/exhaustive-deps -- sets states alone
    onStatusChange: useCallback(ask('status'), []),
    // oxlint-disable-next-line react/exhaustive-deps -- sets states alone
    onSwap: useCallback(ask('swap'), []),
  }

  function dialogOf({ kind, entry }: Asked): RoundStatusDialogProps | SwapDialogProps | null {
    const { round } = entry
    const sent = {
      entry: titleOf(entry),
      isSending,
      reasons,
      onClose: () => setAsked(null),
    }
    if (kind === 'swap') {
      return {
        ...sent,
        kind,
        others: entries
          .filter(({ regId }) => regId !== entry.regId)
          .map((other) => ({ number: other.number, title: titleOf(other) })),
        onSubmit: (number) =>
          void send(() =>
            unwrap(
              api.PUT('/api/events/{id}/reg-datas/{regId}/start-number', {
                params: { path: { id: eventId, regId: entry.regId } },
                body: { start_number: number, swap: true },
              }),
            ),
          ),
      }
    }
    if (round === null) return null
    return {
      ...sent,
      kind,
      round: round.label,
      status: round.status,
      onSubmit: (status, reason) =>
        void send(() =>
          unwrap(
            api.PUT('/api/contests/{id}/rounds/{roundId}/entries/{registrationId}', {
              params: {
                path: { id: contest?.id ?? '', roundId: round.id, registrationId: entry.id },
              },
              body: { status, reason },
            }),
          ),
        ),
    }
  }
}
