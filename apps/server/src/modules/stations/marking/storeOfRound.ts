import { isDeepStrictEqual } from 'node:util'

import { receiveOperation, type Received } from '@parket/domain/station/receive'
import type { Transaction } from 'kysely'

import { appendJournal, doingOf, type NewLine } from '../../../change/journal.ts'
import { lockEvent } from '../../../change/lockEvent.ts'
import { stationOf, type Context } from '../../../contract/context.ts'
import type { Database } from '../../../db/schema.ts'
import { Problem } from '../../../http/problem.ts'
import type { StationCaller } from '../../../security/stationToken.ts'
import type { LateBody } from '../../marks/late/lines.ts'
import { noteOfRound } from '../../marks/roundJournal.ts'
import { createRoundSheets, type RoundSheets } from './roundSheets.ts'
import { lateLine, messageOf, readMoment } from './lateLine.ts'
import { loadReceivingRound } from './receivingRound.ts'
import type { OperationResult, SentOperation } from './sent.ts'

interface Stored {
  results: OperationResult[]
  /** Up to where everything is stored. */
  acknowledged: number
  /** A number is missing. */
  isStopped: boolean
}

/**
 * Stores operations of one round, in their order, in one transaction.
 * @param epoch of the station's pairing, or of an earlier one
 */
export function storeOfRound(
  context: Context,
  operations: readonly SentOperation[],
  epoch: number,
): Promise<Stored> {
  const caller = stationOf(context)
  const roundId = operations[0]?.round_id ?? 0
  return context.db.transaction().execute(async (trx) => {
    const isOwn = await isOfEvent(trx, caller, roundId)
    // The chain of a round that is not there has no lock of its own. Event before station, as the organiser does.
    if (!isOwn) await lockEvent(trx, caller.eventId)
    let acknowledged = await lockOwn(trx, caller)
    const station = { ...caller, epoch }
    const isOfEarlierPairing = epoch < caller.epoch
    // Of an earlier pairing what is missing may have been sent in its time: each number is looked up.
    const known = new Set(await knownSeqs(trx, station, isOfEarlierPairing ? 0 : acknowledged))
    const loaded = isOwn
      ? await loadReceivingRound(trx, context, station, { roundId, isOfEarlierPairing })
      : null
    const sheets = loaded && createRoundSheets(loaded.state, station, loaded.trainee)
    const lines: NewLine[] = []
    const results: OperationResult[] = []
    let isStopped = false
    for (const operation of operations) {
      const { seq } = operation
      if (!isOfEarlierPairing && seq <= acknowledged) {
        results.push(await earlierAnswer(trx, station, seq, lines))
        continue
      }
      if (!isOfEarlierPairing && seq !== acknowledged + 1) {
        isStopped = true
        break
      }
      if (!isOfEarlierPairing) acknowledged = seq
      const received: Received = loaded
        ? receiveOperation(operation, loaded.facts(operation))
        : { state: 'refused', reason: 'operation_round', entries: {}, refused: operation.entries }
      const isKnown = known.has(seq)
      // It came before: in its time, or in a file of the device that says the same.
      if (
        isKnown &&
        (isOfEarlierPairing || (await isInJournal(trx, station, operation, received)))
      ) {
        results.push(await earlierAnswer(trx, station, seq, lines))
        continue
      }
      known.add(seq)
      const done = tellOf(operation, received, sheets, station)
      // What a file said otherwise has the number already.
      lines.push(...(isKnown ? done.lines.map(withoutNumber) : done.lines))
      results.push(done.result)
    }
    if (loaded && sheets) {
      await noteOfRound(trx, doingOf(context), loaded.state, lines)
      await sheets.store(trx, context.now)
    } else {
      const chain = { eventId: station.eventId, roundId }
      await appendJournal(trx, chain, doingOf(context), lines)
    }
    if (isOfEarlierPairing) {
      return { results, acknowledged: operations.at(-1)?.seq ?? 0, isStopped }
    }
    await trx.updateTable('stations').set({ acknowledged }).where('id', '=', station.id).execute()
    return { results, acknowledged, isStopped }
  })
}

export async function isOfEvent(
  trx: Transaction<Database>,
  { eventId }: StationCaller,
  roundId: number,
): Promise<boolean> {
  const round = await trx
    .selectFrom('rounds')
    .where('id', '=', roundId)
    .where('event_id', '=', eventId)
    .select('id')
    .executeTakeFirst()
  return round !== undefined
}

