import type { components } from '@parket/api-client/schema'
import { stationState } from '@parket/domain/station/state'
import { stationsEndAt } from '@parket/domain/station/times'

import type { EventRow } from '../../records/events.ts'
import type { StationRow } from './queries.ts'

type Schemas = components['schemas']

/** Who works at a station. */
export function whoOf({ who, last_name, first_name }: StationRow): string {
  return last_name === null ? who : `${last_name} ${first_name}`
}

export function presentStation(
  station: StationRow,
  event: Pick<EventRow, 'date_end' | 'time_zone'>,
  now: Date,
): Schemas['Station'] {
  const { id, kind, judge_id, letter, label, device, unsent, battery } = station
  const isAsked = station.waiting_since !== null && station.waiting_answer === null
  const facts = {
    isRevoked: station.revoked_at !== null,
    isPaired: station.token_hash !== null,
    isAsked,
    codeExpiresAt: station.code_expires_at,
  }
  return {
    id,
    kind,
    judge_id,
    letter,
    label,
    who: whoOf(station),
    state: stationState(facts, stationsEndAt(event), now),
    device: station.token_hash === null ? null : device,
    is_without_pin: station.is_without_pin,
    waiting: isAsked
      ? {
          device: station.waiting_device ?? '',
          since: (station.waiting_since ?? now).toISOString(),
        }
      : null,
    code_expires_at: toIso(station.code_expires_at),
    paired_at: toIso(station.paired_at),
    last_seen_at: toIso(station.last_seen_at),
    unsent,
    battery,
  }
}

/** What a device is told of its station. */
export function presentPaired(
  station: StationRow,
  event: Pick<EventRow, 'id' | 'name'>,
  { isTaken, hasPin }: { isTaken: boolean; hasPin: boolean },
): Schemas['PairedStation'] {
  const { id, kind, letter, label, epoch } = station
  return {
    id,
    kind,
    letter,
    label,
    who: whoOf(station),
    event_id: event.id,
    event: event.name,
    epoch,
    is_taken: isTaken,
    has_pin: hasPin,
  }
}

function toIso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}
