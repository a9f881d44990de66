import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import { checkNumber } from '@parket/domain/problems/fieldChecks'
import { attendances, isAttendance, type Attendance } from '@parket/domain/registration/attendance'
import { isWithdrawn } from '@parket/domain/registration/entryStatus'
import { startNumbers } from '@parket/domain/registration/startNumbers'
import type { Transaction } from 'kysely'

import { changesBetween, type Changes } from '../../../change/audit.ts'
import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../../change/auditedTransaction.ts'
import { refuseStale } from '../../../change/versions.ts'
import { eventOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { findWhole, type WholeRegData } from '../../../records/registrations.ts'
import { contestsOfRegistrations } from '../../marks/input/concerned.ts'
import { followInput } from '../../marks/input/followInput.ts'
import { readNumberDecision } from './fixedNumber.ts'
import { presentRegData } from './present.ts'
import { refuseMerged } from './refuseMerged.ts'

/**
 * Checks a registration in, with overrides by entry (docs/rules/registration.md, «Check-in and start numbers»).
 *
 * @throws Problem 404, 409 for a stale edit and for what was withdrawn, 422
 */
export function setAttendance(
  context: Context,
  { path, body }: Input<'setAttendance'>,
): Promise<Answer<'setAttendance'>> {
  return atDesk(context, path.regId, body.version, async (trx, whole) => {
    const { regData, registrations } = whole
    const overrides = new Map(Object.entries(body.registrations ?? {}))
    const errors: FieldErrors = {}
    if (body.attendance != null && !isAttendance(body.attendance)) {
      addError(errors, 'attendance', problemText('attendance_invalid'))
    }
    const own = new Set(registrations.map(({ id }) => String(id)))
    for (const [id, attendance] of overrides) {
      const field = `registrations.${id}`
      if (!own.has(id)) addError(errors, field, problemText('entry_foreign'))
      else if (attendance !== null && !isAttendance(attendance)) {
        addError(errors, field, problemText('attendance_invalid'))
      }
    }
    if (hasErrors(errors)) throw invalidFields(errors)
    refuseWithdrawn(whole, body.attendance ?? null, overrides)

    const changes: Changes = {}
    const attendance = body.attendance as Attendance | null | undefined
    // Checked in at another desk, or by the same press that was sent again: nothing changes.
    if (attendance !== undefined && attendance !== regData.attendance) {
      changes['attendance'] = { from: regData.attendance, to: attendance }
      await trx
        .updateTable('reg_datas')
        .set({
          attendance,
          attendance_at: attendance === 'present' ? context.now : null,
          attendance_by: attendance === null ? null : (context.caller.user?.id ?? null),
        })
        .where('id', '=', regData.id)
        .execute()
    }
    for (const attendance of [...attendances, null]) {
      const ids: string[] = []
      for (const [id, value] of overrides) {
        const from = registrations.find((entry) => String(entry.id) === id)?.attendance ?? null
        if (value !== attendance || from === attendance) continue
        changes[`registrations.${id}`] = { from, to: attendance }
        ids.push(id)
      }
      if (ids.length === 0) continue
      await trx
        .updateTable('registrations')
        .set({ attendance })
        .where('id', 'in', ids.map(Number))
        .execute()
    }
    return changes
  })
}

/**
 * Nobody comes to dance what they have withdrawn; a note that stands there may be taken back.
 *
 * @throws Problem 409
 */
function refuseWithdrawn(
  { registrations }: WholeRegData,
  attendance: string | null,
  overrides: ReadonlyMap<string, string | null>,
): void {
  if (
    isWithdrawn(registrations) &&
    (attendance !== null || [...overrides.values()].some((noted) => noted !== null))
  ) {
    throw new Problem(409, 'attendance_withdrawn')
  }
  const errors: FieldErrors = {}
  for (const { id, status } of registrations) {
    if (status === 'withdrawn' && (overrides.get(String(id)) ?? null) !== null) {
      addError(errors, `registrations.${id}`, problemText('entry_withdrawn'))
    }
  }
  if (hasErrors(errors)) throw invalidFields(errors)
}

/**
 * Notes what the desk has seen of a dancer: certificate, insurance, document.
 *
 * @throws Problem 404
 */
export function setAdmission(
  context: Context,
  { path, body }: Input<'setAdmission'>,
): Promise<Answer<'setAdmission'>> {
  return atDesk(context, path.regId, undefined, async (trx, { dancers }) => {
    const dancer = dancers.find(({ id }) => id === path.dancerId)
    if (!dancer) throw new Problem(404, 'not_found')
    const { medical_seen, insurance_seen, document_seen } = dancer
    const before = { medical_seen, insurance_seen, document_seen }
    const after = {
      medical_seen: body.medical ?? medical_seen,
      insurance_seen: body.insurance ?? insurance_seen,
      document_seen: body.document ?? document_seen,
    }
    await trx.updateTable('dancers').set(after).where('id', '=', dancer.id).execute()
    return Object.fromEntries(
      Object.entries(changesBetween(before, after)).map(([field, change]) => [
        `dancers.${dancer.id}.${field}`,
        change,
      ]),
    )
  })
}

/**
 * Gives a registration another start number; null is its registration number. With `swap` whoever wears it
 * gets this one's instead: two numbers that were mixed up are put right in one change.
 *
 * @throws Problem 404, 409 for a stale edit, a number that somebody wears, and one on the judges' sheets; 422
 */
export function setStartNumber(
  context: Context,
  { path, body }: Input<'setStartNumber'>,
): Promise<Answer<'setStartNumber'>> {
  const { start_number = null, swap = false } = body
  return atDesk(context, path.regId, body.version, async (trx, { regData }, writeAudit) => {
    const errors: FieldErrors = {}
    checkNumber(errors, 'start_number', start_number, startNumbers)
    if (hasErrors(errors)) throw invalidFields(errors)
    const n = start_number ?? regData.reg_n
    const worn = await trx
      .selectFrom('reg_datas')
      .where('event_id', '=', regData.event_id)
      .where('id', '<>', regData.id)
      .where((eb) => eb(eb.fn.coalesce('start_number', 'reg_n'), '=', n))
      .select(['id', 'start_number', 'reg_n'])
      .executeTakeFirst()
    if (worn && !swap) throw new Problem(409, 'start_number_taken', { params: { n } })
    const changes = changesBetween({ start_number: regData.start_number }, { start_number })
    if (Object.keys(changes).length === 0) return changes
    const ids = [regData.id, ...(worn ? [worn.id] : [])]
    const decision = await readNumberDecision(trx, context, ids, body.reason)
    const contestIds = await contestsOfRegistrations(trx, ids)
    await followInput(trx, context, { eventId: regData.event_id, contestIds }, async () => {
      if (worn) await giveNumberOf(trx, regData, worn, writeAudit)
      await trx
        .updateTable('reg_datas')
        .set({ start_number })
        .where('id', '=', regData.id)
        .execute()
    })
    return { ...changes, ...(decision !== null && { reason: { from: null, to: decision } }) }
  })
}

type Numbered = Pick<WholeRegData['regData'], 'id' | 'start_number' | 'reg_n'>

/** Whoever wears a number that is wanted gets the one that is given up for it. */
async function giveNumberOf(
  trx: Transaction<Database>,
  giver: WholeRegData['regData'],
  worn: Numbered,
  writeAudit: AuditedEventTransaction['writeAudit'],
): Promise<void> {
  const number = giver.start_number ?? giver.reg_n
  const start_number = number === worn.reg_n ? null : number
  const { free } = await trx
    .selectFrom('reg_datas')
    .where('event_id', '=', giver.event_id)
    .select((eb) => eb(eb.fn.max(eb.fn.coalesce('start_number', 'reg_n')), '+', 1).as('free'))
    .executeTakeFirstOrThrow()
  // No two wear the same number, not even between two statements.
  await trx
    .updateTable('reg_datas')
    .set({ start_number: free })
    .where('id', '=', giver.id)
    .execute()
  await trx
    .updateTable('reg_datas')
    .set((eb) => ({ start_number, version: eb('version', '+', 1) }))
    .where('id', '=', worn.id)
    .execute()
  await writeAudit({
    entity: 'regData',
    entityId: worn.id,
    changes: changesBetween({ start_number: worn.start_number }, { start_number }),
  })
}

/**
 * Makes a change of the desk behind the event's lock, with its line in the log; answers the whole
 * registration.
 */
function atDesk(
  context: Context,
  regId: number,
  version: number | undefined,
  write: (
    trx: Transaction<Database>,
    whole: WholeRegData,
    writeAudit: AuditedEventTransaction['writeAudit'],
  ) => Promise<Changes>,
): Promise<Answer<'setAttendance'>> {
  const event = eventOf(context)
  const edit = async ({ trx, writeAudit }: AuditedEventTransaction) => {
    const whole = await read(trx, event.id, regId)
    refuseStale(version, whole.regData.version)
    const changes = await write(trx, whole, writeAudit)
    if (Object.keys(changes).length > 0) {
      await trx
        .updateTable('reg_datas')
        .set({ version: whole.regData.version + 1 })
        .where('id', '=', regId)
        .execute()
    }
    await writeAudit({ entity: 'regData', entityId: regId, changes })
    return presentRegData(await read(trx, event.id, regId), { forStaff: true })
  }
  // Not undoable: the desk reverts it with the same buttons.
  return auditedEventTransaction(context, undefined, edit, { isUndoable: false })
}

async function read(
  trx: Transaction<Database>,
  eventId: number,
  id: number,
): Promise<WholeRegData> {
  const whole = await findWhole(trx, eventId, id)
  if (!whole) throw new Problem(404, 'registration_not_found')
  refuseMerged(whole.regData)
  return whole
}
