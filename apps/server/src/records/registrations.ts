import { sql, type Kysely, type Selectable } from 'kysely'

import type { Database, DancersTable, RegDatasTable, RegistrationsTable } from '../db/schema.ts'

export type RegDataRow = Selectable<RegDatasTable>
export type DancerRow = Selectable<DancersTable>
export type RegistrationRow = Selectable<RegistrationsTable>

/** An entry with its place in the waiting list, from 1; null unless it waits. */
export type PlacedRow = RegistrationRow & { waiting_place: number | null }

/** The day whose price step applies to an entry: as was agreed, else the day on which it was added. */
export function pricedOn({
  priced_on,
  price_day,
}: Pick<RegistrationRow, 'priced_on' | 'price_day'>): string {
  return priced_on ?? price_day
}

/** A regData with what belongs to it. */
export type WholeRegData = {
  regData: RegDataRow
  dancers: DancerRow[]
  registrations: PlacedRow[]
}

/** A registration of the event by its id. */
export function findRegData(
  db: Kysely<Database>,
  eventId: number,
  id: number,
): Promise<RegDataRow | undefined> {
  return db
    .selectFrom('reg_datas')
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst()
}

/** A registration of the event by its number. */
export function findByNumber(
  db: Kysely<Database>,
  eventId: number,
  regN: number,
): Promise<RegDataRow | undefined> {
  return db
    .selectFrom('reg_datas')
    .where('event_id', '=', eventId)
    .where('reg_n', '=', regN)
    .selectAll()
    .executeTakeFirst()
}

/** Adds dancers and entries to regDatas, in two queries however many they are; the order is kept. */
export async function withParts(
  db: Kysely<Database>,
  regDatas: RegDataRow[],
): Promise<WholeRegData[]> {
  const ids = regDatas.map(({ id }) => id)
  if (ids.length === 0) return []
  const parts = partsOf(db, ids)
  const dancers = await parts.dancers.execute()
  const registrations = await parts.registrations.execute()
  const dancersOf = Map.groupBy(dancers, ({ reg_data_id }) => reg_data_id)
  const registrationsOf = Map.groupBy(registrations, ({ reg_data_id }) => reg_data_id)
  return regDatas.map((regData) => ({
    regData,
    dancers: dancersOf.get(regData.id) ?? [],
    registrations: registrationsOf.get(regData.id) ?? [],
  }))
}

/** The queries for the dancers and entries of registrations, also for the test of their plans. */
export function partsOf(db: Kysely<Database>, ids: number[]) {
  return {
    dancers: db
      .selectFrom('dancers')
      .where('reg_data_id', 'in', ids)
      .selectAll()
      .orderBy('reg_data_id')
      .orderBy('ind'),
    registrations: db
      .selectFrom('registrations')
      .where('reg_data_id', 'in', ids)
      .selectAll()
      .select(waitingPlace)
      .orderBy('id'),
  }
}

/** Leaders and followers wait apart; the role of an entry is null where a contest does not split them. */
const waitingPlace = sql<number | null>`
  case when registrations.status = 'waiting' then (
    select count(*)::int from registrations as ahead
    where ahead.contest_id = registrations.contest_id
      and ahead.status = 'waiting'
      and ahead.role is not distinct from registrations.role
      and (ahead.entered_at, ahead.id) <= (registrations.entered_at, registrations.id)
  ) end`.as('waiting_place')

/** Adds the place in the waiting list to new entries. */
export async function withPlaces(
  db: Kysely<Database>,
  rows: RegistrationRow[],
): Promise<PlacedRow[]> {
  const waiting = rows.filter(({ status }) => status === 'waiting').map(({ id }) => id)
  if (waiting.length === 0) return rows.map((row) => ({ ...row, waiting_place: null }))
  const placed = await db
    .selectFrom('registrations')
    .where('id', 'in', waiting)
    .select(['id', waitingPlace])
    .execute()
  const places = new Map(placed.map(({ id, waiting_place }) => [id, waiting_place]))
  return rows.map((row) => ({ ...row, waiting_place: places.get(row.id) ?? null }))
}

/** A registration of the event with what belongs to it. */
export async function findWhole(
  db: Kysely<Database>,
  eventId: number,
  id: number,
): Promise<WholeRegData | undefined> {
  const regData = await findRegData(db, eventId, id)
  const [whole] = regData ? await withParts(db, [regData]) : []
  return whole
}

/** Whether a registration concerns somebody: made with their account, or with them among its dancers. */
export function concernsUser(userId: number) {
  return sql<boolean>`(reg_datas.registered_by = ${userId} or exists (
    select from dancers where dancers.reg_data_id = reg_datas.id and dancers.user_id = ${userId}))`
}
