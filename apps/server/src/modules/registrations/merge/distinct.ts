import { fullName } from '@parket/domain/account/user'
import { isSameSet } from '@parket/domain/registration/merge'
import { problemText } from '@parket/domain/problems/catalogue'
import type { Kysely, Transaction } from 'kysely'

import { auditedEventTransaction, type AuditLine } from '../../../change/auditedTransaction.ts'
import { eventOf, userOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { findUnmerged } from './findUnmerged.ts'
import { readPairs } from './readPairs.ts'

/** Each is made by hand, and taken back only where it is seen: more than an event ever has. */
const DECISIONS_SHOWN = 1000

/**
 * Says of two registrations of the same names that they are not one entered twice (docs/adr/0051); said again, it stays
 * as it was.
 *
 * @throws Problem 404 where one of them is not of the event, or was merged; 422 where they are one, or of other names
 */
export async function decideDistinct(
  context: Context,
  { body }: Input<'decideDistinct'>,
): Promise<Answer<'decideDistinct'>> {
  const event = eventOf(context)
  const pair = {
    reg_data_id: Math.min(body.reg_data_id, body.other_id),
    other_id: Math.max(body.reg_data_id, body.other_id),
  }
  if (pair.reg_data_id === pair.other_id)
    throw invalidFields({ other_id: [problemText('merge_self')] })
  const id = await auditedEventTransaction(
    context,
    undefined,
    async ({ trx, writeAudit }) => {
      const one = await findUnmerged(trx, event.id, pair.reg_data_id)
      const other = await findUnmerged(trx, event.id, pair.other_id)
      if (!isSameSet(one, other)) throw invalidFields({ other_id: [problemText('merge_others')] })
      const made = await trx
        .insertInto('distinct_registrations')
        .values({ ...pair, event_id: event.id, user_id: userOf(context).id, at: context.now })
        .onConflict((conflict) => conflict.constraint('distinct_registrations_once').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (made) await writeAudit(...linesOf(one, other, true))
      const stored = trx
        .selectFrom('distinct_registrations')
        .where((eb) => eb.and(pair))
        .select('id')
      return made?.id ?? (await stored.executeTakeFirstOrThrow()).id
    },
    NOT_BY_ROWS,
  )
  const [decision] = await readDistinct(context.db, event.id, id)
  // Taken back by somebody else in between.
  if (!decision) throw new Problem(404, 'not_found')
  return decision
}

/**
 * Takes back that two registrations are not one: they are named again.
 *
 * @throws Problem 404
 */
export async function undoDistinct(
  context: Context,
  { path }: Input<'undoDistinct'>,
): Promise<void> {
  await auditedEventTransaction(
    context,
    undefined,
    async ({ trx, writeAudit, event }) => {
      const gone = await trx
        .deleteFrom('distinct_registrations')
        .where('id', '=', path.decisionId)
        .where('event_id', '=', event.id)
        .returning(['reg_data_id', 'other_id'])
        .executeTakeFirst()
      if (!gone) throw new Problem(404, 'not_found')
      const numbered = await trx
        .selectFrom('reg_datas')
        .where('id', 'in', [gone.reg_data_id, gone.other_id])
        .select(['id', 'reg_n'])
        .orderBy('id')
        .execute()
      const [one, other] = numbered.map((regData) => ({ regData }))
      if (one && other) await writeAudit(...linesOf(one, other, false))
    },
    NOT_BY_ROWS,
  )
}

/**
 * Merging two registrations ends what was said of them.
 *
 * @returns who had said so and when; null, nobody
 */
export async function endDecision(
  trx: Transaction<Database>,
  ids: readonly number[],
): Promise<Answer<'mergeRegistrations'>['decided']> {
  const gone = await trx
    .deleteFrom('distinct_registrations')
    .where('reg_data_id', 'in', ids)
    .where('other_id', 'in', ids)
    .returning((eb) => [
      'at',
      eb
        .selectFrom('users')
        .whereRef('users.id', '=', 'user_id')
        .select('last_name')
        .as('last_name'),
      eb
        .selectFrom('users')
        .whereRef('users.id', '=', 'user_id')
        .select('first_name')
        .as('first_name'),
    ])
    .executeTakeFirst()
  return gone ? { at: gone.at.toISOString(), by: nameOf(gone) } : null
}

/** A decision has a call of its own that takes it back. */
const NOT_BY_ROWS = { isUndoable: false }

type Numbered = { regData: { id: number; reg_n: number } }

/** The log of each of the two names the other. */
function linesOf(one: Numbered, other: Numbered, isMade: boolean): AuditLine[] {
  const line = (of: Numbered, { regData: { reg_n } }: Numbered): AuditLine => ({
    entity: 'regData',
    entityId: of.regData.id,
    changes: { distinct_from: isMade ? { from: null, to: reg_n } : { from: reg_n, to: null } },
  })
  return [line(one, other), line(other, one)]
}

/** What was decided of pairs of the event, the latest first. @param id of one decision alone */
export async function readDistinct(
  db: Kysely<Database>,
  eventId: number,
  id?: number,
): Promise<Answer<'listDuplicates'>['decisions']> {
  const rows = await db
    .selectFrom('distinct_registrations as decided')
    .innerJoin('reg_datas as one', 'one.id', 'decided.reg_data_id')
    .innerJoin('reg_datas as other', 'other.id', 'decided.other_id')
    .leftJoin('users', 'users.id', 'decided.user_id')
    .where('decided.event_id', '=', eventId)
    .where('one.merged_into', 'is', null)
    .where('other.merged_into', 'is', null)
    .$if(id !== undefined, (query) => query.where('decided.id', '=', id ?? 0))
    .select([
      'decided.id',
      'decided.reg_data_id',
      'decided.other_id',
      'decided.at',
      'users.last_name',
      'users.first_name',
    ])
    .orderBy('decided.id', 'desc')
    .limit(DECISIONS_SHOWN)
    .execute()
  const pairs = await readPairs(db, rows)
  return pairs.map(({ pair, one, other }) => ({
    id: pair.id,
    at: pair.at.toISOString(),
    by: nameOf(pair),
    one,
    other,
  }))
}

/** Who decided; null once the account is gone. */
function nameOf({
  last_name,
  first_name,
}: {
  last_name: string | null
  first_name: string | null
}): string | null {
  return fullName({ last_name: last_name ?? '', first_name: first_name ?? '' }) || null
}
