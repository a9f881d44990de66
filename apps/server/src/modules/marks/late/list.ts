import type { components } from '@parket/api-client/schema'
import { withEntries, type MarkEntries } from '@parket/domain/journal/foldMarks'
import { countingRow } from '@parket/domain/marks/scoredRows'
import type { SheetMarks } from '@parket/domain/marks/sheets'
import { problemText, type ProblemCode } from '@parket/domain/problems/catalogue'

import { eventOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { findRound } from '../../rounds/core/find.ts'
import { isHiddenFrom } from '../hideFirst.ts'
import { listLines, whoOf } from '../journal.ts'
import { loadRound, type RoundState, type Sheet } from '../state.ts'
import { readTypist } from '../typists.ts'

/** The body of a line of the kind `late`. */
export interface LateBody {
  state: 'late' | 'refused'
  reason: ProblemCode
  round_version: number
  dance: string
  attempt: number
  letter: string
  judge_id: number | null
  /** By registration. */
  entries: MarkEntries
  submit: boolean
  /** Where it comes from, other than a device. */
  source?: 'emergency'
  /** Of the emergency file. */
  file_id?: number
}

/**
 * The marks of a round that came too late and could be put in, with what they would change.
 * @throws Problem 404
 */
export async function listLateMarks(
  context: Context,
  { path }: Input<'listLateMarks'>,
): Promise<Answer<'listLateMarks'>> {
  const { db } = context
  const { contest, round } = await findRound(db, context, path)
  const state = await loadRound(db, contest, round)
  const typist = await readTypist(db, context)
  const seen = (sheet: Sheet | null) =>
    sheet !== null && isHiddenFrom(sheet, typist, state) ? null : sheet
  const lines = await listLines(db, eventOf(context).id, round.id)
  const decided = new Map(
    lines.flatMap(({ kind, body }) => {
      const outcome = outcomes[kind]
      return outcome ? [[(body as { of: number }).of, outcome] as const] : []
    }),
  )
  return lines.flatMap((line) => {
    const body = line.body as LateBody
    if (line.kind !== 'late' || body.state !== 'late') return []
    return [
      {
        n: line.n,
        at: line.at.toISOString(),
        station_id: line.station_id,
        who: whoOf(line),
        dance: body.dance,
        attempt: body.attempt,
        letter: body.letter,
        reason: body.reason,
        text: problemText(body.reason),
        changes: changesOf(body, seen(sheetFor(state, body)), state),
        decided: decided.get(line.n) ?? null,
      },
    ]
  })
}

const outcomes: Partial<Record<string, 'applied' | 'dismissed'>> = {
  'late.applied': 'applied',
  'late.dismissed': 'dismissed',
}

/** The sheet that late marks would be put into: the judge's from the device, else the first entry; null: there is none. */
export function sheetFor(
  { sheets }: Pick<RoundState, 'sheets'>,
  { dance, attempt, letter, judge_id }: LateBody,
): Sheet | null {
  const there = sheets.filter(
    (one) => one.dance === dance && one.attempt === attempt && one.letter === letter,
  )
  const own = there.find((one) => one.source === 'station' && one.judge_id === judge_id)
  return own ?? there.find(({ pass }) => pass === 'first') ?? null
}

function changesOf(
  { entries }: LateBody,
  sheet: Sheet | null,
  { kind }: RoundState,
): components['schemas']['LateMark']['changes'] {
  const before = sheet?.marks ?? {}
  const after = withEntries(before, entries)
  const counting = (row: SheetMarks[string] | undefined) => (row ? countingRow(kind, row) : null)
  return Object.keys(entries)
    .map((id) => ({
      registration_id: Number(id),
      from: counting(before[id]),
      to: counting(after[id]),
    }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}
