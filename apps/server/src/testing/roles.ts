import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { issueToken } from '../security/tokens.ts'
import { addMember, addStaff, createUser, NOW } from './fixtures.ts'

/** Everybody who may call, by what they are in a team and at one event of it. */
export const callerNames = [
  'anonymous',
  'registered',
  'foreignSupervisor',
  'eventManager',
  'eventAdmin',
  'eventSupervisor',
  'manager',
  'admin',
  'supervisor',
  'superadmin',
] as const

export type CallerName = (typeof callerNames)[number]

/** Who calls; nobody has logged in as `anonymous`. */
export type Person = { id: number; token: string | undefined }

export type People = Record<CallerName, Person>

/**
 * Rows of «Who may do what» (docs/rules/rights.md, «Who may do what»): who has a right, by the lowest role that has
 * it.
 */
export const holders = {
  /** Of a right that roles at an event give too. */
  manager: [
    'eventManager',
    'eventAdmin',
    'eventSupervisor',
    'manager',
    'admin',
    'supervisor',
    'superadmin',
  ],
  admin: ['eventAdmin', 'eventSupervisor', 'admin', 'supervisor', 'superadmin'],
  supervisor: ['eventSupervisor', 'supervisor', 'superadmin'],
  /** Of a right that only roles in the team give. */
  teamManager: ['manager', 'admin', 'supervisor', 'superadmin'],
  teamAdmin: ['admin', 'supervisor', 'superadmin'],
  teamSupervisor: ['supervisor', 'superadmin'],
  superadmin: ['superadmin'],
  registered: callerNames.filter((name) => name !== 'anonymous'),
  everybody: callerNames,
} as const satisfies Record<string, readonly CallerName[]>

/** Makes one person of each kind, logged in; the foreign supervisor's team is another one. */
export async function createPeople(
  db: Kysely<Database>,
  place: { teamId: number; eventId: number; foreignTeamId: number },
): Promise<People> {
  const enter = async (superadmin = false): Promise<Person> => {
    const { id } = await createUser(db, { superadmin })
    return { id, token: await issueToken(db, id, NOW) }
  }
  const people: People = {
    anonymous: { id: 0, token: undefined },
    registered: await enter(),
    foreignSupervisor: await enter(),
    eventManager: await enter(),
    eventAdmin: await enter(),
    eventSupervisor: await enter(),
    manager: await enter(),
    admin: await enter(),
    supervisor: await enter(),
    superadmin: await enter(true),
  }
  await addMember(db, place.foreignTeamId, people.foreignSupervisor.id, 'supervisor')
  await addStaff(db, place.eventId, people.eventManager.id, 'manager')
  await addStaff(db, place.eventId, people.eventAdmin.id, 'admin')
  await addStaff(db, place.eventId, people.eventSupervisor.id, 'supervisor')
  await addMember(db, place.teamId, people.manager.id, 'manager')
  await addMember(db, place.teamId, people.admin.id, 'admin')
  await addMember(db, place.teamId, people.supervisor.id, 'supervisor')
  return people
}

/** How a call is refused to somebody without the right: 401 without a login, 403 with one. */
export function refusalOf(name: CallerName): number {
  return name === 'anonymous' ? 401 : 403
}

/** Answers that say that the caller, the place or the call itself was not accepted. */
export const REFUSALS: readonly number[] = [401, 403, 404, 419, 500, 501, 503]
