import { timingSafeEqual } from 'node:crypto'

import type { HeldRole, Role, Subject } from '@parket/domain/rights/rights'
import { millisecondsInMinute } from 'date-fns/constants'
import type { FastifyRequest } from 'fastify'
import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

import type { Database } from '../db/schema.ts'
import { authenticateStation, isStationToken, type StationCaller } from './stationToken.ts'
import { hashToken, touchToken } from './tokens.ts'

/**
 * How old `last_used_at` may get before it is written again: a write per call would be too
 * expensive.
 */
const TOUCH_AFTER_MS = 5 * millisecondsInMinute

const BEARER = /^bearer (\d{1,15})\|([\w-]{43})$/i

/** Who makes the call, as the table of rights asks for it, and by which token. */
export type Caller = Pick<Subject, 'user'> & {
  /** Those of events name the event's team as well. */
  roles: (HeldRole & { team_id: number })[]
  /** Null: nobody has logged in. */
  tokenId: number | null
  /** Null: no station. A station is no user. */
  station: StationCaller | null
}

const ANONYMOUS: Caller = { user: null, roles: [], tokenId: null, station: null }

/**
 * The user whose bearer token the request carries, with the roles in teams and events; or the station. Anonymous
 * without a token, or with one that is wrong, expired, revoked or of a deleted user. A cookie never
 * authenticates.
 *
 * @throws Problem 401 for the token of a station that is cut off
 */
export async function authenticate(
  db: Kysely<Database>,
  request: FastifyRequest,
  now: Date,
): Promise<Caller> {
  if (isStationToken(request)) {
    return { ...ANONYMOUS, station: await authenticateStation(db, request, now) }
  }
  const [, id, random] = BEARER.exec(request.headers.authorization ?? '') ?? []
  if (id === undefined || random === undefined) return ANONYMOUS

  const token = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .where('tokens.id', '=', Number(id))
    .where('tokens.revoked_at', 'is', null)
    .where('tokens.expires_at', '>', now)
    .where('users.deleted_at', 'is', null)
    .select((eb) => [
      'tokens.id as tokenId',
      'tokens.hash',
      'tokens.last_used_at',
      'users.id',
      'users.superadmin',
      ...selectRoles(eb),
    ])
    .executeTakeFirst()
  if (!token || !isEqual(token.hash, hashToken(random))) return ANONYMOUS

  if (now.getTime() - token.last_used_at.getTime() > TOUCH_AFTER_MS) {
    await touchToken(db, token.tokenId, now)
  }
  return {
    user: { id: token.id, superadmin: token.superadmin },
    roles: rolesIn(token),
    tokenId: token.tokenId,
    station: null,
  }
}

/** Columns of a query of `users`: what somebody is in teams and at events, for `rolesIn`. */
export function selectRoles(eb: ExpressionBuilder<Database, 'users'>) {
  return [
    jsonArrayFrom(
      eb
        .selectFrom('team_members')
        .innerJoin('teams', 'teams.id', 'team_members.team_id')
        .whereRef('team_members.user_id', '=', 'users.id')
        .where(isFactorGiven)
        .select(['team_id', 'role'])
        .orderBy('team_id'),
    ).as('memberships'),
    jsonArrayFrom(
      eb
        .selectFrom('event_users')
        .innerJoin('events', 'events.id', 'event_users.event_id')
        .innerJoin('teams', 'teams.id', 'events.team_id')
        .whereRef('event_users.user_id', '=', 'users.id')
        .where(isFactorGiven)
        .select(['event_id', 'events.team_id', 'role'])
        .orderBy('event_id'),
    ).as('staffRows'),
  ] as const
}

/** «A team may require it of its organisers»: without a second factor they have no role there. */
const isFactorGiven = sql<boolean>`(
  not teams.requires_second_factor or exists (
    select from second_factors
    where second_factors.user_id = users.id and second_factors.confirmed_at is not null
  )
)`

/** The roles that a row with the columns of `selectRoles` tells of. */
export function rolesIn(row: {
  memberships: { team_id: number; role: Role }[]
  staffRows: { event_id: number; team_id: number; role: Role }[]
}): Caller['roles'] {
  return [
    ...row.memberships.map((held) => ({ kind: 'team' as const, ...held })),
    ...row.staffRows.map((held) => ({ kind: 'event' as const, ...held })),
  ]
}

function isEqual(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