/**
 * Locks the station: its operations come one after another, from however many pages.
 * @returns up to where everything is stored
 * @throws Problem 401 when it was cut off meanwhile
 */
async function lockOwn(trx: Transaction<Database>, station: StationCaller): Promise<number> {
  const found = await trx
    .selectFrom('stations')
    .where('id', '=', station.id)
    .where('epoch', '=', station.epoch)
    .where('revoked_at', 'is', null)
    .where('token_hash', 'is not', null)
    .select('acknowledged')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) throw new Problem(401, 'station_ended')
  return found.acknowledged
}

/** The numbers after `after` that are in the journal. */
export async function knownSeqs(
  trx: Transaction<Database>,
  { id, epoch }: Pick<StationCaller, 'id' | 'epoch'>,
  after: number,
): Promise<ReadonlySet<number>> {
  const rows = await trx
    .selectFrom('journal')
    .where('station_id', '=', id)
    .where('epoch', '=', epoch)
    .where('seq', '>', after)
    .select('seq')
    .execute()
  return new Set(rows.map(({ seq }) => seq ?? 0))
}

/** Whether the journal has the operation as it is: a file is nobody's proof. */
async function isInJournal(
  trx: Transaction<Database>,
  { id, epoch }: StationCaller,
  operation: SentOperation,
  { entries, refused }: Received,
): Promise<boolean> {
  const { seq, round_id, dance, attempt, letter, submit = false } = operation
  const line = await trx
    .selectFrom('journal')
    .where('station_id', '=', id)
    .where('epoch', '=', epoch)
    .where('seq', '=', seq)
    .select(['round_id', 'body'])
    .executeTakeFirst()
  const told = { dance, attempt, letter, submit, entries, numbers: refused }
  const { body, round_id: roundId } = line ?? {}
  const kept: Partial<LateBody> | undefined = body
  return (
    roundId === round_id &&
    Object.entries(told).every(([name, value]) =>
      isDeepStrictEqual(kept?.[name as keyof LateBody], value),
    )
  )
}

function withoutNumber({ operation: _operation, answer: _answer, ...line }: NewLine): NewLine {
  return line
}

/** The answer that an operation had when it was stored, in an earlier call or in this one. */
async function earlierAnswer(
  trx: Transaction<Database>,
  { id, epoch }: StationCaller,
  seq: number,
  lines: readonly NewLine[],
): Promise<OperationResult> {
  const here = lines.find(({ operation }) => operation?.seq === seq)?.answer
  const found =
    here ??
    (
      await trx
        .selectFrom('journal')
        .where('station_id', '=', id)
        .where('epoch', '=', epoch)
        .where('seq', '=', seq)
        .select('answer')
        .executeTakeFirst()
    )?.answer
  return { seq, state: 'refused', message: null, refused: [], ...found }
}

/** The lines of an operation, and what the device is told of it. */
function tellOf(
  operation: SentOperation,
  received: Received,
  sheets: RoundSheets | null,
  station: StationCaller,
): { lines: NewLine[]; result: OperationResult } {
  const { seq, submit = false } = operation
  const put =
    received.state === 'applied' && sheets
      ? sheets.put(operation, received.entries, submit)
      : { lines: [], fault: null, isTaken: false }
  const isTaken = received.state === 'applied' && put.isTaken
  const state = isTaken ? 'late' : put.fault === null ? received.state : 'refused'
  const reason = isTaken ? 'late_sheet_taken' : received.reason
  const refused = Object.keys(received.refused).map(Number)
  const result: OperationResult = {
    seq,
    state,
    message: messagesOf(messageOf({ ...received, reason }), put.fault),
    refused,
  }
  const isKept = isTaken || received.state !== 'applied'
  const late = lateLine(operation, station.judgeId, {
    state: isKept ? state : 'refused',
    reason,
    entries: isKept ? received.entries : {},
    refused: received.refused,
  })
  const all = [...put.lines, ...(isKept || refused.length > 0 ? [late] : [])]
  const [first, ...rest] = all as [NewLine, ...NewLine[]]
  const { epoch } = station
  const device_at = readMoment(operation.at)
  return {
    lines: [{ ...first, operation: { epoch, seq, device_at }, answer: result }, ...rest],
    result,
  }
}

/** What is said of an operation, in one text. */
function messagesOf(...texts: (string | null)[]): string | null {
  return texts.filter((text) => text !== null).join('. ') || null
}
