import { isDeepStrictEqual } from 'node:util'

import type { components } from '@parket/api-client/schema'
import { bringBack } from '@parket/domain/emergency/bringBack'
import { withEntries } from '@parket/domain/journal/foldMarks'
import { isOfSheet } from '@parket/domain/marks/sheetOf'
import { isPossibleMark, type SheetMarks } from '@parket/domain/marks/sheets'
import { problemText, type ProblemCode } from '@parket/domain/problems/catalogue'
import { latenessOf } from '@parket/domain/station/receive'
import type { Transaction } from 'kysely'

import type { NewLine } from '../../change/journal.ts'
import type { Context } from '../../contract/context.ts'
import type { Database } from '../../db/schema.ts'
import { countingSheet } from '../marks/countingSheet.ts'
import type { LateBody } from '../marks/late/lines.ts'
import { markLine, sheetNameOf } from '../marks/roundJournal.ts'
import { sheetFault } from '../marks/sheetFault.ts'
import {
  attemptOf,
  criteriaOf,
  markedNumbers,
  markingLetters,
  type RoundState,
  type Sheet,
} from '../marks/state.ts'
import { addTypist, type Typist } from '../marks/typists.ts'
import { judgeAt } from '../rounds/panels/judgeAt.ts'
import type { SentRound, SourceFile } from './source.ts'

type SentSheet = SentRound['sheets'][number]

/** A sheet as it is going to be stored. */
interface PutSheet extends Pick<Sheet, 'dance' | 'attempt' | 'letter' | 'pass' | 'marks'> {
  /** Null: it is new. */
  id: number | null
  isFinished: boolean
}

/** What becomes of a sheet that is brought back. */
export interface BroughtSheet {
  told: components['schemas']['BroughtSheet']
  /** To be noted; none where nothing changes. */
  lines: NewLine[]
  /** Null: no sheet changes. */
  put: PutSheet | null
}

/** A sheet of this file that was kept back before, and whether somebody has decided about it. */
interface KeptBack {
  body: LateBody
  isDecided: boolean
}

/** Decides about a sheet of an open or judged round (docs/rules/emergency.md, «Marks come back»). */
export function bringSheet(
  state: RoundState & { isApproved: boolean },
  file: SourceFile,
  sent: SentSheet,
  keptBack: readonly KeptBack[],
): BroughtSheet {
  const fault = faultOf(state, sent)
  if (fault !== null) return told(sent, 'refused', problemText(fault))
  const { rows, wrong } = readRows(state, file, sent)
  if (wrong.length > 0) {
    const text = problemText('operation_mark')
    const message = problemText('operation_numbers', { text, numbers: wrong.join(', ') })
    return told(sent, 'refused', message)
  }
  const sheet = standingSheet(state, sent)
  const found = bringBack(rows, sheet?.marks ?? null)
  const isOpen = state.round.status === 'running'
  const isFinished = sheet !== null && sheet.finished_at !== null
  // The judge has not handed it in, and may go on: what was typed is another reading, never a part of that one.
  const isOpenOnDevice = sheet !== null && sheet.source === 'station' && !isFinished
  if (found.state === 'equal' && (isFinished || !isOpen)) return told(sent, 'equal')
  if (found.state === 'differs' || !isOpen || isFinished || isOpenOnDevice) {
    return keepBack(state, file, sent, rows, keptBack)
  }
  return put(state, sheet, sent, found.state === 'added' ? found.rows : {})
}

function told(
  { dance, letter }: SentSheet,
  state: BroughtSheet['told']['state'],
  message: string | null = null,
): BroughtSheet {
  return { told: { dance, letter, state, message }, lines: [], put: null }
}

/** Why a sheet is none of the round; null: it is one. */
function faultOf(state: RoundState, { dance, letter, attempt }: SentSheet): ProblemCode | null {
  if (!state.dances.includes(dance)) return 'operation_dance'
  if (!markingLetters(state, dance).includes(letter)) return 'operation_seat'
  return attempt < 1 || attempt > attemptOf(state, dance) ? 'operation_attempt' : null
}

/** The rows by registration, and the start numbers of those that cannot be. */
function readRows(state: RoundState, file: SourceFile, { entries }: SentSheet) {
  const marked = markedNumbers(state)
  const maxima = criteriaOf(state)?.map(({ max }) => max) ?? []
  const limits = { kind: state.kind, entries: marked.size, maxima }
  const rows: [string, readonly number[]][] = []
  const wrong: string[] = []
  for (const [number, values] of Object.entries(entries)) {
    const id = file.numbers[state.contest.id]?.[number]
    const isGood =
      id !== undefined &&
      marked.has(id) &&
      values.length === Math.max(1, maxima.length) &&
      values.every((mark, at) => isPossibleMark(mark, at, limits))
    if (isGood) rows.push([String(id), values])
    else wrong.push(number)
  }
  return { rows: Object.fromEntries(rows) as SheetMarks, wrong }
}

