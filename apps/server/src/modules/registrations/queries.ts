import type { Kysely, Selectable } from 'kysely'

import type { Database, DancersTable, RegDatasTable, RegistrationsTable } from '../../db/schema.ts'

export type RegDataRow = Selectable<RegDatasTable>
export type DancerRow = Selectable<DancersTable>
export type RegistrationRow = Selectable<RegistrationsTable>

/** A regData with what belongs to it. */
export type WholeRegData = {
  regData: RegDataRow
  dancers: DancerRow[]
  registrations: RegistrationRow[]
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
      .orderBy('id'),
  }
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
