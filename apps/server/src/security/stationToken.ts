import { timingSafeEqual } from 'node:crypto'

import type { StationKind } from '@parket/domain/station/kinds'
import { stationsEndAt } from '@parket/domain/station/times'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { Problem } from '../http/problem.ts'
import { hashToken } from './tokens.ts'

const BEARER = /^bearer s(\d{1,15})\|([\w-]{43})$/i
/** How old `last_seen_at` may get before it is written again. */
const SEEN_AFTER_MS = 15_000

/** What a station has while no second device asks. */
export const nobodyWaits = {
  waiting_request: null,
  waiting_hash: null,
  waiting_device: null,
  waiting_since: null,
  waiting_answer: null,
} as const

/** The station that makes a call. */
export interface StationCaller {
  id: number
  kind: StationKind
  eventId: number
  teamId: number
  /** Of a judge and the chief judge. */
  judgeId: number | null
  epoch: number
}

/**
 * Whether the request carries the token of a station. Such a token never opens anything for a user, so no page can make
 * a browser send it along: these calls need no CSRF value.
 */
export function isStationToken({ headers }: FastifyRequest): boolean {
  return BEARER.test(headers.authorization ?? '')
}

/**
 * The station whose token the request carries.
 *
 * @throws Problem 401 for one that was revoked or handed over, or whose event is over
 */
export async function authenticateStation(
  db: Kysely<Database>,
  { headers }: FastifyRequest,
  now: Date,
): Promise<StationCaller> {
  const [, id = '', random = ''] = BEARER.exec(headers.authorization ?? '') ?? []
  const station = await db
    .selectFrom('stations')
    .innerJoin('events', 'events.id', 'stations.event_id')
    .where('stations.id', '=', Number(id))
    .where('stations.revoked_at', 'is', null)
    .where('stations.token_hash', 'is not', null)
    .select([
      'stations.id',
      'stations.kind',
      'stations.judge_id',
      'stations.epoch',
      'stations.token_hash',
      'stations.last_seen_at',
      'stations.waiting_answer',
      'stations.event_id',
      'events.team_id',
      'events.date_end',
      'events.time_zone',
    ])
    .executeTakeFirst()
  const isRight =
    station !== undefined &&
    isEqual(station.token_hash ?? '', hashToken(random)) &&
    now < stationsEndAt(station)
  if (!isRight) throw new Problem(401, 'station_ended')
  if (now.getTime() - (station.last_seen_at?.getTime() ?? 0) > SEEN_AFTER_MS) {
    await db
      .updateTable('stations')
      .set({ last_seen_at: now })
      .where('id', '=', station.id)
      .execute()
  }
  // Let in as a second device, it has its token: its request is good no more.
  if (station.waiting_answer === 'approved') {
    await db
      .updateTable('stations')
      .set(nobodyWaits)
      .where('id', '=', station.id)
      .where('token_hash', '=', station.token_hash)
      .execute()
  }
  const { kind, judge_id, epoch, event_id, team_id } = station
  return { id: station.id, kind, judgeId: judge_id, epoch, eventId: event_id, teamId: team_id }
}

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
