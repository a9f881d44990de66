import { toMillis, type Instant } from '../format/date.ts'
import type { StationState } from './state.ts'

/** What a station needs somebody for: an answer, a connection, a charger. */
export type StationNeed = 'answer' | 'connection' | 'charge'

interface StationHealth {
  state: StationState
  last_seen_at: Instant | null
  /** Marks that the device holds, as it said last. */
  unsent: number | null
  /** In per cent. */
  battery: number | null
}

/** So long a device with unsent marks may be silent, ms. */
export const SILENT_MS = 2 * 60_000
/** Below it a device is charged at once, and says so itself, in per cent. */
export const LOW_BATTERY = 15

/** Why somebody has to go to a station, the most urgent first; only one that works can need it. */
export function stationNeeds(station: StationHealth, now: Instant): StationNeed[] {
  const { state, last_seen_at, unsent, battery } = station
  if (state !== 'paired' && state !== 'waiting') return []
  const isSilent = last_seen_at === null || toMillis(now) - toMillis(last_seen_at) > SILENT_MS
  return [
    ...(state === 'waiting' ? (['answer'] as const) : []),
    ...((unsent ?? 0) > 0 && isSilent ? (['connection'] as const) : []),
    ...(battery !== null && battery < LOW_BATTERY ? (['charge'] as const) : []),
  ]
}

interface PossibleJudge {
  judge_id: number
  letter: string | null
  role: string
}

/** The judges who give marks and have no station that can be used: one press makes theirs. */
export function judgesWithoutStation<Judge extends PossibleJudge>(
  judges: readonly Judge[],
  stations: readonly { kind: string; judge_id: number | null; state: StationState }[],
): Judge[] {
  const served = new Set(
    stations
      .filter(({ kind, state }) => kind === 'judge' && state !== 'revoked')
      .map(({ judge_id }) => judge_id),
  )
  return judges.filter(
    ({ judge_id, letter, role }) => letter !== null && role !== 'chief' && !served.has(judge_id),
  )
}
