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
  /** Null where only this machine reaches the server, or one judge alone is free. */
  phone: string | null
}

/** @returns null without the demo, before and after its event's day, where each of these judges has a device, and where no round of theirs runs */
export async function demoJudges(
  db: Kysely<Database>,
  origins: { here: string; phone: string | null },
  now: Date,
): Promise<DemoJudges | null> {
  const stations = await db
    .selectFrom('stations')
    .innerJoin('events', 'events.id', 'stations.event_id')
    .where('link_hash', 'in', demoJudgeLinks.map(hashSecret))
    .where('stations.revoked_at', 'is', null)
    .where('stations.token_hash', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('rounds')
          .innerJoin('contests', 'contests.id', 'rounds.contest_id')
          .innerJoin('panel_judges', 'panel_judges.contest_id', 'contests.id')
          .whereRef('contests.event_id', '=', 'events.id')
          .whereRef('panel_judges.judge_id', '=', 'stations.judge_id')
          .where('rounds.status', '=', 'running')
          .select('rounds.id'),
      ),
    )
    .select(['link_hash', 'events.date_begin', 'events.date_end', 'events.time_zone'])
    .execute()
  const free = new Set(
    stations
      .filter((event) => isLinkOpen({ ...event, isRehearsal: false }, now))
      .map(({ link_hash }) => link_hash),
  )
  const [here, phone] = demoJudgeLinks.filter((link) => free.has(hashSecret(link)))
  if (here === undefined) return null
  return {
    here: origins.here + stationPath('judge', here),
    phone:
      origins.phone === null || phone === undefined
        ? null
        : origins.phone + stationPath('judge', phone),
  }
}

/** The address of this machine in its network; null where it has none. */
export function addressInNetwork(interfaces = networkInterfaces()): string | null {
  const all = Object.values(interfaces).flatMap((addresses) => addresses ?? [])
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null
}
