import { drawStepNeeds } from '@parket/domain/draw/reason'
import { isRoundBegun } from '@parket/domain/contest/lateEntry'
import { contestStatusLabel, type ContestStatus } from '@parket/domain/contest/status'
import { problemText, type ProblemCode } from '@parket/domain/problems/catalogue'
import {
  canChangeRoundStatus,
  isRoundStatus,
  isStepOfChief,
  roundStatusLabel,
  type RoundStatus,
} from '@parket/domain/round/status'
import type { Transaction } from 'kysely'

import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../../change/auditedTransaction.ts'
import { doingOf, findHead, noteOfEvent } from '../../../change/journal.ts'
import { readReason } from '../../../change/reason.ts'
import { refuseStale } from '../../../change/versions.ts'
import type { Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import type { Contest } from '../../../records/contests.ts'
import { followInput } from '../../marks/input/followInput.ts'
import { roundResult } from '../../marks/outcome.ts'
import { writePublication, publicationInput, withdrawPublication } from '../../marks/publication.ts'
import { loadRound } from '../../marks/state.ts'
import { drawRound } from '../core/draw.ts'
import type { DrawRecord } from '../core/drawHeats.ts'
import { noteDraws, noteUndrawn, noteUnlocked } from '../core/noteDraws.ts'
import { clearHeatNotes, clearHeats } from '../core/heatRows.ts'
import { findRound, lockRound, withoutPanel } from '../core/find.ts'
import { refuseMarked } from '../core/marked.ts'
import { readRound } from '../core/present.ts'
import type { RoundRow } from '../core/queries.ts'
import { loadSeeds, type SeedOf } from '../../draws/seeds.ts'
import { followRounds } from './contests.ts'
import { entriesOfRound, noteScratched } from './goingOn.ts'

/**
 * Takes one step of a round's life, forward or back: draws the heats or gives them up, fixes them or
 * opens them again, begins the round or takes that back; counts it, publishes who goes on. A step back
 * keeps marks, those of later rounds too.
 *
 * @throws Problem 403 for a step that is not the chief judge's device's, 404, 409 for a stale edit or marks in the way,
 *   422 for a step that is not the next or not possible yet
 */
export function setRoundStatus(
  context: Context,
  { path, body }: Input<'setRoundStatus'>,
): Promise<Answer<'setRoundStatus'>> {
  const { status: to = '', reason = '' } = body
  if (!isRoundStatus(to)) throw refused('round_status_unknown')
  if (context.caller.station !== null && !isStepOfChief(to)) throw new Problem(403, 'forbidden')
  const work = async (tx: AuditedEventTransaction) => {
    const { trx } = tx
    const { contest, round } = await findRound(trx, context, path)
    refuseStale(body.version, round.version)
    await takeRoundStep(tx, context, { contest, round, to, reason: reason.trim() })
    await followRounds(tx, context, contest)
    return readRound(trx, context, path)
  }
  // Marks are typed meanwhile, and a publication was seen.
  const isUndoable = to === 'planned' || to === 'drawn' || to === 'locked'
  return auditedEventTransaction(context, undefined, work, { isUndoable })
}

/**
 * Takes a step of a round's life with what belongs to it; the contest follows by `followRounds`.
 *
 * @throws Problem 409; 422 for a step that is not the next or not possible yet, or gives up a draw without a reason
 */
export async function takeRoundStep(
  tx: AuditedEventTransaction,
  context: Context,
  step: Step,
): Promise<void> {
  const { round, to } = step
  const from = round.status
  if (!canChangeRoundStatus(from, to)) {
    const [one, other] = [roundStatusLabel(from), roundStatusLabel(to)]
    throw refused('round_step_forbidden', { from: one, to: other })
  }
  if (drawStepNeeds(from, to) !== null) readReason(step.reason)
  // Marks of a sheet that is being saved stand before the step looks at them, or not at all.
  await lockRound(tx.trx, { id: round.contest_id, roundId: round.id })
  if (isRoundBegun({ status: from }) === isRoundBegun({ status: to })) {
    return makeStep(tx, context, step)
  }
  // From its beginning on the journal knows what the round is judged by.
  const of = { eventId: round.event_id, contestIds: [round.contest_id] }
  await followInput(tx.trx, context, of, () => makeStep(tx, context, step))
}

async function makeStep(tx: AuditedEventTransaction, context: Context, step: Step): Promise<void> {
  const { round, to } = step
  const from = round.status
  const { record, ...changes } = await followStep(tx, context, step)
  await tx.trx
    .updateTable('rounds')
    .set((eb) => ({ status: to, version: eb('version', '+', 1), ...changes }))
    .where('id', '=', round.id)
    .execute()
  await tx.writeAudit({ entity: 'round', entityId: round.id, changes: { status: { from, to } } })
  await noteStep(tx.trx, context, step, record)
}

/** The draw, and the head of the round's chain once it is closed, stand in the event's chain. */
async function noteStep(
  trx: Transaction<Database>,
  context: Context,
  { contest, round, to, reason }: Step,
  record: DrawRecord | undefined,
): Promise<void> {
  const doing = doingOf(context)
  if (record) {
    const records = new Map([[round.id, record]])
    await noteDraws(trx, doing, contest.event_id, [round.id], records)
  }
  const by = drawStepNeeds(round.status, to)
  if (by !== null) {
    const note = to === 'planned' ? noteUndrawn : noteUnlocked
    await note(trx, doing, contest.event_id, [round], { by, text: reason })
  }
  if (to === 'judged' && round.status === 'running') await noteClosed(trx, context, contest, round)
}

async function noteClosed(
  trx: Transaction<Database>,
  context: Context,
  { event_id: eventId, id: contest_id }: Contest,
  { id: round_id }: RoundRow,
): Promise<void> {
  const { n: lines, hash: head } = await findHead(trx, { eventId, roundId: round_id })
  const line = { kind: 'round.closed' as const, body: { contest_id, round_id, lines, head } }
  await noteOfEvent(trx, context, eventId, line)
}

/**
 * A round that is counted again because the undo of its count was undone: its marks may have changed between.
 * @throws Problem 404, 422 with what is left to do before the round is judged
 */
export async function closeAgain(
  trx: Transaction<Database>,
  context: Context,
  path: { id: string; roundId: number },
): Promise<void> {
  const { contest, round } = await findRound(trx, context, path)
  await lockRound(trx, path)
  await refuseUncounted(trx, contest, round)
  await noteClosed(trx, context, contest, round)
}

interface Step {
  contest: Contest
  round: RoundRow
  to: RoundStatus
  reason: string
  /** Given where many rounds take steps: it is read once. */
  seedOf?: SeedOf
}

/** What a step does besides: heats and their seed come and go with the draw. */
async function followStep(
  tx: AuditedEventTransaction,
  context: Context,
  step: Step,
): Promise<{ seed?: string | null; marks_published?: boolean; record?: DrawRecord }> {
  const { trx } = tx
  const { contest, round, to, reason } = step
  switch (to) {
    case 'planned':
      await clearHeats(trx, round)
      await clearHeatNotes(trx, round)
      return { seed: null }
    case 'drawn':
      if (round.status === 'planned') return drawn(tx, context, step)
      await refuseMarked(trx, [round.id])
      return {}
    case 'locked':
      return {}
    case 'running':
      if (round.status === 'judged') refusePublished(contest)
      else await refuseTooEarly(trx, contest, round)
      return {}
    case 'judged':
      if (round.status === 'running') {
        await refuseUncounted(trx, contest, round)
        return {}
      }
      if (round.round_index === 0) refusePublished(contest)
      await withdrawPublication(tx, context, [contest.id], round.id)
      return { marks_published: false }
    case 'published':
      if (round.round_index === 0) throw refused('round_final_published')
      await writePublication(publicationInput(tx, context, contest, round), {
        reason,
        isHeld: false,
      })
      return {}
  }
}

/** The first round is danced by the contest's entries, a later one by those who go on to it. */
async function drawn(
  { trx, event }: AuditedEventTransaction,
  context: Context,
  { contest, round, seedOf }: Step,
): Promise<{ seed: string; record: DrawRecord }> {
  const entries = await entriesOfRound(trx, contest, round)
  if (entries === null) throw refused('round_unknown_entries')
  const seed = (seedOf ?? (await loadSeeds(trx, event)))(round)
  const record = await drawRound(trx, contest, round, entries, seed)
  await noteScratched(trx, context, round, entries)
  return { seed, record }
}

/** @throws Problem 422 with what is left to do before the round is judged */
async function refuseUncounted(
  trx: Transaction<Database>,
  contest: Contest,
  round: RoundRow,
): Promise<void> {
  const { problems } = roundResult(await loadRound(trx, contest, round))
  if (problems.length > 0) throw invalidFields({ status: problems })
}

/** What was published with its places is taken back first. */
function refusePublished({ status }: Contest): void {
  if (status === 'published') throw new Problem(409, 'contest_published')
}

/** A round begins in a contest that is ready or running and has its judges. */
async function refuseTooEarly(
  trx: Transaction<Database>,
  contest: Contest,
  round: RoundRow,
): Promise<void> {
  if (contest.status !== 'ready' && contest.status !== 'running') {
    throw refused('round_contest_status', {
      status: contestStatusLabel(contest.status satisfies ContestStatus),
    })
  }
  const [without] = await withoutPanel(trx, [contest.id])
  const { seats } = await loadRound(trx, contest, round)
  if (without || seats.length === 0) throw refused('contest_without_panel')
}

function refused(code: ProblemCode, params?: Parameters<typeof problemText>[1]): Problem {
  return invalidFields({ status: [problemText(code, params)] })
}
