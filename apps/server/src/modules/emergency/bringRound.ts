import type { components } from '@parket/api-client/schema'
import { isSameField } from '@parket/domain/emergency/bringBack'
import { emergencyProblems } from '@parket/domain/emergency/problems'
import { numberedTitle } from '@parket/domain/contest/title'
import { problemText } from '@parket/domain/problems/catalogue'
import { roundName } from '@parket/domain/round/name'
import { isJudged } from '@parket/domain/round/status'
import { roundLabel } from '@parket/domain/scoring/roundLabel'

import { auditedTransaction } from '../../change/auditedTransaction.ts'
import { doingOf, keepText } from '../../change/journal.ts'
import { eventOf, type Context } from '../../contract/context.ts'
import { loadLockedRound } from '../marks/lockedRound.ts'
import { noteOfRound } from '../marks/roundJournal.ts'
import { markedNumbers, type RoundState } from '../marks/state.ts'
import { requireTypist } from '../marks/typists.ts'
import { lockRound } from '../rounds/core/find.ts'
import { arePairsOfFile, listUnrecordedDecisions } from './decidedInFile.ts'
import { bringSheet, listBrought, storeSheet, type BroughtSheet } from './bringSheet.ts'
import type { SentRound, SourceFile } from './source.ts'

export type BroughtRound = components['schemas']['BroughtRound']

/** Brings back the marks of one round, in one transaction. */
export async function bringRound(
  context: Context,
  file: SourceFile,
  sent: SentRound,
): Promise<BroughtRound> {
  const { id: eventId, team_id: teamId } = eventOf(context)
  const found = await context.db
    .selectFrom('rounds')
    .where('id', '=', sent.round_id)
    .where('event_id', '=', eventId)
    .select('contest_id')
    .executeTakeFirst()
  if (!found) {
    const title = `Тур ${sent.round_id}`
    return { ...refused(sent, problemText('operation_round')), group_num: null, title, notes: [] }
  }
  const path = { id: found.contest_id, roundId: sent.round_id }
  return auditedTransaction(
    context,
    async ({ trx, writeAudit }) => {
      await lockRound(trx, path)
      const state = await loadLockedRound(trx, context, path)
      const about = {
        group_num: state.contest.group_num,
        title: titleOf(state),
        notes: listUnrecordedDecisions(state, file, sent),
      }
      const reason = refusalOf(state, file, sent)
      if (reason !== null) return { ...refused(sent, reason), ...about }

      const brought = await listBrought(trx, state, file.id)
      const all = onceEach(sent.sheets).map((sheet) => bringSheet(state, file, sheet, brought))
      const changed = all.filter(({ lines }) => lines.length > 0)
      if (changed.length > 0) {
        const text = await keepText(trx, eventId, textOf(file))
        const lines = changed.flatMap(({ lines }) =>
          lines.map((line, first) => ({
            ...line,
            body: { ...line.body, ...(line.kind === 'mark' && { reason: text }) },
            ...(first === 0 && {
              operation: { epoch: file.id, seq: null, device_at: file.savedAt },
            }),
          })),
        )
        await noteOfRound(trx, doingOf(context), state, lines)
        const typist = await requireTypist(trx, context)
        for (const { put } of changed) if (put) await storeSheet(trx, context, state, typist, put)
        await writeAudit({
          entity: 'round',
          entityId: state.round.id,
          changes: { emergency_marks: { from: null, to: changed.length } },
        })
      }
      return { round_id: sent.round_id, ...about, sheets: all.map(({ told }) => told) }
    },
    { teamId, eventId },
  )
}

/** «42. Стандарт, взрослые. Финал» */
function titleOf({ contest, round }: RoundState): string {
  const label = roundLabel(round.round_index)
  return `${numberedTitle(contest)}. ${roundName({ label, type: round.type, role: round.role })}`
}

/** What stands beside the journal: who typed it. */
function textOf({ id, typedBy }: SourceFile): string {
  return typedBy === '' ? `Аварийный файл № ${id}` : `Аварийный файл № ${id}, набирает ${typedBy}`
}

/** Why nothing of the round's marks can be used; null: something can. */
function refusalOf(
  state: RoundState,
  file: SourceFile,
  { numbers, pairs = [] }: SentRound,
): string | null {
  const { round, contest, exits } = state
  if (round.status !== 'running' && !isJudged(round.status)) return emergencyProblems.notBegun
  const left = new Set(exits.map(({ registration_id }) => registration_id))
  const field = {
    marked: new Set(markedNumbers(state).keys()),
    dancing: new Set(markedNumbers(state, (id) => !left.has(id)).keys()),
  }
  const registrationOf = (number: number) => file.numbers[contest.id]?.[number]
  if (!arePairsOfFile(state, file, pairs)) return emergencyProblems.otherPairs
  return isSameField(numbers, registrationOf, field) ? null : emergencyProblems.otherField
}

function refused({ round_id, sheets }: SentRound, message: string) {
  return {
    round_id,
    sheets: sheets.map(({ dance, letter }): BroughtSheet['told'] => ({
      dance,
      letter,
      state: 'refused',
      message,
    })),
  }
}

/** A file that names a sheet twice means all its rows. */
function onceEach(sheets: SentRound['sheets']): SentRound['sheets'] {
  const groups = Map.groupBy(sheets, ({ dance, attempt, letter }) =>
    JSON.stringify([dance, attempt, letter]),
  )
  return [...groups.values()].flatMap((same) => {
    const [first] = same
    const entries = Object.assign({}, ...same.map((sheet) => sheet.entries))
    return first ? [{ ...first, entries }] : []
  })
}
