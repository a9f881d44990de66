import type { ApiClient } from '@parket/api-client/client'
import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/problem'
import { typistName } from '@parket/domain/marks/sheetOffer'
import { isOfSheet } from '@parket/domain/marks/sheetOf'
import type {
  ContestMarksScreenProps,
  JudgeColumn,
} from '@parket/ui/screens/office/marks/ContestMarksScreen'
import { useState } from 'react'
import { reasonsOf } from '@parket/react/data/reasons'

type Schemas = components['schemas']

/** What is asked: the marks as they stood when the dialog opened. */
interface Asked {
  column: JudgeColumn
  round: Schemas['RoundMarks']
}

/**
 * The second of the two says yes to what the first proposes (docs/rules/marks-and-results.md, «Second entry»).
 *
 * @param api of whoever agrees: an account or a station
 */
export function useAgreement(api: ApiClient, refetch: () => Promise<unknown>) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [reasons, setReasons] = useState<readonly string[]>([])

  async function agree({ column, round }: Asked) {
    const sheet = round.sheets.find(({ id }) => id === column.offer.sheetId)
    if (!sheet) return
    setIsSending(true)
    try {
      await unwrap(
        api.POST('/api/contests/{id}/rounds/{roundId}/sheets/{sheetId}/agreement', {
          params: { path: { id: round.contest_id, roundId: round.round_id, sheetId: sheet.id } },
          body: { version: sheet.version },
        }),
      )
      setAsked(null)
    } catch (error) {
      setReasons(reasonsOf(error))
    }
    setIsSending(false)
    await refetch()
  }

  return {
    ask: (column: JudgeColumn, round: Schemas['RoundMarks']) => {
      setReasons([])
      setAsked({ column, round })
    },
    /** @param onRevise takes the sheet over instead */
    dialog: (onRevise: (column: JudgeColumn) => void): ContestMarksScreenProps['agreeing'] =>
      asked && {
        column: asked.column,
        isSending,
        reasons,
        onAgree: () => void agree(asked),
        onRevise: () => {
          setAsked(null)
          onRevise(asked.column)
        },
        onClose: () => setAsked(null),
      },
  }
}

/** Whether a sheet resolves what the same person typed: it counts only once the other one agrees. */
export function isAgreement(
  sheet: Schemas['MarkSheet'],
  { sheets, renamed_sheets }: Schemas['RoundMarks'],
  typist: string,
): boolean {
  const isTwin = isOfSheet(sheet)
  return (
    sheet.pass === 'resolved' &&
    sheets.some(
      (one) =>
        one.pass !== sheet.pass &&
        isTwin(one) &&
        typistName(one) === typist &&
        !renamed_sheets.includes(one.id),
    )
  )
}
