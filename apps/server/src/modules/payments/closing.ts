import { calendarDay, formatDate } from '@parket/domain/format/date'
import { closingDifference, closingOf, type Closing } from '@parket/domain/money/closing'
import { paymentMethodLabels } from '@parket/domain/money/paymentMethodLabels'
import { toCsv } from '@parket/domain/table/csv'
import { toRubles, type Cell, type Table } from '@parket/domain/table/table'
import type { Kysely } from 'kysely'

import { auditedTransaction } from '../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { countStatuses } from './queries.ts'
import type { EventRow } from '../../records/events.ts'
import { toXlsx } from '../../tables/xlsx.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What an event has charged, taken and given back, by day and method. */
export async function getPaymentSummary(context: Context): Promise<Answer<'getPaymentSummary'>> {
  const event = eventOf(context)
  const { accounts: _accounts, ...summary } = await readClosing(context.db, event)
  return { ...summary, statuses: await countStatuses(context.db, event.id) }
}

/** The closing sheet of an event as a table that balances to the kopeck. */
export async function getClosingSheet(
  context: Context,
  { query: { format = 'xlsx' } }: Input<'getClosingSheet'>,
): Promise<Answer<'getClosingSheet'>> {
  const { db, reply, now } = context
  const event = eventOf(context)
  const closing = await readClosing(db, event)
  const table = closingTable(closing)
  await auditedTransaction(
    context,
    ({ writeAudit }) =>
      writeAudit({
        entity: 'event',
        entityId: event.id,
        changes: { rows: { from: null, to: closing.accounts.length } },
      }),
    { teamId: event.team_id, eventId: event.id },
  )
  const name = `closing-${event.id}-${calendarDay(now, event.time_zone)}.${format}`
  reply.header('content-disposition', `attachment; filename="${name}"`)
  if (format === 'csv') {
    reply.type('text/csv; charset=utf-8')
    return toCsv(table)
  }
  reply.type(XLSX)
  // The contract's types know bytes as text only.
  return (await toXlsx(table)) as unknown as string
}

/** The whole ledger of the event in one query. */
async function readClosing(
  db: Kysely<Database>,
  { id, time_zone }: Pick<EventRow, 'id' | 'time_zone'>,
): Promise<Closing> {
  const rows = await db
    .selectFrom('ledger')
    .innerJoin('reg_datas', 'reg_datas.id', 'ledger.reg_data_id')
    .where('ledger.event_id', '=', id)
    .select([
      'ledger.id',
      'reg_n',
      'kind',
      'amount',
      'method',
      'corrects_id',
      'change_set_id',
      'ledger.created_at',
    ])
    .orderBy('ledger.id')
    .execute()
  return closingOf(
    rows.map(({ created_at, ...row }) =>
      Object.assign(row, { day: calendarDay(created_at, time_zone) }),
    ),
  )
}

/** By registration, the sums, then by day and method. */
function closingTable(closing: Closing): Table {
  const sums = (of: Omit<Closing, 'accounts' | 'days'>): Cell[] =>
    [of.charged, of.payments, of.refunds, of.debt, of.overpaid, of.undone].map(toRubles)
  const paid = ({ payments, refunds, undone }: Closing['days'][number]): Cell[] =>
    [null, payments, refunds, null, null, undone].map((sum) =>
      sum === null ? null : toRubles(sum),
    )
  return {
    head: ['№', 'Начислено', 'Оплачено', 'Возвращено', 'Долг', 'Переплата', 'Отменено'],
    rows: [
      ...closing.accounts.map((account): Cell[] => [account.reg_n, ...sums(account)]),
      ['Итого', ...sums(closing)],
      // What was charged less what was paid, given back, owed and overpaid: nought.
      ['Расхождение', toRubles(closingDifference(closing))],
      ...closing.days.map((day): Cell[] => [
        `${formatDate(day.day)}, ${paymentMethodLabels[day.method].toLowerCase()}`,
        ...paid(day),
      ]),
    ],
  }
}
