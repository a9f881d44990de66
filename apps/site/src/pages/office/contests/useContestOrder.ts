import { userFacingText } from '@parket/api-client/problem'
import { arrangeContests, type Numbering } from '@parket/domain/contest/order'
import type {
  AdminContest,
  OrderDialogProps,
} from '@parket/ui/screens/office/contests/ContestListScreen'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { withChangeSet } from '../parts/changes.ts'

interface OrderOptions {
  eventId: number
  contests: readonly AdminContest[]
  isPublished: boolean
  /** Is told what was done and the set that undoes it. */
  onDone: (text: string, changeSetId: number | null) => void
}

/** The dialog that puts contests in another order, with other numbers or without. */
export function useContestOrder({ eventId, contests, isPublished, onDone }: OrderOptions) {
  const [order, setOrder] = useState<readonly AdminContest[] | null>(null)
  const [numbering, setNumbering] = useState<Numbering>('stay')
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send(contestIds: string[]) {
    setIsSending(true)
    setProblem(null)
    try {
      const { changeSetId } = await withChangeSet(
        api.PUT('/api/events/{id}/contest-order', {
          params: { path: { id: eventId } },
          body: { contestIds, numbers: numbering },
        }),
      )
      setOrder(null)
      onDone('Порядок номинаций сохранён.', changeSetId)
      await queryClient.invalidateQueries({ queryKey: ['event', eventId] })
    } catch (error) {
      setProblem(userFacingText(error))
    }
    setIsSending(false)
  }

  return {
    dialog: order && dialogOf(order),
    begin: () => {
      setProblem(null)
      setNumbering('stay')
      setOrder(contests)
    },
  }

  function dialogOf(wanted: readonly AdminContest[]): OrderDialogProps {
    const { places } = arrangeContests(wanted, numbering)
    const isMoved = wanted.some(({ id }, index) => id !== contests[index]?.id)
    return {
      contests: wanted.map(({ id, group_num, group_name, section }, index) => ({
        id,
        group_num,
        newNumber: places[index]?.group_num ?? group_num,
        group_name,
        section,
      })),
      numbering,
      canRenumber: !isPublished,
      isChanged:
        isMoved || places.some((place, index) => place.group_num !== wanted[index]?.group_num),
      isSending,
      problem,
      onMove: (from, to) => setOrder(moved(wanted, from, to)),
      onNumberingChange: setNumbering,
      onSubmit: () => void send(wanted.map(({ id }) => id)),
      onClose: () => setOrder(null),
    }
  }
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}
