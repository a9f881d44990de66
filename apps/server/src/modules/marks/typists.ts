import { sql, type Kysely, type Transaction } from 'kysely'

import { actorOf, type Actor, type Context } from '../../contract/context.ts'
import type { Database } from '../../db/schema.ts'
import { Problem } from '../../http/problem.ts'

/** Somebody who types: a user, or whoever is named on the station, by the name of that moment. */
export interface Typist extends Actor {
  /** '' where nobody knows it. */
  name: string
  /** The same, folded. */
  person: string
}

/**
 * Whether it is the same person. Two accounts are two people; a station is who was named on it, and where that is not known,
 * one person.
 */
export function isSame(one: Typist, other: Typist): boolean {
  if (one.user_id !== null && other.user_id !== null) return one.user_id === other.user_id
  if (one.person !== '' && other.person !== '') return one.person === other.person
  return one.station_id !== null && one.station_id === other.station_id
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
export function readTypist(
  db: Kysely<Database>,
  context: Pick<Context, 'caller'>,
): Promise<Typist> {
  return typistOf(db, actorOf(context))
}

/**
 * The same of somebody who has to be somebody: marks of a station where nobody is named are nobody's.
 * @throws Problem 409
 */
export async function requireTypist(
  db: Kysely<Database>,
  context: Pick<Context, 'caller'>,
): Promise<Typist> {
  const typist = await readTypist(db, context)
  if (typist.user_id === null && typist.person === '') throw new Problem(409, 'station_nameless')
  return typist
}

/**
 * Somebody as they are called now.
 * @param then how they were called at an earlier moment, where that is asked for; null: as now
 */
export async function typistOf(
  db: Kysely<Database>,
  { user_id, station_id }: Actor,
  then: string | null = null,
): Promise<Typist> {
  const { rows } = await sql<Pick<Typist, 'name' | 'person'>>`
    select name, ${foldedName} as person
    from (
      select coalesce(${then}::text, typist_name(${user_id}::bigint, ${station_id}::bigint)) as name
    ) as called
  `.execute(db)
  const [{ name, person } = { name: '', person: '' }] = rows
  return { user_id, station_id, name, person }
}

/** What keeps the name of who did something, at that moment. */
export const typistTables = [
  'mark_sheet_typists',
  'sheet_agreements',
  'mark_corrections',
  'check_answers',
] as const

/** Of rows that keep a name. */
export const foldedName = sql<string>`fold_name(name)`

/** Everybody who typed on sheets, by sheet. */
export async function loadTypists(
  db: Kysely<Database>,
  sheetIds: readonly number[],
): Promise<ReadonlyMap<number, Typist[]>> {
  if (sheetIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('mark_sheet_typists')
    .where('sheet_id', 'in', sheetIds)
    .select(['sheet_id', 'user_id', 'station_id', 'name', foldedName.as('person')])
    .execute()
  return Map.groupBy(rows, ({ sheet_id }) => sheet_id)
}

/** From now on somebody is among those who typed on the sheet. Call it behind the lock of the round. */
export async function addTypist(
  trx: Transaction<Database>,
  sheet: { id: number; typists: readonly Typist[] },
  typist: Typist,
): Promise<void> {
  const { user_id, station_id, name } = typist
  const isKnown = sheet.typists.some((one) => isOwn(one, typist) && isSame(one, typist))
  if (isKnown) return
  await trx
    .insertInto('mark_sheet_typists')
    .values({ sheet_id: sheet.id, user_id, station_id, name })
    .execute()
}
