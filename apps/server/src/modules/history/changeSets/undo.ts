import { assignableRoles, type Role } from '@parket/domain/rights/rights'
import { sql, type Selectable, type Transaction } from 'kysely'

import type { Changes } from '../../../change/audit.ts'
import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../../change/auditedTransaction.ts'
import { doingOf } from '../../../change/journal.ts'
import {
  findChangedSince,
  listRowChanges,
  restoreRows,
  unnotedFields,
  type RowChange,
  type TrackedTable,
} from '../../../change/restore.ts'
import { eventOf, userOf, type Context } from '../../../contract/context.ts'
import { isAllowed } from '../../../contract/guard.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import type { OperationId } from '../../../contract/operationId.ts'
import type { AuditLogTable, ChangeSetsTable, Database } from '../../../db/schema.ts'
import { isIntegrityError } from '../../../db/violations.ts'
import { Problem } from '../../../http/problem.ts'
import { needs } from '../../../security/generated/needs.ts'
import type { Need } from '../../../security/need.ts'
import { requireFreshSecondFactor } from '../../../security/secondFactor.ts'
import { followInput } from '../../marks/input/followInput.ts'
import { settleEvent } from '../../payments/ledger/settle.ts'
import { promoteWaiting } from '../../registrations/core/promote.ts'
import { closeAgain } from '../../rounds/life/status.ts'
import {
  reversePayments,
  refuseDrawn,
  refuseFixed,
  refuseMerged,
  refuseRefund,
  settleRegistrations,
} from './registrations.ts'
import { noteDrawsUndone } from './draws.ts'
import { contestsOfRows } from './input.ts'
import { countedAgain, refuseBrokenRules, refuseFixedRules } from './rules.ts'
import { titlesOf } from './titles.ts'

type ChangeSet = Selectable<ChangeSetsTable>

/**
 * Undoes a change of an event: restores every row it changed, if each record is still as the change
 * left it. Letters stay sent, charges are corrected, and waiting entries may be promoted.
 *
 * @throws Problem 404 for a change that is not kept, 403 without the right to the call that made it,
 *   409 when it is undone already, when something was changed since, named in the text, or when a rule
 *   would be broken
 */
export async function undoEventChange(
  context: Context,
  { path }: Input<'undoEventChange'>,
): Promise<Answer<'undoEventChange'>> {
  const changeSet = await findInEffect(context, path.changeSetId)
  refuseRight(context, changeSet)
  if (CHANGES_OF_RIGHTS.has(changeSet.action)) await requireFreshSecondFactor(context)
  await refuseRefund(context, changeSet.id)
  return auditedEventTransaction(
    context,
    undefined,
    async (tx) => {
      const { trx, writeAudit } = tx
      const rows = await listRowChanges(trx, changeSet.id)
      refuseRoles(context, rows)
      await refuseMerged(trx, changeSet.id, rows)
      const changed = await findChangedSince(trx, rows)
      if (changed.length > 0) throw stale(await titlesOf(trx, changed))
      await refuseDrawn(trx, rows)
      await refuseFixed(trx, eventOf(context).id, rows)
      await refuseFixedRules(trx, rows)
      const eventId = eventOf(context).id
      const contestIds = await contestsOfRows(trx, eventId, rows)
      await followInput(trx, context, { eventId, contestIds }, () =>
        restoreRows(trx, rows).catch((error: unknown) => {
          throw isIntegrityError(error) ? new Problem(409, 'undo_depended_on') : error
        }),
      )
      await refuseBrokenRules(trx, eventOf(context).id, rows)
      await noteDrawsUndone(trx, doingOf(context), eventOf(context).id, rows)
      for (const round of countedAgain(rows)) await closeAgain(trx, context, round)
      await reversePayments(context, trx, changeSet.id)

      const lines = await listLines(trx, changeSet.id)
      await writeAudit(...lines.map(turnedBack))
      await settleConsequences(context, tx, rows)
      return { records: lines.map(({ entity, entity_id }) => ({ entity, entity_id })) }
    },
    { undoes: changeSet },
  )
}

