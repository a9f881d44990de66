import { phoneText } from '@parket/domain/account/phone'
import { calendarDay, formatDate } from '@parket/domain/format/date'
import { formatDateTime } from '@parket/domain/format/dateTime'
import { amountOwed, type Balance } from '@parket/domain/money/paymentStatus'
import { dancerName } from '@parket/domain/registration/dancers'
import { toCsv } from '@parket/domain/table/csv'
import { toRubles, type Cell, type Table } from '@parket/domain/table/table'
import type { Kysely } from 'kysely'

import { auditedTransaction } from '../../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { findContests, type Contest } from '../../../records/contests.ts'
import type { EventRow } from '../../../records/events.ts'
import { requireFreshSecondFactor } from '../../../security/secondFactor.ts'
import type { RegistrationRow, WholeRegData } from '../../../records/registrations.ts'
import { toXlsx, xlsxType } from '../../../tables/xlsx.ts'
import { selectBalances } from '../../payments/ledger/balances.ts'
import { readFilters } from './filters.ts'
import { listRegDatas } from './list.ts'
import { presentRegData } from './present.ts'

/** Above the size of any event: the export has all rows. */
const EVERYTHING = { page: 1, pageSize: 1_000_000, offset: 0 }

/** The registrations of an event as a table, by number, with the filters of the list. */
export async function exportEventRegistrations(
  context: Context,
  { query }: Input<'exportEventRegistrations'>,
): Promise<Answer<'exportEventRegistrations'>> {
  await requireFreshSecondFactor(context)
  const { db, reply, now } = context
  const event = eventOf(context)
  const { format = 'csv' } = query
  const { rows } = await listRegDatas(db, event, readFilters(query), 'reg_n', EVERYTHING)
  await noteExport(context, rows.length, format)
  const contests = await findContests(db, event.id)
  const table = toTable(rows, contests, await readBalances(db, event.id), event)

  const name = `registrations-${event.id}-${calendarDay(now, event.time_zone)}.${format}`
  reply.header('content-disposition', `attachment; filename="${name}"`)
  if (format === 'json') {
    reply.type('application/json; charset=utf-8')
    return JSON.stringify(rows.map((whole) => presentRegData(whole, { forStaff: true })))
  }
  if (format === 'csv') {
    reply.type('text/csv; charset=utf-8')
    return toCsv(table)
  }
  reply.type(xlsxType)
  // The contract's types know bytes as text only.
  return (await toXlsx(table)) as unknown as string
}

async function readBalances(
  db: Kysely<Database>,
  eventId: number,
): Promise<ReadonlyMap<number, Balance>> {
  const rows = await db
    .selectFrom(selectBalances(eventId).as('balance'))
    .select(['reg_data_id', 'charged', 'paid'])
    .execute()
  return new Map(rows.map(({ reg_data_id, ...balance }) => [reg_data_id, balance]))
}

/** Contacts of many leave the house: the log says how many, and who took them. */
function noteExport(context: Context, rows: number, format: string): Promise<void> {
  const { id, team_id } = eventOf(context)
  const changes = { rows: { from: null, to: rows }, format: { from: null, to: format } }
  return auditedTransaction(
    context,
    ({ writeAudit }) => writeAudit({ entity: 'event', entityId: id, changes }),
    {
      teamId: team_id,
      eventId: id,
    },
  )
}

const head = [
  '№',
  'Стартовый номер',
  'Танцоры',
  'Даты рождения',
  'Город',
  'Коллектив',
  'Клуб',
  'Тренер',
  'Телефон',
  'Email',
  'Номинации',
  'Лист ожидания',
  'Снято',
  'Начислено',
  'Оплачено',
  'Осталось заплатить',
  'Отметка',
  'Согласие',
  'Создана',
]

const nothing: Balance = { charged: 0, paid: 0 }

function toTable(
  rows: WholeRegData[],
  contests: Contest[],
  balanceOf: ReadonlyMap<number, Balance>,
  { time_zone }: EventRow,
): Table {
  const numbers = new Map(contests.map(({ id, group_num }) => [id, group_num]))
  const numbersOf = (entries: RegistrationRow[], status: RegistrationRow['status']) =>
    entries
      .filter((entry) => entry.status === status)
      .map(({ contest_id }) => numbers.get(contest_id) ?? 0)
      .toSorted((one, other) => one - other)
      .join(', ')
  return {
    head,
    rows: rows.map(({ regData, dancers, registrations }) =>
      [
        regData.reg_n,
        regData.start_number ?? regData.reg_n,
        dancers.map(dancerName).join(', '),
        dancers.map(({ birth_date }) => formatDate(birth_date)).join(', '),
        regData.city,
        regData.troupe,
        regData.club,
        regData.coach,
        phoneText(regData.phone),
        regData.email,
        numbersOf(registrations, 'active'),
        numbersOf(registrations, 'waiting'),
        numbersOf(registrations, 'withdrawn'),
        ...moneyOf(balanceOf.get(regData.id) ?? nothing),
        attendanceLabel(regData.attendance),
        regData.consent_processing === true ? 'получено' : 'не получено',
        formatDateTime(regData.created_at, time_zone),
      ].map(withPlainSpaces),
    ),
  }
}

function moneyOf(balance: Balance): Cell[] {
  return [balance.charged, balance.paid, amountOwed(balance)].map(toRubles)
}

/** Spreadsheets cannot search or split text at no-break spaces. */
function withPlainSpaces(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.replaceAll('\u00A0', ' ') : cell
}

function attendanceLabel(attendance: 'present' | 'absent' | null): string | null {
  if (attendance === null) return null
  return attendance === 'present' ? 'пришёл' : 'не пришёл'
}
