import { receiveOperation, type Received } from '@parket/domain/station/receive'
import type { Transaction } from 'kysely'

import { auditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { appendJournal, type NewLine } from '../../../change/journal.ts'
import { eventOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { Problem } from '../../../http/problem.ts'
import type { StationCaller } from '../../../security/stationToken.ts'
import type { LateReason } from '../../marks/late/lines.ts'
import { noteOfRound } from '../../marks/roundJournal.ts'
import { lateLine, messageOf, readMoment } from './lateLine.ts'
import { loadReceivingRound } from './receivingRound.ts'
import type { SentOperation } from './sent.ts'
import { isOfEvent, knownSeqs } from './storeOfRound.ts'

type Results = Answer<'receiveUnsent'>['results']

/**
 * Takes what a judge's device saved as a file: nothing is folded, all of it waits for a decision. An operation that is there
 * already stays as it is, and one that the device sends later is known then.
 *
 * @throws Problem 404; 422 for an epoch that the station never had
 */
export function receiveUnsent(
  context: Context,
  { path, body }: Input<'receiveUnsent'>,
): Promise<Answer<'receiveUnsent'>> {
  const { epoch, operations } = body
  return auditedEventTransaction(
    context,
    undefined,
    async ({ trx, writeAudit }) => {
      const station = await lockJudgeStation(trx, context, path.stationId, epoch)
      const known = new Set(await knownSeqs(trx, station, 0))
      const results: Results = []
      const added: SentOperation[] = []
      for (const operation of operations) {
        const { seq } = operation
        if (known.has(seq)) results.push({ seq, state: 'known', message: null })
        else added.push(operation)
        known.add(seq)
      }
      for (const [roundId, own] of Map.groupBy(added, ({ round_id }) => round_id)) {
        results.push(...(await addLate(trx, context, { station, roundId }, own)))
      }
      await writeAudit({
        entity: 'station',
        entityId: station.id,
        changes: { unsent: { from: null, to: added.length } },
      })
      return { results: results.toSorted((one, other) => one.seq - other.seq) }
    },
    { isUndoable: false },
  )
}

/** The station as it was in that epoch, locked: what its device sends meanwhile waits. */
async function lockJudgeStation(
  trx: Transaction<Database>,
  context: Context,
  id: number,
  epoch: number,
): Promise<StationCaller> {
  const event = eventOf(context)
  const found = await trx
    .selectFrom('stations')
    .where('id', '=', id)
    .where('event_id', '=', event.id)
    .where('kind', '=', 'judge')
    .select(['judge_id', 'epoch'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) throw new Problem(404, 'station_not_found')
  if (epoch < 1 || epoch > found.epoch) throw new Problem(422, 'unsent_foreign')
  return {
    id,
    kind: 'judge',
    eventId: event.id,
    teamId: event.team_id,
    judgeId: found.judge_id,
    epoch,
  }
}

async function addLate(
  trx: Transaction<Database>,
  context: Context,
  { station, roundId }: { station: StationCaller; roundId: number },
  operations: readonly SentOperation[],
): Promise<Results> {
  const doing = { actor: { user_id: null, station_id: station.id }, now: context.now }
  const loaded = (await isOfEvent(trx, station, roundId))
    ? await loadReceivingRound(trx, context, station, { roundId, isOfEarlierPairing: false })
    : null
  const told = operations.map((operation) =>
    tellOf(
      operation,
      loaded ? receiveOperation(operation, loaded.facts(operation)) : null,
      station,
    ),
  )
  const lines = told.map(({ line }) => line)
  if (loaded) await noteOfRound(trx, doing, loaded.state, lines)
  else await appendJournal(trx, { eventId: station.eventId, roundId }, doing, lines)
  return told.map(({ result }) => result)
}

/** @param received null: the event has no such round */
function tellOf(
  operation: SentOperation,
  received: Received | null,
  { epoch, judgeId }: StationCaller,
): { line: NewLine; result: Results[number] } {
  const { entries = {}, refused = operation.entries } = received ?? {}
  const isRefused = received === null || received.state === 'refused'
  const state = isRefused ? 'refused' : 'late'
  const reason = reasonOf(received)
  const { seq } = operation
  const numbers = Object.keys(refused).map(Number)
  const message = messageOf({ reason, refused })
  const line = lateLine(operation, judgeId, { state, reason, entries, refused })
  const answer = { seq, state, message, refused: numbers }
  return {
    line: { ...line, operation: { epoch, seq, device_at: readMoment(operation.at) }, answer },
    result: { seq, state, message },
  }
}

/** In time they would have been taken: the file is why they were not. */
function reasonOf(received: Received | null): LateReason {
  if (received === null) return 'operation_round'
  return received.state === 'applied' || received.reason === null ? 'late_file' : received.reason
}
