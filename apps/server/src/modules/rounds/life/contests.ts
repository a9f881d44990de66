import { contestTitle } from '@parket/domain/contest/title'
import type { ContestStatus } from '@parket/domain/contest/status'
import { isJudged, type RoundStatus } from '@parket/domain/round/status'
import type { Transaction } from 'kysely'

import type { AuditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { doingOf } from '../../../change/journal.ts'
import { readReason } from '../../../change/reason.ts'
import type { Context } from '../../../contract/context.ts'
import type { Database } from '../../../db/schema.ts'
import { Problem } from '../../../http/problem.ts'
import type { Contest } from '../../../records/contests.ts'
import { noteRoundsOnItems } from '../../../records/itemFacts.ts'
import { refuseReopened } from '../../draws/saidSessions.ts'
import { commitSecretsOf } from '../../draws/secrets.ts'
import { refuseUnapproved } from '../../marks/approved.ts'
import { followInput } from '../../marks/input/followInput.ts'
import {
  writePublication,
  publicationInput,
  type PublishingContext,
  withdrawPublication,
} from '../../marks/publication.ts'
import { refuseMarked } from '../core/marked.ts'
import { noteUndrawn } from '../core/noteDraws.ts'
import { statusesOf } from './statuses.ts'

type Moved = Contest

/**
 * Lets rounds follow the status of their contests: the first round begins with its contest, and stops
 * beginning when that is taken back; `closed` makes the secrets of a public draw, and undoes a draw while there are no marks; a final
 * opens again with its contest; places are published and taken back with it. Who publishes has asked for answers to the checks.
 *
 * @param reason why a draw is given up
 * @throws Problem 409 when marks, judged rounds or said digits are in the way, 422 without a result, or without a reason
 */
export async function followContests(
  tx: Pick<AuditedEventTransaction, 'trx' | 'event'>,
  context: Context,
  moved: readonly Moved[],
  to: ContestStatus,
  reason?: string | null,
): Promise<void> {
  await moveRounds(tx, context, moved, to, reason)
  const ids = moved.map(({ id }) => id)
  await noteRoundsOnItems(tx.trx, ids, context.now)
}

async function moveRounds(
  tx: Pick<AuditedEventTransaction, 'trx' | 'event'>,
  context: Context,
  moved: readonly Moved[],
  to: ContestStatus,
  reason: string | null | undefined,
): Promise<void> {
  const { trx } = tx
  const from = (status: ContestStatus) => moved.filter((one) => one.status === status)
  const idsFrom = (status: ContestStatus) => from(status).map(({ id }) => id)
  switch (to) {
    case 'draft':
    case 'open':
      await refuseReopened(
        trx,
        tx.event,
        moved.map(({ id }) => id),
      )
      return
    case 'running':
      await beginOrEnd(tx, context, idsFrom('ready'), ['drawn', 'locked'], 'running')
      await reopenFinals(trx, idsFrom('judged'))
      return
    case 'ready':
      await refuseJudgedRounds(trx, from('running'))
      await beginOrEnd(tx, context, idsFrom('running'), ['running'], 'locked')
      return
    case 'closed':
      await undoDraws(tx, context, idsFrom('ready'), reason)
      await commitSecretsOf(
        trx,
        doingOf(context),
        tx.event,
        moved.map(({ id }) => id),
      )
      return
    case 'judged':
      await takeBack(tx, context, idsFrom('published'))
      return
    case 'published':
      for (const contest of from('judged')) {
        await publishContest(tx, context, contest, '')
      }
      return
    default:
  }
}

/**
 * Publishes the places of a judged contest, and its rounds with it.
 * @param reason why it is published again, where it was before
 * @throws Problem 422 without a result or a reason
 */
export async function publishContest(
  tx: Pick<AuditedEventTransaction, 'trx' | 'event'>,
  context: PublishingContext,
  contest: Contest,
  reason: string,
): Promise<void> {
  await refuseUnapproved({ ...tx, contest })
  await writePublication(publicationInput(tx, context, contest, null), { reason, isHeld: false })
  await setRounds(tx.trx, [contest.id], ['judged'], 'published')
}

/** From its beginning on the journal knows what a round is judged by, and that it does not run after all. */
async function beginOrEnd(
  { trx, event }: Pick<AuditedEventTransaction, 'trx' | 'event'>,
  context: Context,
  contestIds: readonly string[],
  from: RoundStatus[],
  status: RoundStatus,
): Promise<void> {
  await followInput(trx, context, { eventId: event.id, contestIds }, () =>
    setRounds(trx, contestIds, from, status),
  )
}

/** The rounds of contests that have one of these statuses get another. */
async function setRounds(
  trx: Transaction<Database>,
  ids: readonly string[],
  from: RoundStatus[],
  status: RoundStatus,
  index?: number,
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('rounds')
    .set((eb) => ({ status, version: eb('version', '+', 1) }))
    .where('contest_id', 'in', ids)
    .where('status', 'in', from)
    .$if(index !== undefined, (query) => query.where('round_index', '=', index ?? 0))
    .execute()
}

/** The final by which the places are opens again: the redance, where it was danced again. */
async function reopenFinals(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('rounds')
    .set((eb) => ({ status: 'running', version: eb('version', '+', 1) }))
    .where('contest_id', 'in', ids)
    .where('status', '=', 'judged')
    .where('round_index', '=', 0)
    .where((eb) =>
      eb.or([
        eb('type', '=', 'redance'),
        eb.not(
          eb.exists(
            eb
              .selectFrom('rounds as again')
              .whereRef('again.contest_id', '=', 'rounds.contest_id')
              .whereRef('again.role', 'is not distinct from', 'rounds.role')
              .where('again.round_index', '=', 0)
              .where('again.type', '=', 'redance')
              .select('again.id'),
          ),
        ),
      ]),
    )
    .execute()
}

async function refuseJudgedRounds(
  trx: Transaction<Database>,
  contests: readonly Moved[],
): Promise<void> {
  if (contests.length === 0) return
  const statuses = await statusesOf(
    trx,
    contests.map(({ id }) => id),
  )
  const judged = contests.find(({ id }) => statuses.get(id)?.some(isJudged))
  if (judged) {
    throw new Problem(409, 'contest_round_judged', { params: { contest: contestTitle(judged) } })
  }
}

/** Everybody reads why draws are given up; of heats that were locked it is the chief judge's decision. */
async function undoDraws(
  { trx, event }: Pick<AuditedEventTransaction, 'trx' | 'event'>,
  context: Context,
  ids: readonly string[],
  reason: string | null | undefined,
): Promise<void> {
  if (ids.length === 0) return
  const rounds = await trx
    .selectFrom('rounds')
    .where('contest_id', 'in', ids)
    .select(['id', 'contest_id', 'seed', 'status'])
    .execute()
  await refuseMarked(
    trx,
    rounds.map(({ id }) => id),
  )
  const drawn = rounds.filter(({ seed }) => seed !== null)
  if (drawn.length > 0) {
    const text = readReason(reason)
    const isPublic = ({ status }: { status: RoundStatus }) => status !== 'drawn'
    const [fixed, open] = [drawn.filter(isPublic), drawn.filter((one) => !isPublic(one))]
    const doing = doingOf(context)
    await noteUndrawn(trx, doing, event.id, fixed, { by: 'chief', text })
    await noteUndrawn(trx, doing, event.id, open, { by: 'organiser', text })
  }
  await trx.deleteFrom('rounds').where('contest_id', 'in', ids).execute()
}

/** Places of these contests are public no more; who goes on from earlier rounds stays public. */
async function takeBack(
  tx: Pick<AuditedEventTransaction, 'trx' | 'event'>,
  context: Context,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const { trx } = tx
  await withdrawPublication(tx, context, ids, null)
  await trx.updateTable('contests').set({ marks_published: false }).where('id', 'in', ids).execute()
  await setRounds(trx, ids, ['published'], 'judged', 0)
}

/**
 * Lets a contest and its items of the timetable follow its rounds: it is running once one has begun, judged once all are judged, running
 * again when one is opened again.
 */
export async function followRounds(
  { trx, writeAudit }: AuditedEventTransaction,
  { now }: Pick<Context, 'now'>,
  contest: Contest,
): Promise<void> {
  await noteRoundsOnItems(trx, [contest.id], now)
  const rounds = (await statusesOf(trx, [contest.id])).get(contest.id) ?? []
  const to = statusAfter(contest.status, rounds)
  if (to === contest.status) return
  await trx
    .updateTable('contests')
    .set((eb) => ({ status: to, version: eb('version', '+', 1) }))
    .where('id', '=', contest.id)
    .execute()
  const changes = { status: { from: contest.status, to } }
  await writeAudit({ entity: 'contest', entityId: contest.id, changes })
}

function statusAfter(status: ContestStatus, rounds: readonly RoundStatus[]): ContestStatus {
  if (status === 'ready' && rounds.includes('running')) return 'running'
  if (status === 'running' && rounds.every(isJudged)) return 'judged'
  if (status === 'judged' && !rounds.every(isJudged)) return 'running'
  return status
}
