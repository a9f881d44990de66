import { minimumOf } from '@parket/domain/contest/minimum'
import { problemText } from '@parket/domain/problems/catalogue'
import { canBeStarted, readinessText, type Readiness } from '@parket/domain/round/readiness'
import { roundStatuses, type RoundStatus } from '@parket/domain/round/status'

import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../change/auditedTransaction.ts'
import { doingOf } from '../../change/journal.ts'
import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import type { Contest } from '../../records/contests.ts'
import { followRounds } from '../rounds/life/contests.ts'
import { takeRoundStep } from '../rounds/life/status.ts'
import { drawFirstRounds } from '../rounds/core/draw.ts'
import { findOwnContest } from '../rounds/core/find.ts'
import { loadSeeds, type SeedOf } from '../draws/seeds.ts'
import { listRounds } from '../rounds/core/queries.ts'
import { readAllItems, roundTitleOf, type ScheduledItem } from './schedule.ts'

type RoundStart = Answer<'startRounds'>['started'][number]
type Target = Extract<RoundStatus, 'locked' | 'running'>

/** A round of the timetable that can be started, with the one thing that a type must know of it. */
type Startable = ScheduledItem & { contest: NonNullable<ScheduledItem['contest']> }

/**
 * Brings rounds of the timetable to their start: closes their contests, draws and locks the heats, begins them. All
 * in one change; what stands is named and stops none of the others.
 *
 * @throws Problem 404 for an item that is not a round of the timetable, 422
 */
export async function startRounds(
  context: Context,
  { body }: Input<'startRounds'>,
): Promise<Answer<'startRounds'>> {
  const { until = '', preview = false } = body
  const itemIds = [...new Set(body.itemIds ?? [])]
  if (until !== 'locked' && until !== 'running')
    throw invalidFields({ until: [problemText('invalid')] })
  if (itemIds.length === 0) throw invalidFields({ itemIds: [problemText('required')] })
  if (preview) {
    const { ready, stopped } = await sortItems(context, context.db, itemIds)
    return { started: ready.map(describe), stopped: stopped.map(describe) }
  }
  return auditedEventTransaction(context, undefined, async (tx) => {
    const { ready, stopped } = await sortItems(context, tx.trx, itemIds)
    const seedOf = await loadSeeds(tx.trx, tx.event)
    const started: RoundStart[] = []
    for (const item of ready) {
      await start(tx, context, item, { until, seedOf })
      started.push(describe(item))
    }
    return { started, stopped: stopped.map(describe) }
  })
}

async function sortItems(
  context: Context,
  db: Context['db'],
  itemIds: readonly number[],
): Promise<{ ready: Startable[]; stopped: ScheduledItem[] }> {
  const event = eventOf(context)
  const items = await findItems(db, event, context.now, itemIds)
  const isReady = (item: ScheduledItem): item is Startable =>
    item.contest !== null && item.readiness !== null && canBeStarted(item.readiness)
  return {
    ready: items.filter(isReady),
    stopped: items.filter((item) => !isReady(item)),
  }
}

async function findItems(
  db: Context['db'],
  event: Parameters<typeof readAllItems>[1],
  now: Date,
  itemIds: readonly number[],
): Promise<ScheduledItem[]> {
  const items = await readAllItems(db, event, now)
  return itemIds.map((id) => {
    const item = items.find((one) => one.id === id && one.kind === 'round')
    if (!item) throw new Problem(404, 'session_item_not_found')
    return item
  })
}

function describe(item: ScheduledItem): RoundStart {
  const { contest, readiness } = item
  return {
    item_id: item.id,
    title: roundTitleOf(item),
    readiness: readiness ?? '',
    text: contest && readiness ? textOf(item, contest, readiness) : '',
  }
}

function textOf(item: ScheduledItem, contest: Startable['contest'], readiness: Readiness): string {
  return readinessText(readiness, {
    entries: contest.active_count,
    minimum: minimumOf(contest),
    before: item.indexBefore,
  })
}

async function start(
  tx: AuditedEventTransaction,
  context: Context,
  { contest: { id }, round_index }: Startable,
  { until, seedOf }: { until: Target; seedOf: SeedOf },
): Promise<void> {
  const { trx } = tx
  const contest = await findOwnContest(trx, context, id)
  if (contest.status === 'open' || contest.status === 'closed') {
    await draw(tx, context, contest, seedOf)
  }
  const rounds = (await listRounds(trx, id)).filter((round) => round.round_index === round_index)
  for (const { id: roundId } of rounds) {
    for (const to of stepsUntil(until)) {
      const [round] = await listRounds(trx, id, roundId)
      if (!round || roundStatuses.indexOf(round.status) >= roundStatuses.indexOf(to)) continue
      await takeRoundStep(tx, context, {
        contest: await findOwnContest(trx, context, id),
        round,
        to,
        reason: '',
        seedOf,
      })
    }
  }
  await followRounds(tx, context, await findOwnContest(trx, context, id))
}

function stepsUntil(until: Target): RoundStatus[] {
  return roundStatuses.slice(1, roundStatuses.indexOf(until) + 1)
}

/** Closes a contest and draws the heats of its first round. */
async function draw(
  { trx, writeAudit }: AuditedEventTransaction,
  context: Context,
  contest: Contest,
  seedOf: SeedOf,
): Promise<void> {
  await trx
    .updateTable('contests')
    .set((eb) => ({ status: 'ready', version: eb('version', '+', 1) }))
    .where('id', '=', contest.id)
    .execute()
  await writeAudit({
    entity: 'contest',
    entityId: contest.id,
    changes: { status: { from: contest.status, to: 'ready' } },
  })
  await drawFirstRounds(trx, doingOf(context), [{ ...contest, status: 'ready' }], seedOf)
}
