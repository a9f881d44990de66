import { problemText } from '@parket/domain/problems/catalogue'
import { isOfJudge, isStationKind, type StationKind } from '@parket/domain/station/kinds'
import type { Transaction } from 'kysely'

import { changesBetween, redactValues } from '../../change/audit.ts'
import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../change/auditedTransaction.ts'
import { doingOf } from '../../change/journal.ts'
import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { violatesConstraint } from '../../db/violations.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { listEventJudges } from '../../records/eventJudges.ts'
import { openCode, unpaired } from './codes.ts'
import { presentStation } from './present.ts'
import { noteStation } from './noteStation.ts'
import { lockStation, type StationRow } from './queries.ts'

const LONGEST_LABEL = 100

/**
 * Makes a station of the event with its first code.
 * @throws Problem 409 where the judge has one, 422
 */
export function createStation(
  context: Context,
  { body }: Input<'createStation'>,
): Promise<Answer<'createStation'>> {
  const event_id = eventOf(context).id
  const { kind } = body
  if (!isStationKind(kind)) throw invalidFields({ kind: [problemText('invalid')] })
  const texts = { label: readText(body.label, 'label'), who: readText(body.who, 'who') }
  return changeStations(context, async ({ trx, writeAudit }) => {
    const judge_id = isOfJudge(kind) ? await readJudge(trx, event_id, kind, body.judge_id) : null
    const fields = { ...texts, who: judge_id === null ? texts.who : '' }
    const { id } = await trx
      .insertInto('stations')
      .values({ event_id, kind, judge_id, ...fields, created_at: context.now })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        throw violatesConstraint(error, 'stations_once')
          ? new Problem(409, 'station_exists')
          : error
      })
    await writeAudit({
      entity: 'station',
      entityId: id,
      changes: { kind: { from: null, to: kind }, judge_id: { from: null, to: judge_id } },
    })
    const made = { id, event_id, kind, judge_id, who: fields.who }
    await noteStation(trx, doingOf(context), made, 'made')
    return openCode(trx, context, { id, kind })
  })
}

/**
 * Changes what a station is called, or hands it over: the present device is cut off and a new code is made.
 * @throws Problem 404, 422
 */
export function updateStation(
  context: Context,
  { path, body }: Input<'updateStation'>,
): Promise<Answer<'updateStation'>> {
  return changeStations(context, async ({ trx, writeAudit, event }) => {
    const station = await lockStation(trx, event.id, path.stationId)
    const before = { label: station.label, who: station.who }
    const after = {
      label: body.label === undefined ? before.label : readText(body.label, 'label'),
      who:
        body.who === undefined || station.judge_id !== null
          ? before.who
          : readText(body.who, 'who'),
    }
    const isHandedOver = body.hand_over === true
    await trx
      .updateTable('stations')
      .set({ ...after, ...(isHandedOver && unpaired) })
      .where('id', '=', station.id)
      .execute()
    const code = isHandedOver ? await openCode(trx, context, station) : null
    await writeAudit({
      entity: 'station',
      entityId: station.id,
      changes: {
        ...changesBetween({ label: before.label }, { label: after.label }),
        ...redactValues(changesBetween({ who: before.who }, { who: after.who })),
        ...(isHandedOver && { device: { from: '…', to: null } }),
      },
    })
    const changed = await lockStation(trx, event.id, station.id)
    if (after.who !== before.who) {
      await noteStation(trx, doingOf(context), changed, 'renamed')
    }
    if (isHandedOver) await noteStation(trx, doingOf(context), changed, 'handed_over')
    return { station: presentStation(changed, event, context.now), code }
  })
}

/**
 * Cuts a station's device off; one that never had a device is gone.
 * @throws Problem 404
 */
export async function deleteStation(
  context: Context,
  { path }: Input<'deleteStation'>,
): Promise<void> {
  await changeStations(context, async ({ trx, writeAudit, event }) => {
    const station = await lockStation(trx, event.id, path.stationId)
    if (station.epoch === 0) {
      await trx.deleteFrom('stations').where('id', '=', station.id).execute()
    } else {
      await trx
        .updateTable('stations')
        .set({
          ...unpaired,
          code_hash: null,
          code_expires_at: null,
          link_hash: null,
          revoked_at: context.now,
        })
        .where('id', '=', station.id)
        .execute()
    }
    await writeAudit({
      entity: 'station',
      entityId: station.id,
      changes: { kind: { from: station.kind, to: null } },
    })
    await noteStation(trx, doingOf(context), station, 'revoked')
  })
}

/**
 * Makes a new code; the device that is paired stays until another one is let in.
 * @throws Problem 404; 409 where the judge has another station by now
 */
export function openStationCode(
  context: Context,
  { path }: Input<'openStationCode'>,
): Promise<Answer<'openStationCode'>> {
  return changeStations(context, async ({ trx, writeAudit, event }) => {
    const station = await lockStation(trx, event.id, path.stationId)
    const opened = await openCode(trx, context, station).catch((error: unknown) => {
      throw violatesConstraint(error, 'stations_once') ? new Problem(409, 'station_exists') : error
    })
    await writeAudit({ entity: 'station', entityId: station.id })
    if (station.revoked_at !== null) await noteStation(trx, doingOf(context), station, 'made')
    return opened
  })
}

/** No change of a station is undone: a device was cut off meanwhile, or a code was read. */
export function changeStations<T>(
  context: Context,
  work: (tx: AuditedEventTransaction) => Promise<T>,
): Promise<T> {
  return auditedEventTransaction(context, undefined, work, { isUndoable: false })
}

/** @throws Problem 422 */
function readText(text: string | undefined, field: 'label' | 'who'): string {
  const read = (text ?? '').trim()
  if (read.length > LONGEST_LABEL) {
    throw invalidFields({ [field]: [problemText('too_long', { max: LONGEST_LABEL })] })
  }
  return read
}

/**
 * The chief judge, or one who gives marks.
 * @throws Problem 422
 */
async function readJudge(
  trx: Transaction<Database>,
  eventId: number,
  kind: StationKind,
  sent: number | null | undefined,
): Promise<NonNullable<StationRow['judge_id']>> {
  const judges = await listEventJudges(trx, eventId)
  const possible = judges.filter(({ role, letter }) =>
    kind === 'chief' ? role === 'chief' : letter !== null,
  )
  const [only] = possible
  const found =
    sent === undefined || sent === null
      ? kind === 'chief' && possible.length === 1
        ? only
        : undefined
      : possible.find(({ judge_id }) => judge_id === sent)
  if (found) return found.judge_id
  const code = sent === undefined || sent === null ? 'required' : 'judge_foreign'
  throw invalidFields({ judge_id: [problemText(code)] })
}
