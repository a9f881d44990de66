import { sql, type Kysely, type Transaction } from 'kysely'

import { actorOf, type Actor, type Context } from '../../contract/context.ts'
import type { Database } from '../../db/schema.ts'

/** Somebody who types: a user, or whoever is named on the station. */
export interface Typist extends Actor {
  /** Folded; '' for nobody by name. */
  person: string
}

/** Whether it is the same person. Two accounts are two people; a station is who is named on it. */
export function isSame(one: Typist, other: Typist): boolean {
  if (one.user_id !== null && other.user_id !== null) return one.user_id === other.user_id
  const isStation = one.station_id !== null && one.station_id === other.station_id
  return isStation || (one.person !== '' && one.person === other.person)
}

/** Whether somebody types the sheet now. */
export function isOwn({ user_id, station_id }: Actor, actor: Actor): boolean {
  return actor.user_id === null
    ? station_id !== null && station_id === actor.station_id
    : user_id === actor.user_id
}

/** Whether somebody ever typed on the sheet, also before another took it over. */
export function hasTyped({ typists }: { typists: readonly Typist[] }, typist: Typist): boolean {
  return typists.some((one) => isSame(one, typist))
}

/** Whether somebody, by account or by name, is who types the sheet now. */
export function isHeldBy(sheet: Actor & { typists: readonly Typist[] }, typist: Typist): boolean {
  return sheet.typists.some((one) => isOwn(sheet, one) && isSame(one, typist))
}

/** Whoever makes a call, as one who types. */
export async function readTypist(
  db: Kysely<Database>,
  context: Pick<Context, 'caller'>,
): Promise<Typist> {
  const { user_id, station_id } = actorOf(context)
  const found =
    user_id === null
      ? await db
          .selectFrom('stations')
          .where('id', '=', station_id ?? 0)
          .select(sql<string>`fold_name(who)`.as('person'))
          .executeTakeFirst()
      : await db
          .selectFrom('users')
          .where('id', '=', user_id)
          .select(sql<string>`fold_name(last_name || ' ' || first_name)`.as('person'))
          .executeTakeFirst()
  return { user_id, station_id, person: found?.person.trim() ?? '' }
}

/** The folded name of the person, of rows that name a user or a station. */
export const personOf = sql<string>`btrim(fold_name(coalesce(stations.who, users.last_name || ' ' || users.first_name, '')))`

/** Everybody who typed on sheets, by sheet. */
export async function loadTypists(
  db: Kysely<Database>,
  sheetIds: readonly number[],
): Promise<ReadonlyMap<number, Typist[]>> {
  if (sheetIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('mark_sheet_typists')
    .leftJoin('users', 'users.id', 'mark_sheet_typists.user_id')
    .leftJoin('stations', 'stations.id', 'mark_sheet_typists.station_id')
    .where('sheet_id', 'in', sheetIds)
    .select(['sheet_id', 'mark_sheet_typists.user_id', 'mark_sheet_typists.station_id'])
    .select(personOf.as('person'))
    .execute()
  return Map.groupBy(rows, ({ sheet_id }) => sheet_id)
}

/** From now on somebody is among those who typed on the sheet. */
export async function addTypist(
  trx: Transaction<Database>,
  sheetId: number,
  { user_id, station_id }: Actor,
): Promise<void> {
  await trx
    .insertInto('mark_sheet_typists')
    .values({ sheet_id: sheetId, user_id, station_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