/** What counts of the sheet; else what is going to: the device's marks, the first entry. */
function standingSheet({ sheets }: RoundState, sent: SentSheet): Sheet | null {
  const there = sheets.filter(isOfSheet(sent))
  return (
    countingSheet(there) ??
    there.find(({ source }) => source === 'station') ??
    there.find(({ pass }) => pass === 'first') ??
    null
  )
}

/** Puts rows in that nothing contradicts; the sheet counts once it is whole. */
function put(
  state: RoundState,
  sheet: Sheet | null,
  sent: SentSheet,
  rows: SheetMarks,
): BroughtSheet {
  const { dance, attempt, letter } = sent
  const name = { dance, attempt, letter, pass: sheet?.pass ?? ('first' as const) }
  const marks = withEntries(sheet?.marks ?? {}, rows)
  const fault = sheetFault(marks, name, state)
  const lines: NewLine[] = []
  if (Object.keys(rows).length > 0) {
    const before = { ...name, marks: sheet?.marks ?? {} }
    lines.push(markLine(state, before, rows, { source: 'emergency' }))
  }
  if (fault === null) lines.push({ kind: 'sheet.finished', body: sheetNameOf(name) })
  if (lines.length === 0) return told(sent, 'equal', fault)
  return {
    ...told(sent, 'added', fault),
    lines,
    put: { ...name, id: sheet?.id ?? null, marks, isFinished: fault === null },
  }
}

/** Keeps a sheet for a person to decide; once for each content. */
function keepBack(
  state: RoundState & { isApproved: boolean },
  file: SourceFile,
  sent: SentSheet,
  rows: SheetMarks,
  keptBack: readonly KeptBack[],
): BroughtSheet {
  const { dance, attempt, letter } = sent
  const reason: ProblemCode = latenessOf(state.round.status, state.isApproved) ?? 'late_emergency'
  const before = keptBack.find(
    ({ body }) => isOfSheet(sent)(body) && isDeepStrictEqual(body.entries, rows),
  )
  if (before?.isDecided) return told(sent, 'refused', problemText('late_decided'))
  const waiting = told(sent, 'waiting', problemText('late_emergency'))
  if (before) return waiting
  const body: LateBody = {
    state: 'late',
    reason,
    source: 'emergency',
    file_id: file.id,
    round_version: state.round.version,
    dance,
    attempt,
    letter,
    judge_id: judgeAt(state, letter, dance),
    entries: rows,
    numbers: {},
    submit: true,
  }
  return { ...waiting, lines: [{ kind: 'late', body }] }
}

/** What was kept back of this file's marks of a round. */
export async function listBrought(
  trx: Transaction<Database>,
  { round, contest }: RoundState,
  fileId: number,
): Promise<KeptBack[]> {
  const rows = await trx
    .selectFrom('journal')
    .where('event_id', '=', contest.event_id)
    .where('round_id', '=', round.id)
    .where('kind', 'in', ['late', 'late.applied', 'late.dismissed'])
    .select(['n', 'kind', 'body'])
    .execute()
  const decided = new Set(rows.map(({ body }) => (body as { of?: number }).of))
  return rows.flatMap(({ n, kind, body }) => {
    const late = body as LateBody
    return kind === 'late' && late.file_id === fileId
      ? [{ body: late, isDecided: decided.has(n) }]
      : []
  })
}

/** Stores a sheet that marks were put into. It is a paper's: somebody typed it. */
export async function storeSheet(
  trx: Transaction<Database>,
  { now }: Pick<Context, 'now'>,
  state: RoundState,
  typist: Typist,
  { id, isFinished, marks, ...name }: PutSheet,
): Promise<void> {
  const { user_id, station_id } = typist
  const values = {
    marks: JSON.stringify(marks),
    finished_at: isFinished ? now : null,
  }
  if (id !== null) {
    await trx
      .updateTable('mark_sheets')
      .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    const typists = state.sheets.find((sheet) => sheet.id === id)?.typists ?? []
    await addTypist(trx, { id, typists }, typist)
    return
  }
  const made = await trx
    .insertInto('mark_sheets')
    .values({
      ...sheetNameOf(name),
      ...values,
      user_id,
      station_id,
      round_id: state.round.id,
      judge_id: judgeAt(state, name.letter, name.dance),
      round_version: state.round.version,
      claimed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addTypist(trx, { id: made.id, typists: [] }, typist)
}
