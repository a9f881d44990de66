import { problemText } from '@parket/domain/problems/catalogue'
import { startNumbers } from '@parket/domain/registration/startNumbers'
import type { DeskItem, DeskRecordProps } from '@parket/ui/screens/office/desk/DeskScreen'
import { useState } from 'react'

const reasonMissing = problemText('reason_missing')

/**
 * The field of the start number at the desk. The registration's own number takes the one that was given back.
 *
 * @param renumber gives why it was refused
 */
export function useStartNumber(
  item: DeskItem,
  renumber: (
    target: DeskItem['regData'],
    startNumber: number | null,
    reason: string,
  ) => Promise<string | null>,
): DeskRecordProps['number'] {
  const { reg_n, start_number } = item.regData
  /** Undefined: as it is stored, which another desk may change. */
  const [typed, setTyped] = useState<number | null | undefined>(undefined)
  const [refusal, setRefusal] = useState<string | null>(null)
  /** Null: nobody has asked for one. */
  const [reason, setReason] = useState<string | null>(null)

  const value = typed === undefined ? (start_number ?? reg_n) : typed

  async function submit() {
    if (value === null) {
      setRefusal(problemText('start_number_invalid', startNumbers))
      return
    }
    const problem = await renumber(item.regData, value === reg_n ? null : value, reason ?? '')
    setRefusal(problem)
    if (problem === reasonMissing) setReason((before) => before ?? '')
    if (problem !== null) return
    setTyped(undefined)
    setReason(null)
  }

  return {
    value,
    error: refusal === null || refusal === reasonMissing ? undefined : [refusal],
    reason:
      reason === null
        ? null
        : {
            value: reason,
            error: refusal === reasonMissing ? refusal : undefined,
            onChange(next) {
              setReason(next)
              setRefusal(null)
            },
          },
    onChange(next) {
      setTyped(next)
      setRefusal(null)
    },
    onSubmit: () => void submit(),
  }
}
