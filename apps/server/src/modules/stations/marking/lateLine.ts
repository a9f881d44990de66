import { problemText } from '@parket/domain/problems/catalogue'
import type { Received } from '@parket/domain/station/receive'

import type { NewLine } from '../../../change/journal.ts'
import type { LateBody, LateReason } from '../../marks/late/lines.ts'
import type { SentOperation } from './sent.ts'

/** The line of what came late or was refused. */
export function lateLine(
  { seq, round_version, dance, attempt, letter, submit = false }: SentOperation,
  judgeId: number | null,
  {
    state,
    reason,
    entries,
    refused,
  }: Pick<Received, 'state' | 'entries' | 'refused'> & { reason: LateReason | null },
): NewLine {
  const body: Omit<LateBody, 'state' | 'reason'> = {
    round_version,
    dance,
    attempt,
    letter,
    judge_id: judgeId,
    entries,
    numbers: refused,
    submit,
  }
  return { kind: 'late', body: { state, reason, of_seq: seq, ...body } }
}

/** «Тур подсчитан», «Участника в туре уже нет: № 12, 15». */
export function messageOf({
  reason,
  refused,
}: Pick<Received, 'refused'> & { reason: LateReason | null }) {
  if (reason === null) return null
  const numbers = Object.keys(refused).join(', ')
  const text = problemText(reason)
  const isOfRows =
    reason === 'late_left' || reason === 'operation_number' || reason === 'operation_mark'
  return isOfRows ? problemText('operation_numbers', { text, numbers }) : text
}

/** What the device's clock said, if it said anything that is a moment. */
export function readMoment(text: string | undefined): string | null {
  const ms = Date.parse(text ?? '')
  return Number.isNaN(ms) ? null : new Date(ms).toISOString()
}
