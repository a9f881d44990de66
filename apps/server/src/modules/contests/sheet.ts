import { contestFields, type ContestFields } from '@parket/domain/contest/fields'
import {
  planImport,
  type ImportPlan,
  type ImportRow,
  type KnownContest,
} from '@parket/domain/contest/importPlan'
import { sheetColumns } from '@parket/domain/contest/sheetColumns'
import { calendarDay } from '@parket/domain/format/date'
import { problemText } from '@parket/domain/problems/catalogue'
import { addError, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import { toCsv } from '@parket/domain/table/csv'
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'

import { changesBetween } from '../../change/audit.ts'
import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { valuesOfRow } from '../../db/fieldColumns.ts'
import type { Database } from '../../db/schema.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { contestColumns } from '../../records/contestColumns.ts'
import { findContests, type Contest } from '../../records/contests.ts'
import { findDrawn } from '../../records/rounds.ts'
import { readTable } from '../../tables/readTable.ts'
import { toXlsx, xlsxType } from '../../tables/xlsx.ts'
import { afterChange } from './afterChange.ts'

/** The contests of an event as a table that `importContests` takes back. */
export async function exportContests(
  context: Context,
  { query }: Input<'exportContests'>,
): Promise<Answer<'exportContests'>> {
  const { db, reply, now } = context
  const { id, time_zone } = eventOf(context)
  const { format = 'csv' } = query
  const contests = await findContests(db, id)
  const rows = contests.map((contest) => {
    const fields = valuesOfRow(contestFields, contest)
    return sheetColumns.map(({ write }) => write(fields))
  })
  const table = { head: sheetColumns.map(({ title }) => title), rows }
  const name = `contests-${id}-${calendarDay(now, time_zone)}.${format}`
  reply.header('content-disposition', `attachment; filename="${name}"`)
  if (format === 'csv') {
    reply.type('text/csv; charset=utf-8')
    return toCsv(table)
  }
  reply.type(xlsxType)
  // The contract's types know bytes as text only.
  return (await toXlsx(table)) as unknown as string
}

/**
 * Shows what a table of contests would change, row by row, or with `apply` changes it: all rows or none. Rows are
 * matched by number, so the same file once more changes nothing.
 *
 * @throws Problem 422 for a file that is no table of contests, and with `apply` naming every fault by `<row>.<column>`;
 *   409 where the contests are others than the preview was made from
 */
export async function importContests(
  context: Context,
  { body }: Input<'importContests'>,
): Promise<Answer<'importContests'>> {
  const { id: eventId } = eventOf(context)
  const table = await readTable(eventId, Buffer.from(body.file ?? '', 'base64'))
  if (typeof table === 'string') throw invalidFields({ file: [problemText(table)] })
  if (body.apply !== true) {
    const { plan, state } = await readPlan(context.db, eventId, table)
    return presentPlan(plan, state)
  }
  return auditedEventTransaction(context, undefined, async (tx) => {
    const { plan, state } = await readPlan(tx.trx, eventId, table)
    if (body.state !== undefined && body.state !== state) throw new Problem(409, 'stale')
    if (plan.faults.length > 0) throw invalidFields(errorsOf(plan))
    await writeRows(tx, plan.rows)
    const contestIds = plan.rows.flatMap(({ contest }) => contest?.id ?? [])
    const fields = new Set(
      plan.rows.flatMap(({ contest, after }) => fieldsThatDiffer(contest, after)),
    )
    await afterChange(tx.trx, context, { contestIds, fields })
    return presentPlan(plan, state)
  })
}

async function readPlan(db: Kysely<Database>, eventId: number, table: string[][]) {
  const contests = await findContests(db, eventId)
  const drawn = await findDrawn(
    db,
    contests.map(({ id }) => id),
  )
  const plan = planImport(
    table,
    contests.map((contest): KnownContest => {
      const index = drawn.get(contest.id)
      return {
        id: contest.id,
        fields: valuesOfRow(contestFields, contest),
        drawnRound: index === undefined ? null : roundLabel(index),
      }
    }),
  )
  if ('problem' in plan) throw invalidFields({ file: [plan.problem] })
  return { plan, state: stateOf(contests) }
}

/** Tells whether the contests are still those that a preview was made from. */
function stateOf(contests: readonly Contest[]): string {
  const versions = contests.map(({ id, version }) => `${id} ${version}`).toSorted()
  return createHash('sha256').update(versions.join('\n')).digest('base64url')
}

function errorsOf({ faults }: ImportPlan): FieldErrors {
  const errors: FieldErrors = {}
  for (const { row, column, text } of faults) addError(errors, `${row}.${column}`, text)
  return errors
}

async function writeRows(
  { trx, event, writeAudit }: AuditedEventTransaction,
  rows: readonly ImportRow[],
) {
  const created = rows
    .filter(({ kind }) => kind === 'create')
    .map(({ after }) => ({ id: crypto.randomUUID(), after }))
  if (created.length > 0) {
    const values = created.map(({ id, after }) => ({
      id,
      event_id: event.id,
      ...contestColumns(after),
    }))
    await trx.insertInto('contests').values(values).execute()
  }
  const updated = rows.flatMap(({ kind, contest, after }) =>
    kind === 'update' && contest ? [{ contest, after }] : [],
  )
  for (const { contest, after } of updated) {
    await trx
      .updateTable('contests')
      .set((eb) => ({ ...contestColumns(after), version: eb('version', '+', 1) }))
      .where('id', '=', contest.id)
      .execute()
  }
  await writeAudit(
    ...created.map(({ id, after }) => ({
      entity: 'contest',
      entityId: id,
      changes: changesBetween<ContestFields>({}, after),
    })),
    ...updated.map(({ contest, after }) => ({
      entity: 'contest',
      entityId: contest.id,
      changes: changesBetween<ContestFields>(contest.fields, after),
    })),
  )
}

function fieldsThatDiffer(contest: KnownContest | null, after: ContestFields): string[] {
  return contest === null ? ['group_num'] : Object.keys(changesBetween(contest.fields, after))
}

function presentPlan(
  { rows, faults, ignored }: ImportPlan,
  state: string,
): Answer<'importContests'> {
  const countOf = (kind: ImportRow['kind']) => rows.filter((row) => row.kind === kind).length
  return {
    state,
    created: countOf('create'),
    updated: countOf('update'),
    same: countOf('same'),
    rows: rows.map(({ row, kind, title, changes }) => ({ row, kind, title, changes })),
    faults,
    ignored,
  }
}
