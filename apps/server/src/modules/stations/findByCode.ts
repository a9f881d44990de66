import { problemText } from '@parket/domain/problems/catalogue'
import { readPairingCode, type PairingCode } from '@parket/domain/station/code'
import { isLinkOpen, stationsEndAt } from '@parket/domain/station/times'
import type { Kysely } from 'kysely'

import { tenantOf, type Context } from '../../contract/context.ts'
import type { Database } from '../../db/schema.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { guardStationCode } from '../../security/stationAttempts.ts'
import { hashSecret } from '../../security/stationSecrets.ts'

/** How a device says which station it wants. */
export interface Wanted {
  code: string
  deviceHash: string
  /** Of a device that waits: it is known by that. */
  requestId: string | undefined
}

export interface FoundStation {
  id: number
  eventId: number
}

/**
 * The station that a code, a link or a request is good for. Links are too long to be guessed: only codes are counted.
 *
 * @throws Problem 409 for a link before the event, and after the stations have ended; 422 for a wrong code; 429
 */
export async function findByCode(context: Context, wanted: Wanted): Promise<FoundStation> {
  const { db, now } = context
  const teamId = tenantOf(context).id
  const code = readPairingCode(wanted.code)
  const found =
    code?.kind === 'link' || wanted.requestId !== undefined
      ? await find(db, teamId, code, wanted, now)
      : await guardStationCode(
          db,
          { deviceHash: wanted.deviceHash, now },
          () => eventsWithCodes(db, teamId, now),
          async () => (await find(db, teamId, code, wanted, now)) ?? null,
        )
  if (!found) throw invalidFields({ code: [problemText('station_code_wrong')] })
  const event = { ...found, isRehearsal: found.rehearsal_of !== null }
  if (now >= stationsEndAt(event)) throw new Problem(409, 'station_event_over')
  if (code?.kind === 'link' && !isLinkOpen(event, now)) {
    throw new Problem(409, 'station_link_early')
  }
  return { id: found.id, eventId: found.event_id }
}

function find(
  db: Kysely<Database>,
  teamId: number,
  code: PairingCode | null,
  { deviceHash, requestId }: Wanted,
  now: Date,
) {
  return db
    .selectFrom('stations')
    .innerJoin('events', 'events.id', 'stations.event_id')
    .where('events.team_id', '=', teamId)
    .where('stations.revoked_at', 'is', null)
    .where((eb) => {
      if (requestId !== undefined) {
        return eb.and([eb('waiting_request', '=', requestId), eb('waiting_hash', '=', deviceHash)])
      }
      if (code === null) return eb.lit(false)
      const hash = hashSecret(code.text)
      if (code.kind === 'link') return eb('link_hash', '=', hash)
      // Used, it is good for the device that came with it alone.
      const isUnused = eb.or([
        eb('code_used_at', 'is', null),
        eb('device_hash', '=', deviceHash),
        eb('waiting_hash', '=', deviceHash),
      ])
      return eb.and([eb('code_hash', '=', hash), eb('code_expires_at', '>', now), isUnused])
    })
    .select([
      'stations.id',
      'stations.event_id',
      'events.date_begin',
      'events.date_end',
      'events.time_zone',
      'events.rehearsal_of',
    ])
    .executeTakeFirst()
}

async function eventsWithCodes(db: Kysely<Database>, teamId: number, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('stations')
    .innerJoin('events', 'events.id', 'stations.event_id')
    .where('events.team_id', '=', teamId)
    .where('stations.code_expires_at', '>', now)
    .where('stations.revoked_at', 'is', null)
    .select('stations.event_id')
    .distinct()
    .orderBy('stations.event_id')
    .execute()
  return rows.map(({ event_id }) => event_id)
}
