import type { Subject } from '@parket/domain/rights/rights'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Tenant } from '../http/tenant.ts'
import type { ContestRow } from '../records/contests.ts'
import type { EventRow } from '../records/events.ts'
import type { Caller } from '../security/authentication.ts'
import type { StationCaller } from '../security/stationToken.ts'
import type { OperationId } from './operationId.ts'
import type { Services } from './services.ts'

/** What a handler works with: who calls, where, and the means to answer. */
export type Context = Services & {
  /** The call itself, by its name in the contract. */
  operation: OperationId
  /** The moment of the call; rules take it instead of asking a clock. */
  now: Date
  caller: Caller
  /** Null only for calls about the process itself. */
  tenant: Tenant | null
  /** The event that the address names; null for calls that name none. */
  event: EventRow | null
  /** Its contests; null for calls that do not need all of them. */
  contests: ContestRow[] | null
  request: FastifyRequest
  reply: FastifyReply
}

/** Who did something: a user or a station. */
export interface Actor {
  user_id: number | null
  station_id: number | null
}

/** The user of a call that only users may make. */
export function userOf({ caller: { user } }: Context): NonNullable<Subject['user']> {
  return given(user, 'user')
}

/** The station of a call that only stations may make. */
export function stationOf({ caller: { station } }: Context): StationCaller {
  return given(station, 'station')
}

/** Who makes a call that users and stations may make, as rows name them. */
export function actorOf({ caller: { user, station } }: Pick<Context, 'caller'>): Actor {
  return { user_id: user?.id ?? null, station_id: station?.id ?? null }
}

/** One name for each caller of a call that users and stations may make: what somebody sent is known again by it. */
export function callerName(context: Pick<Context, 'caller'>): string {
  const { user_id, station_id } = actorOf(context)
  return station_id === null ? String(user_id) : `station ${station_id}`
}

/** The team of a call that is made in one. */
export function tenantOf({ tenant }: Context): Tenant {
  return given(tenant, 'tenant')
}

/** The event of a call whose address names one. */
export function eventOf({ event }: Context): EventRow {
  return given(event, 'event')
}

/** The contests of a call that needs all of its event's. */
export function contestsOf({ contests }: Context): ContestRow[] {
  return given(contests, 'contests')
}

/**
 * `x-needs` of the operation decides which of these are set; a handler that reads another one is
 * wrong.
 */
function given<T>(value: T | null, name: string): T {
  if (value === null) throw new TypeError(`The rights of the operation promise no ${name}`)
  return value
}
