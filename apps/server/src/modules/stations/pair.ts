import { problemText } from '@parket/domain/problems/catalogue'
import { addMilliseconds } from 'date-fns/addMilliseconds'
import { millisecondsInMinute } from 'date-fns/constants'
import type { Transaction } from 'kysely'

import { auditedTransaction } from '../../change/auditedTransaction.ts'
import { lockEvent } from '../../change/lockEvent.ts'
import { tenantOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { deviceName } from '../../http/deviceName.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { hashSecret, makeRequestId, makeStationToken } from '../../security/stationSecrets.ts'
import { nobodyWaits } from '../../security/stationToken.ts'
import { checkPin, hasPin, keepFirstPin } from './chiefPin.ts'
import { findByCode } from './findByCode.ts'
import { presentPaired } from './present.ts'
import { noteStation } from './noteStation.ts'
import { findStation, lockStation, type StationRow } from './queries.ts'

const SHORTEST_DEVICE = 16
const LONGEST_DEVICE = 200
/** How long a device that waits keeps others from asking. */
const ASKED_MS = 10 * millisecondsInMinute

/**
 * Pairs a device with the station whose code or link it has. Where another device is paired, the organiser is asked: 202.
 * The same device gets a new token each time, and goes on in its epoch: the answer before may be lost.
 *
 * @throws Problem 403 for a device that was refused; 409 while another one waits, and outside the event's days; 422 for a
 *   wrong code or PIN; 429
 */
export async function pairStation(
  context: Context,
  { body }: Input<'pairStation'>,
): Promise<Answer<'pairStation'>> {
  const device = readDevice(context, body)
  const { code = '', request_id: requestId, pin, confirm } = body
  const found = await findByCode(context, { code, deviceHash: device.hash, requestId })
  const shown = await findStation(context.db, found.eventId, found.id)
  const chief =
    shown?.kind === 'chief' && shown.judge_id !== null
      ? { eventId: found.eventId, judgeId: shown.judge_id }
      : null
  if (confirm === false && shown) return { token: null, station: await toShow(context, shown) }
  if (chief && pin !== undefined) {
    await checkPin(context.db, chief, pin, { device: device.hash, now: context.now })
  }

  const place = { teamId: tenantOf(context).id, eventId: found.eventId }
  const answer = await auditedTransaction(
    context,
    async ({ trx, writeAudit }) => {
      const event = await lockEvent(trx, found.eventId)
      const station = await lockStation(trx, event.id, found.id)
      const request = await askOrganiser(trx, station, device, context.now)
      if (request !== null) return { request_id: request }
      if (chief && pin !== undefined) await keepFirstPin(trx, chief, pin, context.now)
      const isNew = station.device_hash !== device.hash
      const isWithoutPin = chief !== null && pin === undefined && (isNew || station.is_without_pin)
      const token = await pair(trx, station, device, { isWithoutPin, now: context.now })
      await writeAudit({
        entity: 'station',
        entityId: station.id,
        changes: {
          device: { from: null, to: '…' },
          ...(isWithoutPin && { is_without_pin: { from: null, to: true } }),
        },
      })
      const paired = await lockStation(trx, event.id, station.id)
      const doing = { actor: { user_id: null, station_id: station.id }, now: context.now }
      await noteStation(trx, doing, paired, 'paired')
      const about = { isTaken: false, hasPin: chief !== null && (await hasPin(trx, chief)) }
      return { token, station: presentPaired(paired, event, about) }
    },
    place,
  )
  if ('request_id' in answer) context.reply.code(202)
  return answer
}

interface Device {
  hash: string
  name: string
}

/** @throws Problem 422 */
function readDevice({ request }: Context, body: Input<'pairStation'>['body']): Device {
  const { device = '', device_name } = body
  if (device.length < SHORTEST_DEVICE || device.length > LONGEST_DEVICE) {
    throw invalidFields({ device: [problemText('invalid')] })
  }
  const name = device_name?.trim() || deviceName(request.headers['user-agent'] ?? '')
  return { hash: hashSecret(device), name: name.slice(0, LONGEST_DEVICE) }
}

/** Whose station it is, for «Вы: судья C, Петров?». */
async function toShow({ db }: Context, station: StationRow) {
  const { event_id, judge_id, kind } = station
  const event = await db
    .selectFrom('events')
    .where('id', '=', event_id)
    .select(['id', 'name'])
    .executeTakeFirstOrThrow()
  const isChief = kind === 'chief' && judge_id !== null
  return presentPaired(station, event, {
    isTaken: station.token_hash !== null,
    hasPin: isChief && (await hasPin(db, { eventId: event_id, judgeId: judge_id })),
  })
}

/**
 * Lets a device wait whose place is taken.
 *
 * @returns null for one that may be paired at once
 * @throws Problem 403 when it was refused, 409 while another one waits
 */
async function askOrganiser(
  trx: Transaction<Database>,
  station: StationRow,
  device: Device,
  now: Date,
): Promise<string | null> {
  const { waiting_request, waiting_since, waiting_answer } = station
  // Paired already, its answer was lost: who waits for its place goes on waiting.
  if (station.device_hash === device.hash) return null
  const isOwn = station.waiting_hash === device.hash
  if (isOwn && waiting_answer === 'refused') throw new Problem(403, 'station_refused')
  const isOpen = waiting_since !== null && now < addMilliseconds(waiting_since, ASKED_MS)
  const isOthers = !isOwn && isOpen && waiting_answer !== 'refused'
  if (station.token_hash === null) {
    // Approved for somebody else, who is about to come.
    if (isOthers) throw new Problem(409, 'station_busy')
    return null
  }
  if (isOwn && waiting_request !== null) return waiting_request
  if (isOthers) throw new Problem(409, 'station_busy')
  const request = makeRequestId()
  await trx
    .updateTable('stations')
    .set({
      waiting_request: request,
      waiting_hash: device.hash,
      waiting_device: device.name,
      waiting_since: now,
      waiting_answer: null,
      code_used_at: now,
    })
    .where('id', '=', station.id)
    .execute()
  return request
}

async function pair(
  trx: Transaction<Database>,
  { id, device_hash, waiting_hash }: StationRow,
  device: Device,
  { isWithoutPin, now }: { isWithoutPin: boolean; now: Date },
): Promise<string> {
  const { token, hash } = makeStationToken(id)
  const isAgain = device_hash === device.hash
  // Its request is good until it has used the token: `authenticateStation` ends it.
  const keepsRequests = isAgain || waiting_hash === device.hash
  await trx
    .updateTable('stations')
    .set((eb) => ({
      ...(!keepsRequests && nobodyWaits),
      token_hash: hash,
      device_hash: device.hash,
      device: device.name,
      paired_at: now,
      last_seen_at: now,
      code_used_at: now,
      ...(!isAgain && {
        epoch: eb('epoch', '+', 1),
        acknowledged: 0,
        unsent: null,
        battery: null,
      }),
      is_without_pin: isWithoutPin,
    }))
    .where('id', '=', id)
    .execute()
  return token
}
