import { sql, type Selectable, type Transaction } from 'kysely'

import { eventOf, tenantOf, type Context } from '../contract/context.ts'
import type { OperationId } from '../contract/operationId.ts'
import type { Database, EventsTable } from '../db/schema.ts'
import { Problem } from '../http/problem.ts'
import { auditAll, type AuditEntry } from './audit.ts'
import { lockEvent } from './lockEvent.ts'
import { refuseStale } from './versions.ts'

/** A line of the audit log; the rest of it (who, when, which call) follows from the context. */
export type AuditLine = Pick<AuditEntry, 'entity' | 'entityId' | 'changes'> &
  Partial<Pick<AuditEntry, 'userId' | 'teamId' | 'eventId' | 'action'>>

/** A change under way. */
export interface AuditedTransaction {
  trx: Transaction<Database>
  /** Writes to the audit log what the call did to records. A line without `changes` is left out. */
  writeAudit: (...lines: AuditLine[]) => Promise<void>
}

/** A change of what belongs to an event. */
export interface AuditedEventTransaction extends AuditedTransaction {
  /** As it is now, locked. */
  event: Selectable<EventsTable>
}

/** Where a change belongs. */
export interface Place {
  teamId: number
  eventId: number | null
}

/**
 * Makes a change: runs the work in one transaction, with its lines in the audit log.
 *
 * @param place without one, the tenant's team
 */
export function auditedTransaction<T>(
  context: Context,
  work: (tx: AuditedTransaction) => Promise<T>,
  place?: Place,
): Promise<T> {
  return context.db
    .transaction()
    .execute((trx) => work({ trx, writeAudit: auditWriterOf(trx, context, place) }))
}

/**
 * Makes a change of what belongs to the event of the call, behind the event's lock. What staff change
 * is kept as a change set, before and after, so that it can be undone (docs/adr/0020-undoing-a-change.md); the header
 * `X-Change-Set-Id` of the answer names it.
 *
 * @param version of the event that the edit began from; left out, it is not checked
 * @param options `isUndoable: false` for what cannot be taken back: a file, a place given up
 * @throws Problem 404 when the event was deleted meanwhile, 409 for a stale edit and for a change that is undone already
 */
export async function auditedEventTransaction<T>(
  context: Context,
  version: number | undefined,
  work: (tx: AuditedEventTransaction) => Promise<T>,
  { isUndoable = true, undoes = null }: { isUndoable?: boolean; undoes?: Undone | null } = {},
): Promise<T> {
  const { id, team_id } = eventOf(context)
  const place = { teamId: team_id, eventId: id }
  const { answer, kept } = await context.db.transaction().execute(async (trx) => {
    const event = await lockEvent(trx, id)
    refuseStale(version, event.version)
    if (undoes) await refuseUndone(trx, undoes.id)
    const changeSetId = isUndoable ? await openChangeSet(trx, context, event, undoes) : null
    const answer = await work({
      trx,
      event,
      writeAudit: auditWriterOf(trx, context, place, changeSetId),
    })
    const isKept = changeSetId !== null && (await closeChangeSet(trx, changeSetId))
    return { answer, kept: isKept ? changeSetId : null }
  })
  // Once it is committed: what the database refuses at the end has no change set.
  if (kept !== null) context.reply.header('x-change-set-id', kept)
  return answer
}

/** What an undo undoes: the change set, and the call whose right it needs. */
export type Undone = { id: number; action: string }

function auditWriterOf(
  trx: Transaction<Database>,
  context: Context,
  place: Place = { teamId: tenantOf(context).id, eventId: null },
  changeSetId: number | null = null,
): AuditedTransaction['writeAudit'] {
  const userId = context.caller.user?.id ?? null
  const stationId = context.caller.station?.id ?? null
  return async (...lines) => {
    const changed = lines.filter(({ changes }) => !changes || Object.keys(changes).length > 0)
    const defaults = { userId, stationId, action: context.operation, changeSetId, ...place }
    await auditAll(
      trx,
      changed.map((line) => Object.assign({}, defaults, line)),
    )
  }
}

/** Locks the change set that is to be undone. @throws Problem 404, 409 when it was undone meanwhile */
async function refuseUndone(trx: Transaction<Database>, id: number): Promise<void> {
  const kept = await trx
    .selectFrom('change_sets')
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  if (!kept) throw new Problem(404, 'change_set_not_found')
  const undo = await trx
    .selectFrom('change_sets')
    .where('undoes', '=', id)
    .select('id')
    .executeTakeFirst()
  if (undo) throw new Problem(409, 'undo_done')
}

/** From now on the rows that the transaction changes are noted as parts of a change set. */
async function openChangeSet(
  trx: Transaction<Database>,
  context: Context,
  event: AuditedEventTransaction['event'],
  undoes: Undone | null,
): Promise<number> {
  const { id } = await trx
    .with('made', (cte) =>
      cte
        .insertInto('change_sets')
        .values({
          at: context.now,
          team_id: event.team_id,
          event_id: event.id,
          user_id: context.caller.user?.id ?? null,
          action: undoes?.action ?? context.operation,
          undoes: undoes?.id ?? null,
        })
        .returning('id'),
    )
    .selectFrom('made')
    .select([
      'id',
      sql`set_config('parket.change_set', id::text, true)`.as('setting'),
      sql`set_config('parket.note_registrations', ${
        (undoes?.action ?? context.operation) === OF_REGISTRATIONS ? 'on' : 'off'
      }, true)`.as('noted'),
    ])
    .executeTakeFirstOrThrow()
  return id
}

/** The one call whose change set has registrations in it: what others do to them is not undone by rows. */
const OF_REGISTRATIONS = 'changeRegistrations' satisfies OperationId

/** Drops the change set when no row was changed and no money moved. @returns whether it is kept */
async function closeChangeSet(trx: Transaction<Database>, id: number): Promise<boolean> {
  const dropped = await trx
    .deleteFrom('change_sets')
    .where('id', '=', id)
    .where((eb) =>
      eb.not(
        eb.or([
          eb.exists(eb.selectFrom('row_changes').where('change_set_id', '=', id).select('id')),
          eb.exists(
            eb
              .selectFrom('ledger')
              .where('change_set_id', '=', id)
              .where('kind', 'in', ['payment', 'refund'])
              .select('id'),
          ),
        ]),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return dropped === undefined
}
