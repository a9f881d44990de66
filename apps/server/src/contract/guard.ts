import type { IncomingMessage } from 'node:http'

import { can, leastLevel, ownEvents, type Right, type Subject } from '@parket/domain/rights/rights'

import { Problem } from '../http/problem.ts'
import type { Tenant } from '../http/tenant.ts'
import { findEventAndContests } from '../records/contests.ts'
import { findEventFile } from '../records/eventFiles.ts'
import { findEvent, findEventOfContest, type EventRow } from '../records/events.ts'
import type { Caller } from '../security/authentication.ts'
import { isAccessTo } from '../security/fileAccess.ts'
import { stationKindsOf, type Need } from '../security/need.ts'
import type { Context } from './context.ts'
import type { OperationId } from './operationId.ts'
import { memoizePerPage } from './memoizePerPage.ts'
import type { Services } from './services.ts'

/** A call made in a team: who calls, and what the address says; its query is not checked yet. */
export type Call = {
  caller: Caller
  tenant: Tenant
  path: Record<string, unknown>
  query: Record<string, unknown>
  now: Date
  raw: IncomingMessage
}

/**
 * «Profile update or password change while logged out: "Пользователь не авторизован"» (docs/rules/accounts.md,
 * «Profile»).
 */
const OWN_DATA_CHANGES = new Set<OperationId>(['updateUser', 'changePassword'])

/**
 * A station's token is good for the calls that name its kind alone, on its team's host: public ones are no exception.
 *
 * @throws Problem 401, 403
 */
export function requireStation(need: Need, { station }: Caller, tenant: Tenant | null): void {
  if (station === null) return
  if (tenant !== null && tenant.id !== station.teamId) throw new Problem(401, 'station_ended')
  if (!stationKindsOf(need).includes(station.kind)) throw new Problem(403, 'forbidden')
}

/** @throws Problem 401 when the call needs a user and there is none */
export function requireUser(operation: OperationId, need: Need, caller: Caller): void {
  const isKnown = need.at === 'station' ? false : caller.user !== null
  if (isPublic(need) || isKnown || caller.station !== null) return
  throw new Problem(401, OWN_DATA_CHANGES.has(operation) ? 'not_logged_in' : 'unauthenticated')
}

function isPublic(need: Need): boolean {
  if ('right' in need) return leastLevel(need.right) === 'anonymous'
  return need.at === 'process' || need.at === 'visitor'
}

/** The records that the address of a call names. */
export type Addressed = Pick<Context, 'event' | 'contests'>

/** For a call that names no event. */
export const NOTHING: Addressed = { event: null, contests: null }

/**
 * The event that a call is about, where it is about one.
 *
 * @throws Problem 404 for another tenant's event and for a draft, save to those who may see it
 */
export async function requireEvent({ db }: Services, need: Need, call: Call): Promise<Addressed> {
  const { caller, tenant, path } = call
  // A superadmin's events are those of all teams.
  const teamId = caller.user?.superadmin ? null : tenant.id
  switch (need.at) {
    case 'event': {
      const id = Number(path['id'])
      const found =
        need.with === 'contests'
          ? await findEventAndContests(db, teamId, id)
          : {
              event: await memoizePerPage(call.raw, `event ${teamId} ${id}`, () =>
                findEvent(db, teamId, id),
              ),
              contests: null,
            }
      if (!found?.event || !isSeen(found.event, caller)) throw new Problem(404, 'event_not_found')
      return { event: found.event, contests: found.contests }
    }
    case 'eventFile': {
      const event = await findEvent(db, teamId, Number(path['id']))
      if (!event || !(isSeen(event, caller) || (await isOpened(db, event, call)))) {
        throw new Problem(404, 'event_not_found')
      }
      return { event, contests: null }
    }
    case 'contest': {
      const found = await findEventOfContest(db, teamId, String(path['id']))
      if (!found || !isSeen(found.event, caller, found.status)) {
        throw new Problem(404, 'contest_not_found')
      }
      return { event: found.event, contests: null }
    }
    case 'station': {
      const event = await findEvent(db, teamId, caller.station?.eventId ?? 0)
      if (!event) throw new Problem(404, 'event_not_found')
      return { event, contests: null }
    }
    default:
      return NOTHING
  }
}

/**
 * «Draft events are seen by staff only», and by their stations; draft contests likewise (docs/rules/events-and-contests.md,
 * «Drafts, archive, cancelling»).
 */
export function isSeen(event: EventRow, caller: Caller, contestStatus?: string): boolean {
  if (caller.station) return caller.station.eventId === event.id
  return (event.published && contestStatus !== 'draft') || isStaff(caller, event)
}

/** Whether the `access` parameter of the address opens the file `{fileId}`. */
async function isOpened(
  db: Services['db'],
  event: EventRow,
  { path, query: { access }, now }: Call,
): Promise<boolean> {
  if (typeof access !== 'string') return false
  const file = await findEventFile(db, event.id, String(path['fileId']))
  return file !== undefined && isAccessTo(file.storage_key, access, now)
}

/** @throws Problem 403 when the caller, known by now, has not the right */
export function requireRight(need: Need, call: Call, event: EventRow | null): void {
  if (need.at === 'visitor' && call.caller.user !== null) {
    throw new Problem(403, 'register_only_anonymous')
  }
  if (!isMet(need, call, event)) throw new Problem(403, 'forbidden')
}

function isMet(need: Need, { caller, tenant, path }: Call, event: EventRow | null): boolean {
  switch (need.at) {
    case 'process':
    case 'user':
    case 'visitor':
    case 'station':
      return true
    case 'tenant':
      return can(caller, need.right, { teamId: tenant.id })
    case 'team':
      return can(caller, need.right, { teamId: Number(path['id']) })
    case 'event':
    case 'eventFile':
    case 'contest':
      // Which kinds may call, and that the event is the station's, is known by now.
      if (caller.station) return true
      return event !== null && isAllowed(need.right, caller, event)
    case 'someEvent':
      return (
        can(caller, need.right, { teamId: tenant.id }) ||
        ownEvents(inTeam(caller, tenant.id), need.right).length > 0
      )
    case 'self':
      return (
        caller.user?.id === path[need.parameter] ||
        (need.orRight !== undefined && can(caller, need.orRight, { teamId: tenant.id }))
      )
  }
}

/** The caller with the roles of one team and its events alone. */
function inTeam({ user, roles }: Caller, teamId: number): Subject {
  return { user, roles: roles.filter(({ team_id }) => team_id === teamId) }
}

/** Whether somebody has a right at an event, by its team or as its staff. */
export function isAllowed(right: Right, subject: Subject, event: EventRow): boolean {
  return can(subject, right, { teamId: event.team_id, eventId: event.id })
}

/** Whether somebody is of the event's staff, manager and up: sees drafts and what is not public. */
export function isStaff(subject: Subject, event: EventRow): boolean {
  return isAllowed('drafts.view', subject, event)
}
