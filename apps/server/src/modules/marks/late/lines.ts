import type { LateMarksBody } from '@parket/domain/journal/foldMarks'
import type { ReceivingReason } from '@parket/domain/station/receive'

import type { listLines } from '../journalLines.ts'

type Line = Awaited<ReturnType<typeof listLines>>[number]

/** Why marks are not taken: `late_file`, they came in a file of the device; `late_emergency`, in the emergency file. */
export type LateReason =
  | ReceivingReason
  | 'late_file'
  | 'late_emergency'
  | 'operation_round'
  | 'late_sheet_taken'

/** The body of a line of the kind `late`. */
export interface LateBody extends LateMarksBody {
  reason: LateReason
  round_version: number
  judge_id: number | null
  submit: boolean
  /** Where they come from, other than a device. */
  source?: 'emergency'
  /** Of the emergency file. */
  file_id?: number
}

/**
 * Marks of one judge for one dance that came too late, or were refused, one after another: one decision is about all of them.
 */
export interface LateMarks extends LateBody {
  /** Their lines in the chain of the round, the earliest first. */
  lines: [Line, ...Line[]]
  decided: 'applied' | 'dismissed' | null
}

const outcomes: Partial<Record<string, 'applied' | 'dismissed'>> = {
  'late.applied': 'applied',
  'late.dismissed': 'dismissed',
}

/**
 * The late marks of a round by device, sheet and decision, in the order of their first lines. Each tap came by itself, and two
 * that change places are possible together alone.
 */
export function lateMarks(lines: readonly Line[]): LateMarks[] {
  const decided = new Map(
    lines.flatMap((line) => {
      const outcome = outcomes[line.kind]
      return outcome ? [[(line.body as { of: number }).of, { outcome, at: line.at }] as const] : []
    }),
  )
  const groups = new Map<string, LateMarks>()
  for (const line of lines) {
    if (line.kind !== 'late') continue
    const body = line.body as LateBody
    const decision = decided.get(line.n)
    const { state, reason, dance, attempt, letter, judge_id, file_id = null } = body
    // A half of each of two devices, or of two copies of a file, is nobody's sheet.
    const copy = file_id === null ? null : line.n
    const whose = [line.station_id, line.epoch, copy, dance, attempt, letter, judge_id]
    const what = state === 'refused' ? reason : state
    const key = JSON.stringify([...whose, what, decision?.outcome, decision?.at])
    const before = groups.get(key)
    groups.set(key, {
      ...body,
      lines: before ? [...before.lines, line] : [line],
      entries: { ...before?.entries, ...body.entries },
      numbers: { ...before?.numbers, ...body.numbers },
      submit: before?.submit === true || body.submit,
      decided: decision?.outcome ?? null,
    })
  }
  return [...groups.values()]
}
