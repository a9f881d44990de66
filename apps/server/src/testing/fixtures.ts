import type { Role } from '@parket/domain/rights/rights'
import { addDays } from 'date-fns/addDays'
import type { Insertable, Kysely, Selectable } from 'kysely'

import type {
  ContestsTable,
  Database,
  EventsTable,
  JudgesTable,
  RoundsTable,
  TeamsTable,
  UsersTable,
} from '../db/schema.ts'
import { hashPassword } from '../security/passwords.ts'

/** The moment at which tests take place, unless they move it. */
export const NOW = new Date('2026-11-20T12:00:00+03:00')

/** The password of every user made here. */
export const PASSWORD = 'parket-demo'

let passwordHash: Promise<string> | undefined
let users = 0

export async function createTeam(
  db: Kysely<Database>,
  values: Partial<Insertable<TeamsTable>> = {},
): Promise<Selectable<TeamsTable>> {
  return db
    .insertInto('teams')
    .values({ name: 'Весна', domain: 'vesna.localhost', ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The team for unknown hosts, which the migrations made. */
export function defaultTeam(db: Kysely<Database>): Promise<Selectable<TeamsTable>> {
  return db.selectFrom('teams').where('domain', 'is', null).selectAll().executeTakeFirstOrThrow()
}

export async function createUser(
  db: Kysely<Database>,
  values: Partial<Insertable<UsersTable>> = {},
): Promise<Selectable<UsersTable>> {
  passwordHash ??= hashPassword(PASSWORD)
  users += 1
  return db
    .insertInto('users')
    .values({
      email: `user${users}@parket.test`,
      password_hash: await passwordHash,
      last_name: 'Смирнова',
      first_name: 'Мария',
      email_verified_at: NOW,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function addMember(
  db: Kysely<Database>,
  teamId: number,
  userId: number,
  role: Role,
): Promise<void> {
  await db.insertInto('team_members').values({ team_id: teamId, user_id: userId, role }).execute()
}

export async function addStaff(
  db: Kysely<Database>,
  eventId: number,
  userId: number,
  role: Role,
): Promise<void> {
  await db.insertInto('event_users').values({ event_id: eventId, user_id: userId, role }).execute()
}

/** A published event three months after `NOW`, open for registration. */
export async function createEvent(
  db: Kysely<Database>,
  teamId: number,
  values: Partial<Insertable<EventsTable>> = {},
): Promise<Selectable<EventsTable>> {
  return db
    .insertInto('events')
    .values({
      team_id: teamId,
      name: 'Кубок Паркета',
      city: 'Москва',
      date_begin: '2027-02-20T10:00:00+03:00',
      date_end: '2027-02-21T20:00:00+03:00',
      published: true,
      timetable_published_at: NOW,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** An open solo contest for 18 to 99. */
export async function createContest(
  db: Kysely<Database>,
  eventId: number,
  values: Partial<Insertable<ContestsTable>> & { group_num: number },
): Promise<Selectable<ContestsTable>> {
  return db
    .insertInto('contests')
    .values({
      id: crypto.randomUUID(),
      event_id: eventId,
      group_name: `Соло ${values.group_num}`,
      min_age: 18,
      max_age: 99,
      status: 'open',
      price: 120_000,
      dances: ['Oriental'],
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** An open invitation of a new address to be a manager. @returns its id */
export async function createInvitation(
  db: Kysely<Database>,
  { teamId, eventId, invitedBy }: { teamId: number; eventId: number | null; invitedBy: number },
): Promise<number> {
  const { id } = await db
    .insertInto('invitations')
    .values({
      email: `${crypto.randomUUID()}@parket.test`,
      team_id: teamId,
      event_id: eventId,
      role: 'manager',
      invited_by: invitedBy,
      created_at: NOW,
      expires_at: addDays(NOW, 7),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A final with these registrations in its heats. */
export async function createDrawnRound(
  db: Kysely<Database>,
  contestId: string,
  heats: number[][],
): Promise<Selectable<RoundsTable>> {
  const { event_id } = await db
    .selectFrom('contests')
    .where('id', '=', contestId)
    .select('event_id')
    .executeTakeFirstOrThrow()
  const values = { contest_id: contestId, event_id, round_index: 0, advance: 0 }
  const round = await db
    .insertInto('rounds')
    .values({ ...values, status: 'drawn', seed: 'seed' })
    .returningAll()
    .executeTakeFirstOrThrow()
  const entries = heats.flatMap((ids, heat) =>
    ids.map((registration_id, ind) => ({
      round_id: round.id,
      registration_id,
      heat: heat + 1,
      ind,
    })),
  )
  await db.insertInto('heat_entries').values(entries).execute()
  return round
}

/** A final of pairs: leader, follower, and whether it counts for both; in its heat. */
export async function createPairedRound(
  db: Kysely<Database>,
  contestId: string,
  heats: [leader: number, follower: number, scored: boolean][][],
): Promise<Selectable<RoundsTable>> {
  const people = heats.map((heat) => heat.flatMap(([leader, follower]) => [leader, follower]))
  const seen = new Set<number>()
  const once = people.map((ids) => ids.filter((id) => !seen.has(id) && seen.add(id)))
  const round = await createDrawnRound(db, contestId, once)
  const pairs = heats.flatMap((heat, at) =>
    heat.map(([leader_id, follower_id, scored], ind) => ({
      round_id: round.id,
      leader_id,
      follower_id,
      scored,
      heat: at + 1,
      ind,
    })),
  )
  await db.insertInto('round_pairs').values(pairs).execute()
  return round
}

/** A judge of the directory, of a city of the own. */
export async function createJudge(
  db: Kysely<Database>,
  values: Partial<Insertable<JudgesTable>> = {},
): Promise<Selectable<JudgesTable>> {
  return db
    .insertInto('judges')
    .values({
      last_name: 'Соколова',
      first_name: 'Ирина',
      city: crypto.randomUUID(),
      category: 'Всероссийская',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A tag of an event. */
export async function addTag(
  db: Kysely<Database>,
  eventId: number,
  tag_name: string,
  tag_value: string | null,
  pub = false,
): Promise<void> {
  await db
    .insertInto('event_tags')
    .values({ event_id: eventId, tag_name, tag_value, pub })
    .execute()
}
