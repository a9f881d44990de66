import { withEntries, type MarkEntries, type SheetName } from '@parket/domain/journal/foldMarks'
import { isOfSheet, type SheetOf } from '@parket/domain/marks/sheetOf'
import type { SheetMarks } from '@parket/domain/marks/sheets'
import type { Transaction } from 'kysely'

import type { NewLine } from '../../../change/journal.ts'
import type { Database } from '../../../db/schema.ts'
import type { StationCaller } from '../../../security/stationToken.ts'
import { sheetFault } from '../../marks/sheetFault.ts'
import { markLine, sheetNameOf } from '../../marks/roundJournal.ts'
import type { RoundState } from '../../marks/state.ts'
import { addTypist, typistOf } from '../../marks/typists.ts'
import type { SentOperation } from './sent.ts'
import type { Trainee } from './trainee.ts'

/** A sheet of the station while operations are folded into it. */
interface OpenSheet extends SheetName {
  /** Null: it is new. */
  id: number | null
  marks: SheetMarks
  isFinished: boolean
  isChanged: boolean
}

/** The sheets of one judge's device in a round. */
export interface RoundSheets {
  /**
   * Folds rows into the sheet of the dance.
   *
   * @returns the lines to be noted, and why the sheet cannot be finished
   */
  put: (
    operation: SentOperation,
    entries: MarkEntries,
    submit: boolean,
  ) => { lines: NewLine[]; fault: string | null; isTaken: boolean }
  /** Stores what was folded, after the lines about it are noted. */
  store: (trx: Transaction<Database>, now: Date) => Promise<void>
}

export function createRoundSheets(
  state: RoundState,
  station: StationCaller,
  trainee: Trainee | null,
): RoundSheets {
  const open = new Map<string, OpenSheet>()

  function sheetOf({ dance, attempt, letter }: SentOperation): OpenSheet | null {
    const key = JSON.stringify([dance, attempt, letter])
    const known = open.get(key)
    if (known) return known
    const found = trainee
      ? traineeSheet(trainee, { dance, attempt, letter })
      : judgeSheet(state, station, { dance, attempt, letter })
    if (found) open.set(key, found)
    return found
  }

  return {
    put(operation, entries, submit) {
      const sheet = sheetOf(operation)
      if (!sheet) return { lines: [], fault: null, isTaken: true }
      const lines: NewLine[] = []
      const hasRows = Object.keys(entries).length > 0
      if (sheet.isFinished && hasRows) {
        lines.push({ kind: 'sheet.reopened', body: sheetNameOf(sheet) })
        sheet.isFinished = false
      }
      if (hasRows || !submit) lines.push(markLine(state, sheet, entries, { source: 'station' }))
      sheet.marks = withEntries(sheet.marks, entries)
      sheet.isChanged = true
      const fault = submit ? sheetFault(sheet.marks, sheet, state) : null
      if (submit && fault === null) {
        lines.push({ kind: 'sheet.finished', body: sheetNameOf(sheet) })
        sheet.isFinished = true
      }
      // Every operation has a line of its own, which its number stands in.
      if (lines.length === 0) lines.push(markLine(state, sheet, {}, { source: 'station' }))
      return { lines, fault, isTaken: false }
    },

    async store(trx, now) {
      for (const sheet of open.values()) {
        if (!sheet.isChanged) continue
        await (trainee
          ? storeTrainee(trx, state, station, sheet, now)
          : storeJudge(trx, state, station, sheet, now))
      }
    },
  }
}

function traineeSheet({ sheets }: Trainee, whose: SheetOf): OpenSheet {
  const found = sheets.find(isOfSheet(whose))
  return {
    ...whose,
    pass: 'first',
    id: found?.id ?? null,
    marks: found?.marks ?? {},
    isFinished: found ? found.finished_at !== null : false,
    isChanged: false,
  }
}

/**
 * The sheet that the device marks: its own, else the first entry, or where that is typed from paper the second, to be
 * compared with it.
 *
 * @returns null where both are typed from paper
 */
function judgeSheet(
  { sheets }: RoundState,
  { judgeId }: StationCaller,
  whose: SheetOf,
): OpenSheet | null {
  const there = sheets.filter(isOfSheet(whose))
  const own = there.find(({ source, judge_id }) => source === 'station' && judge_id === judgeId)
  if (own) {
    const { id, marks, pass, finished_at } = own
    return { ...whose, id, pass, marks, isFinished: finished_at !== null, isChanged: false }
  }
  const pass = (['first', 'second'] as const).find(
    (one) => !there.some((sheet) => sheet.pass === one),
  )
  return pass === undefined
    ? null
    : { ...whose, id: null, pass, marks: {}, isFinished: false, isChanged: false }
}

async function storeJudge(
  trx: Transaction<Database>,
  { round }: RoundState,
  station: StationCaller,
  { id, dance, attempt, letter, pass, marks, isFinished }: OpenSheet,
  now: Date,
): Promise<void> {
  const values = {
    user_id: null,
    station_id: station.id,
    source: 'station' as const,
    judge_id: station.judgeId,
    round_version: round.version,
    marks: JSON.stringify(marks),
    finished_at: isFinished ? now : null,
  }
  if (id !== null) {
    await trx
      .updateTable('mark_sheets')
      .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    return
  }
  const made = await trx
    .insertInto('mark_sheets')
    .values({ round_id: round.id, dance, attempt, letter, pass, claimed_at: now, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  const typist = await typistOf(trx, { user_id: null, station_id: station.id })
  await addTypist(trx, { id: made.id, typists: [] }, typist)
}

async function storeTrainee(
  trx: Transaction<Database>,
  { round }: RoundState,
  station: StationCaller,
  { id, dance, attempt, letter, marks, isFinished }: OpenSheet,
  now: Date,
): Promise<void> {
  const values = {
    station_id: station.id,
    judge_id: station.judgeId,
    marks: JSON.stringify(marks),
    finished_at: isFinished ? now : null,
  }
  if (id === null) {
    await trx
      .insertInto('trainee_sheets')
      .values({ round_id: round.id, dance, attempt, letter, ...values })
      .execute()
    return
  }
  await trx
    .updateTable('trainee_sheets')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
