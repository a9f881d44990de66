import { doingOf } from '../../change/journal.ts'
import { readReason } from '../../change/reason.ts'
import { callerName, eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { Problem } from '../../http/problem.ts'
import { isOfDevice, isOneOfTwo, loadAgreements } from './agreements.ts'
import { changeSheets } from './context.ts'
import { presentSheet } from './presentSheet.ts'
import { noteOfRound, sheetNameOf } from './roundJournal.ts'
import { refuseIncomplete } from './readMarks.ts'
import { findSheet } from './sheets.ts'
import type { RoundState, Sheet } from './state.ts'
import { isHeldBy, isSame, requireTypist, type Typist } from './typists.ts'

/**
 * One of the two who typed a sheet differently says yes to the marks of the resolving sheet: first who holds it, with
 * a reason, then the other one; with both they count.
 *
 * @throws Problem 404; 409 for anybody else, where it takes a third, and for marks that changed since
 *   they were seen; 422 without a reason, or for marks that cannot be together
 */
export function agreeOnSheet(
  context: Context,
  { path, body }: Input<'agreeOnSheet'>,
): Promise<Answer<'agreeOnSheet'>> {
  return changeSheets(context, path, '', async (change) => {
    const { trx, writeAudit, state } = change
    const sheet = findSheet(change, path.sheetId)
    const typist = await requireTypist(trx, context)
    refuseOther(context, sheet, state, typist)
    const given = await loadAgreements(trx, [sheet])
    const isRepeated = given.some((one) => isSame(one, typist))
    if (isRepeated) return presentSheet(trx, sheet)
    if (sheet.finished_at !== null) throw new Problem(409, 'sheet_without_differences')
    // Yes is said to marks that were seen.
    if (body.version !== sheet.version) throw new Problem(409, 'stale')
    const isFirst = given.length === 0
    if (isFirst && !isHeldBy(sheet, typist)) throw new Problem(409, 'sheet_claimed')
    refuseIncomplete(sheet.marks, sheet, state)
    const reason = isFirst ? readReason(body.reason) : ''
    const { user_id, station_id, name } = typist
    await trx
      .insertInto('sheet_agreements')
      .values({ sheet_id: sheet.id, user_id, station_id, name, reason, at: context.now })
      .execute()
    const finished_at = isFirst ? null : context.now
    if (finished_at) {
      const line = { kind: 'sheet.finished' as const, body: sheetNameOf(sheet) }
      await noteOfRound(trx, doingOf(context), state, [line])
    }
    await trx.updateTable('mark_sheets').set({ finished_at }).where('id', '=', sheet.id).execute()
    await writeAudit({
      entity: 'markSheet',
      entityId: sheet.id,
      changes: {
        [`agreements.${callerName(context)}`]: { from: null, to: { marks: sheet.marks, reason } },
        ...(finished_at && { finished_at: { from: null, to: finished_at.toISOString() } }),
      },
    })
    return presentSheet(trx, { ...sheet, finished_at })
  })
}

/** @throws Problem 409 for a sheet without two entries that differ, and for who typed neither of them */
function refuseOther(context: Context, sheet: Sheet, state: RoundState, typist: Typist): void {
  if (sheet.pass !== 'resolved') throw new Problem(409, 'sheet_without_differences')
  if (!isOneOfTwo(sheet, state, typist)) throw new Problem(409, 'sheet_of_two')
  if (eventOf(context).third_decides || isOfDevice(sheet, state)) {
    throw new Problem(409, 'sheet_needs_third')
  }
}
