import { createHash } from 'node:crypto'

import { foldText } from '@parket/domain/contest/sheetColumns'
import { calendarDay, isIsoDate, type IsoDate } from '@parket/domain/format/date'
import { problemText } from '@parket/domain/problems/catalogue'
import { addError, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import { dancerName } from '@parket/domain/registration/dancers'
import type { MappedTable } from '@parket/domain/registrationSheet/readRows'
import {
  entryTitles,
  sheetReference,
  type PlannedRegistration,
  type SheetPlan,
} from '@parket/domain/registrationSheet/planSheet'
import {
  guessColumns,
  isSheetField,
  repeatedField,
  sheetFields,
  type SheetColumns,
} from '@parket/domain/registrationSheet/sheetFields'
import type { Transaction } from 'kysely'

import { auditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import type { EventRow } from '../../../records/events.ts'
import { withParts, type RegDataRow } from '../../../records/registrations.ts'
import { requireFreshSecondFactor } from '../../../security/secondFactor.ts'
import { readTable } from '../../../tables/readTable.ts'
import { readChargeRules, toCharged } from '../../payments/ledger/settle.ts'
import { listFixed } from '../../draws/saidSessions.ts'
import { countPlaces } from '../core/places.ts'
import { loadRegistrationRules } from '../core/loadRegistrationRules.ts'
import { askConsents } from '../core/askConsents.ts'
import { planInThread, type PlanInput } from './planInThread.ts'
import { readRemembered, rememberColumns } from './rememberedColumns.ts'
import { storeSheet } from './storeSheet.ts'

type Body = Input<'importRegistrations'>['body']

/**
 * Shows what a table of registrations would change, or with `apply` changes it: all rows or none. Registrations of the
 * same dancers get what they lack, so the same file once more changes nothing. Nobody is written to unless `mail` asks.
 *
 * @throws Problem 422 for a file that is no table, and with `apply` naming every fault by `<row>.<column>`; 409 where
 *   the file would change something else than the preview showed
 */
export async function importRegistrations(
  context: Context,
  { body }: Input<'importRegistrations'>,
): Promise<Answer<'importRegistrations'>> {
  const seen = eventOf(context)
  const cells = await readTable(seen.id, Buffer.from(body.file ?? '', 'base64'))
  if (typeof cells === 'string') throw invalidFields({ file: [problemText(cells)] })
  if (body.apply !== true) {
    // Planned once its connection is given back: others need it.
    const read = await context.db
      .transaction()
      .execute((trx) => readSheet(trx, context, seen, cells, body))
    return present(await planned(read, seen.id))
  }
  if (body.mail === true) await requireFreshSecondFactor(context)
  // Not undoable: places that were taken and given up are others' by now, and money is never removed.
  return auditedEventTransaction(
    context,
    undefined,
    async (tx) => {
      const event = { ...seen, ...tx.event }
      const read = await planned(await readSheet(tx.trx, context, event, cells, body), event.id)
      if (body.state !== undefined && body.state !== stateOf(read)) throw new Problem(409, 'stale')
      refuseFaults(read.plan)
      const stored = await storeSheet(tx, context, event, read.plan.registrations)
      await rememberColumns(tx.trx, event.team_id, read.input.table)
      if (body.mail === true) {
        await askConsents(tx.trx, context, event, [...stored, ...unasked(read)])
      }
      return present(read)
    },
    { isUndoable: false },
  )
}

interface ReadSheet {
  input: PlanInput
  regDatas: ReadonlyMap<number, RegDataRow>
}

interface PlannedSheet extends ReadSheet {
  plan: SheetPlan
  /** Kopecks that each registration of the plan is charged more. */
  charged: readonly number[]
}

/** @throws Problem 422 for too many rows */
async function planned(read: ReadSheet, eventId: number): Promise<PlannedSheet> {
  const found = await planInThread(eventId, read.input)
  if (found === 'sheet_too_large') throw invalidFields({ file: [problemText(found)] })
  if ('problem' in found) throw invalidFields({ file: [found.problem] })
  return { ...read, ...found }
}

async function readSheet(
  trx: Transaction<Database>,
  context: Context,
  event: EventRow,
  [titles = [], ...rows]: string[][],
  body: Body,
): Promise<ReadSheet> {
  const columns = await columnsOf(trx, event.team_id, titles, body)
  const rules = await loadRegistrationRules(trx, context, event)
  const regDatas = await trx
    .selectFrom('reg_datas')
    .where('event_id', '=', event.id)
    .where('merged_into', 'is', null)
    .selectAll()
    .orderBy('id')
    .execute()
  const booked = await readBooked(trx, event.id)
  const limited = rules.contests.filter(({ capacity }) => capacity !== null)
  const whole = await withParts(trx, regDatas)
  const sheetRules = {
    event: rules.event,
    tags: rules.tags,
    contests: rules.contests,
    now: context.now,
    pricedOn: readPricedOn(body, context.now, event),
    registrations: whole.map(({ regData, dancers, registrations }) => ({
      id: regData.id,
      dancers,
      entries: registrations,
      booked: booked.get(regData.id) ?? new Map<string, number>(),
    })),
    fixed: await listFixed(
      trx,
      event.id,
      rules.contests.map(({ id }) => id),
    ),
    places: await countPlaces(
      trx,
      limited.map(({ id }) => id),
    ),
  }
  const input = {
    table: { titles, rows, columns },
    rules: sheetRules,
    known: whole.map(toCharged),
    chargeRules: await readChargeRules(trx, event.id),
  }
  return { input, regDatas: new Map(regDatas.map((each) => [each.id, each])) }
}

/** The day of the prices that was chosen for the whole table. @throws Problem 422 */
function readPricedOn({ priced_on }: Body, now: Date, { time_zone }: EventRow): IsoDate | null {
  if (priced_on == null) return null
  if (isIsoDate(priced_on) && priced_on <= calendarDay(now, time_zone)) return priced_on
  throw invalidFields({ priced_on: [problemText('priced_on_invalid')] })
}

/** As sent, else as remembered or guessed from the titles. @throws Problem 422 */
async function columnsOf(
  trx: Transaction<Database>,
  teamId: number,
  titles: readonly string[],
  { columns }: Body,
): Promise<SheetColumns> {
  if (!columns) return guessColumns(titles, await readRemembered(trx, teamId))
  if (columns.length !== titles.length) {
    throw invalidFields({ columns: [problemText('sheet_columns_invalid')] })
  }
  const read = columns.map((field) => (isSheetField(field) ? field : null))
  const repeated = repeatedField(read)
  if (repeated !== null) {
    const column = sheetFields[repeated].label
    throw invalidFields({ columns: [problemText('sheet_column_repeated', { column })] })
  }
  return read
}

/** What earlier tables have paid, by registration and reference. */
async function readBooked(
  trx: Transaction<Database>,
  eventId: number,
): Promise<Map<number, Map<string, number>>> {
  const rows = await trx
    .selectFrom('ledger')
    .where('event_id', '=', eventId)
    .where('kind', '=', 'payment')
    .where('reference', 'like', `${sheetReference}%`)
    .groupBy(['reg_data_id', 'reference'])
    .select((eb) => ['reg_data_id', 'reference', eb.fn.sum<number>('amount').as('amount')])
    .execute()
  const booked = new Map<number, Map<string, number>>()
  for (const { reg_data_id, reference, amount } of rows) {
    const own = booked.get(reg_data_id) ?? new Map<string, number>()
    booked.set(reg_data_id, own.set(reference, amount))
  }
  return booked
}

/** @throws Problem 422 */
function refuseFaults({ faults, missing }: SheetPlan): void {
  if (missing.length > 0) {
    throw invalidFields({
      columns: [problemText('sheet_columns_missing', { columns: missing.join(', ') })],
    })
  }
  if (faults.length === 0) return
  const errors: FieldErrors = {}
  for (const { row, column, text } of faults) addError(errors, `${row}.${column}`, text)
  throw invalidFields(errors)
}

/** Registrations of the table that there were before, without consents, whose contacts were never asked for them. */
function unasked({ plan, regDatas }: PlannedSheet): RegDataRow[] {
  return plan.registrations.flatMap(({ regDataId }) => {
    const regData = regDataId === null ? undefined : regDatas.get(regDataId)
    const isAsked = regData?.consent_at != null || regData?.consent_asked_at != null
    return regData && !isAsked ? [regData] : []
  })
}

/** Tells whether the table still changes, and charges, what the preview showed. */
function stateOf({ plan, input: { table }, charged }: PlannedSheet): string {
  const content = JSON.stringify([table.columns, plan.registrations, charged])
  return createHash('sha256').update(content).digest('base64url')
}

function present(read: PlannedSheet): Answer<'importRegistrations'> {
  const { plan, charged } = read
  const { table, rules } = read.input
  const { registrations, faults, missing } = plan
  const countOf = (kind: PlannedRegistration['kind']) =>
    registrations.filter((each) => each.kind === kind).length
  const rows = registrations.map(({ row, kind, dancers, entries, payments }, index) => ({
    row,
    kind,
    title: dancers.map(dancerName).join(', '),
    contests: entryTitles(entries, rules.contests),
    waiting: entries.filter(({ status }) => status === 'waiting').length,
    charged: charged[index] ?? 0,
    amount: payments.reduce((sum, { amount }) => sum + amount, 0),
  }))
  const created = registrations.filter(({ kind }) => kind === 'create')
  const addresses = [...created.map(({ contacts }) => contacts), ...unasked(read)]
  return {
    state: stateOf(read),
    columns: table.titles.map((title, index) => ({
      title,
      field: table.columns[index] ?? null,
      sample: sampleOf(table.rows, index),
    })),
    missing: [...missing],
    created: created.length,
    added: countOf('add'),
    same: countOf('same'),
    waiting: rows.reduce((sum, { waiting }) => sum + waiting, 0),
    without_gender: created
      .flatMap(({ dancers }) => dancers)
      .filter(({ gender }) => gender === undefined).length,
    charged: charged.reduce((sum, each) => sum + each, 0),
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    letters: new Set(addresses.map(({ email }) => foldText(email))).size,
    rows,
    faults: [...faults],
  }
}

/** What a column begins with: people know it again by that. */
function sampleOf(rows: MappedTable['rows'], index: number): string {
  return rows.map((cells) => cells[index]?.trim() ?? '').find((cell) => cell !== '') ?? ''
}
