import { networkInterfaces } from 'node:os'

import { stationPath } from '@parket/domain/station/kinds'
import { isLinkOpen } from '@parket/domain/station/times'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { demoJudgeLinks } from '../demo/builders/stations.ts'
import { hashSecret } from '../security/stationSecrets.ts'

/** Addresses under which somebody judges a round of the demo at once. */
export interface DemoJudges {
  here: string
  /** Null where only this machine reaches the server. */
  phone: string | null
}

/** @returns null without the demo, and on other days than the one it was made on: its event is over */
export async function demoJudges(
  db: Kysely<Database>,
  origins: { here: string; phone: string | null },
  now: Date,
): Promise<DemoJudges | null> {
  const { here, phone } = demoJudgeLinks
  const found = await db
    .selectFrom('stations')
    .innerJoin('events', 'events.id', 'stations.event_id')
    .where('link_hash', 'in', [hashSecret(here), hashSecret(phone)])
    .where('stations.revoked_at', 'is', null)
    .select(['events.date_begin', 'events.date_end', 'events.time_zone'])
    .execute()
  const isOpen = found.some((event) => isLinkOpen({ ...event, isRehearsal: false }, now))
  if (!isOpen) return null
  return {
    here: origins.here + stationPath('judge', here),
    phone: origins.phone === null ? null : origins.phone + stationPath('judge', phone),
  }
}

/** The address of this machine in its network; null where it has none. */
export function addressInNetwork(interfaces = networkInterfaces()): string | null {
  const all = Object.values(interfaces).flatMap((addresses) => addresses ?? [])
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null
}
