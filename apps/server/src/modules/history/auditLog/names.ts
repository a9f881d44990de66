import { fullName } from '@parket/domain/account/user'
import { numberedTitle } from '@parket/domain/contest/title'
import { roundName } from '@parket/domain/round/name'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import type { AuditRow } from './queries.ts'

type Line = Pick<AuditRow, 'entity' | 'entity_id'>

/** Reads the names of records of one kind, as pairs of id and name. */
type Reader = (
  db: Kysely<Database>,
  ids: readonly string[],
) => Promise<readonly (readonly [id: string | number, name: string])[]>

/**
 * What the records of a page of lines are called, as its readers know them: a registration by its number, a contest by
 * number and name, people by name. A record that is gone, or was erased, has no name.
 *
 * @param lines of one event or team: their records are of it too
 */
export async function readRecordNames(
  db: Kysely<Database>,
  lines: readonly Line[],
): Promise<(line: Line) => string | null> {
  const names = new Map<string, string>()
  for (const [entity, read] of Object.entries(readers)) {
    const own = lines.filter((line) => line.entity === entity)
    const ids = [...new Set(own.map(({ entity_id }) => entity_id))]
    if (ids.length === 0) continue
    for (const [id, name] of await read(db, ids)) names.set(`${entity} ${id}`, name)
  }
  return ({ entity, entity_id }) => names.get(`${entity} ${entity_id}`) || null
}

const readers: Readonly<Record<string, Reader>> = {
  contest: readContests,
  regData: readRegistrations,
  round: readRounds,
  session: readSessions,
  event: (db, ids) => readPlaces(db, 'events', ids),
  team: (db, ids) => readPlaces(db, 'teams', ids),
  eventUser: readUsers,
  teamUser: readUsers,
  user: readUsers,
  eventJudge: readJudges,
  judge: readJudges,
  eventInvitation: readInvitations,
  teamInvitation: readInvitations,
}

async function readContests(db: Kysely<Database>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('contests')
    .where('id', 'in', ids)
    .select(['id', 'group_num', 'group_name', 'section'])
    .execute()
  return rows.map((contest) => [contest.id, numberedTitle(contest)] as const)
}

async function readRegistrations(db: Kysely<Database>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('reg_datas')
    .where('id', 'in', ids.map(Number))
    .select(['id', 'reg_n'])
    .execute()
  return rows.map(({ id, reg_n }) => [id, `№\u00A0${reg_n}`] as const)
}

async function readRounds(db: Kysely<Database>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('rounds')
    .innerJoin('contests', 'contests.id', 'rounds.contest_id')
    .where('rounds.id', 'in', ids.map(Number))
    .select(['rounds.id', 'round_index', 'type', 'role', 'group_num', 'group_name', 'section'])
    .execute()
  return rows.map(({ id, round_index, type, role, ...contest }) => {
    const name = roundName({ label: roundLabel(round_index), type, role })
    return [id, `${numberedTitle(contest)}. ${name}`] as const
  })
}

async function readSessions(db: Kysely<Database>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('sessions')
    .where('id', 'in', ids.map(Number))
    .select(['id', 'number', 'title'])
    .execute()
  return rows.map(({ id, number, title }) => [id, title || String(number)] as const)
}

async function readPlaces(db: Kysely<Database>, table: 'events' | 'teams', ids: readonly string[]) {
  const rows = await db
    .selectFrom(table)
    .where('id', 'in', ids.map(Number))
    .select(['id', 'name'])
    .execute()
  return rows.map(({ id, name }) => [id, name] as const)
}

async function readUsers(db: Kysely<Database>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('users')
    .where('id', 'in', ids.map(Number))
    .select(['id', 'last_name', 'first_name'])
    .execute()
  return rows.map((user) => [user.id, fullName(user)] as const)
}

async function readJudges(db: Kysely<Database>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('judges')
    .where('id', 'in', ids.map(Number))
    .select(['id', 'last_name', 'first_name'])
    .execute()
  return rows.map((judge) => [judge.id, fullName(judge)] as const)
}

/** Addresses of open invitations: who reads the log sees them in the list of people too. */
async function readInvitations(db: Kysely<Database>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('invitations')
    .where('id', 'in', ids.map(Number))
    .select(['id', 'email'])
    .execute()
  return rows.map(({ id, email }) => [id, email] as const)
}