/** «Asked anew» concerns rights, however they change (docs/rules/accounts.md, «Second factor»). */
const CHANGES_OF_RIGHTS = new Set<string>([
  'saveEventUser',
  'removeEventUser',
] satisfies OperationId[])

/**
 * The change set to undo for the one that is named: itself, or the last undo of an undo that put it
 * into effect again. So each is undone once, and money is answered once.
 *
 * @throws Problem 404; 409 for one that is not in effect
 */
async function findInEffect(context: Context, id: number): Promise<ChangeSet> {
  const { rows } = await sql<ChangeSet>`
    with recursive chain as (
      select change_sets.*, 0 as depth from change_sets
      where event_id = ${eventOf(context).id} and id = ${id}
      union all
      select undo.*, depth + 1 from change_sets as undo join chain on undo.undoes = chain.id
    )
    select * from chain order by depth
  `.execute(context.db)
  const last = rows.at(-1)
  if (!last) throw new Problem(404, 'change_set_not_found')
  if (rows.length % 2 === 0) throw new Problem(409, 'undo_done')
  return last
}

/** «Undo needs the right of the original operation.» */
function refuseRight(context: Context, { action }: ChangeSet): void {
  const need = new Map<string, Need>(Object.entries(needs)).get(action)
  const isAllowedTo =
    need && 'right' in need && isAllowed(need.right, context.caller, eventOf(context))
  if (!isAllowedTo) throw new Problem(403, 'forbidden')
}

/** For staff rows: the caller must be allowed to give and to take the roles involved. */
function refuseRoles(context: Context, rows: RowChange[]): void {
  const { id: eventId, team_id: teamId } = eventOf(context)
  const assignable = assignableRoles(context.caller, { teamId, eventId })
  const roles = rows
    .filter(({ table }) => table === 'event_users')
    .flatMap(({ before, after }) => [before?.['role'], after?.['role']])
    .filter((role) => role !== undefined)
  if (!roles.every((role) => assignable.includes(role as Role))) throw new Problem(403, 'forbidden')
}

function stale(titles: string[]): Problem {
  return new Problem(409, 'undo_stale', { params: { what: titles.join(', ') } })
}

type AuditLine = Pick<Selectable<AuditLogTable>, 'entity' | 'entity_id' | 'changes'>

/** The lines of the call itself. Its consequences (promotions, charges) are recalculated. */
function listLines(trx: Transaction<Database>, changeSetId: number): Promise<AuditLine[]> {
  return trx
    .selectFrom('audit_log')
    .where('change_set_id', '=', changeSetId)
    .select(['entity', 'entity_id', 'changes'])
    .orderBy('id')
    .execute()
}

function turnedBack({ entity, entity_id, changes }: AuditLine) {
  const turned = Object.entries((changes ?? {}) as Changes)
    .filter(([field]) => entity !== 'event' || !unnotedFields.includes(field))
    .map(([field, { from, to }]) => [field, { from: to, to: from }])
  return { entity, entityId: entity_id, changes: Object.fromEntries(turned) as Changes }
}

/**
 * The same consequences as after any such change: waiting entries are promoted, charges are
 * corrected.
 */
async function settleConsequences(
  context: Context,
  { trx, event }: AuditedEventTransaction,
  rows: RowChange[],
): Promise<void> {
  const contestIds = rows
    .filter(({ table, before }) => table === 'contests' && before !== null)
    .map(({ before }) => String(before?.['id']))
  await promoteWaiting(trx, context.config, event.id, [...new Set(contestIds)])
  const priced = new Set<TrackedTable>(['events', 'event_tags', 'contests'])
  if (rows.some(({ table }) => priced.has(table))) {
    await settleEvent(trx, event.id, userOf(context).id)
  }
  await settleRegistrations(context, trx, rows)
}
