import { payGroupNumber } from '@parket/domain/event/tags'
import {
  problemText,
  type ProblemCode,
  type ProblemParams,
} from '@parket/domain/problems/catalogue'
import { addError, hasErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import type { Transaction } from 'kysely'

import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../contract/context.ts'
import type { Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { findContests, type Contest } from '../../records/contests.ts'
import { listTags } from '../../records/events.ts'

/**
 * Deletes a contest that nobody entered, nothing was charged for, and neither packet nor tag names.
 *
 * @throws Problem 409 otherwise
 */
export function deleteContest(context: Context, { path }: Input<'deleteContest'>): Promise<void> {
  const { id: eventId } = eventOf(context)
  return auditedEventTransaction(context, undefined, async (tx) => {
    const all = await findContests(tx.trx, eventId)
    const contest = all.find(({ id }) => id === path.id)
    if (!contest) throw new Problem(404, 'contest_not_found')
    const obstacle = (await findObstacles(tx.trx, eventId, all, [contest])).get(contest.id)
    if (obstacle) throw new Problem(409, obstacle.code, obstacle)
    await removeAll(tx, [contest])
  })
}

/**
 * Deletes several contests: all or none, by the same rules. A packet may go together with what it bundles.
 *
 * @throws Problem 422 for an id that is no contest of the event, 409 that says by each contest why it stays
 */
export function deleteContests(context: Context, { body }: Input<'deleteContests'>): Promise<void> {
  const { id: eventId } = eventOf(context)
  const contestIds = [...new Set(body.contestIds.map((id) => id.toLowerCase()))]
  if (contestIds.length === 0) throw invalidFields({ contestIds: [problemText('required')] })
  return auditedEventTransaction(context, undefined, async (tx) => {
    const all = await findContests(tx.trx, eventId)
    const contests = pick(contestIds, all)
    const obstacles = await findObstacles(tx.trx, eventId, all, contests)
    const errors: FieldErrors = {}
    contestIds.forEach((id, index) => {
      const obstacle = obstacles.get(id)
      if (obstacle)
        addError(errors, `contestIds.${index}`, problemText(obstacle.code, obstacle.params))
    })
    if (hasErrors(errors)) throw new Problem(409, 'contests_not_deleted', { errors })
    await removeAll(tx, contests)
  })
}

/** @throws Problem 422 naming each id that is no contest of the event */
function pick(contestIds: readonly string[], all: readonly Contest[]): Contest[] {
  const byId = new Map(all.map((contest) => [contest.id, contest]))
  const errors: FieldErrors = {}
  const contests = contestIds.flatMap((id, index) => {
    const contest = byId.get(id)
    if (!contest) addError(errors, `contestIds.${index}`, problemText('contest_foreign'))
    return contest ? [contest] : []
  })
  if (hasErrors(errors)) throw invalidFields(errors)
  return contests
}

async function removeAll(
  { trx, writeAudit }: AuditedEventTransaction,
  contests: readonly Contest[],
): Promise<void> {
  const ids = contests.map(({ id }) => id)
  await trx.deleteFrom('contests').where('id', 'in', ids).execute()
  await writeAudit(
    ...contests.map(({ id, group_num, group_name }) => ({
      entity: 'contest',
      entityId: id,
      changes: {
        group_num: { from: group_num, to: null },
        group_name: { from: group_name, to: null },
      },
    })),
  )
}

/** Why a contest has to stay. */
interface Obstacle {
  code: ProblemCode
  params?: ProblemParams
}

/** What stands against deleting these contests together, by the id of each that has to stay. */
async function findObstacles(
  trx: Transaction<Database>,
  eventId: number,
  all: readonly Contest[],
  contests: readonly Contest[],
): Promise<Map<string, Obstacle>> {
  const ids = contests.map(({ id }) => id)
  const staying = all.filter(({ id }) => !ids.includes(id))
  const uses = await findUses(trx, ids)
  const payGroup = payGroupNumber(await listTags(trx, eventId))
  const obstacles = new Map<string, Obstacle>()
  for (const { id, group_num } of contests) {
    const packet = staying.find(({ packet }) => packet?.groupNums.includes(group_num))
    if (packet)
      obstacles.set(id, { code: 'contest_bundled', params: { contest: packet.group_name } })
    else if (uses.registrations.has(id) || uses.rounds.has(id)) {
      obstacles.set(id, { code: 'contest_in_use' })
    } else if (uses.ledger.has(id)) obstacles.set(id, { code: 'contest_charged' })
    else if (payGroup === group_num) obstacles.set(id, { code: 'contest_named_by_tag' })
  }
  return obstacles
}

/** Which of the contests each table refers to. */
async function findUses(trx: Transaction<Database>, contestIds: string[]) {
  const referred = async (table: 'registrations' | 'rounds' | 'ledger') => {
    const rows = await trx
      .selectFrom(table)
      .where('contest_id', 'in', contestIds)
      .select('contest_id')
      .distinct()
      .execute()
    return new Set(rows.map(({ contest_id }) => contest_id))
  }
  return {
    registrations: await referred('registrations'),
    rounds: await referred('rounds'),
    ledger: await referred('ledger'),
  }
}
