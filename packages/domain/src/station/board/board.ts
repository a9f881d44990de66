import { toMillis, type Instant } from '../../format/date.ts'
import type { ContestStatus } from '../../contest/status.ts'
import type { SheetProgressState } from '../../marks/missingSheet.ts'
import type { RoundRole, RoundType } from '../../round/extraRound.ts'
import type { RoundStatus } from '../../round/status.ts'
import type { RoundKind } from '../../scoring/resultFile.ts'
import type { Outing } from '../hall/hall.ts'
import { SILENT_MS } from '../help.ts'
import type { StationState } from '../state.ts'

/** The marks of one judge for one dance, as far as they are; no mark is told (`GET /api/events/{id}/board`). */
export interface BoardSheet {
  state: SheetProgressState
  source: 'paper' | 'station' | null
  /** Marks in each heat; of crosses those that are put. */
  given: readonly number[]
}

export interface BoardSeat {
  letter: string
  judge_id: number | null
  name: string
  /** By dance; null where the seat gives no marks. */
  sheets: readonly (BoardSheet | null)[]
}

export interface BoardRound {
  id: number
  contest_id: string
  group_num: number
  /** Its number and name. */
  contest: string
  index: number
  label: string
  type: RoundType
  role: RoundRole
  status: RoundStatus
  version: number
  /** Null where the timetable does not say. */
  floor: string | null
  kind: RoundKind | null
  advance: number
  dances: readonly { name: string; attempt: number }[]
  /** How many are marked in each heat. */
  heats: readonly number[]
  seats: readonly BoardSeat[]
  /** What is left to do, in Russian. */
  problems: readonly string[]
  /** Start numbers tied at the cut. */
  tied: readonly number[]
  /** The heat on the floor, where it is this round's. */
  on_floor: Outing | null
  /** Start numbers that have not come, by the marshal's word. */
  missing: readonly number[]
  /** How many times marks came too late and wait. */
  late: number
  /** Rows of judges' devices that were refused and nobody has read yet. */
  refused: readonly { letter: string; dance: string; numbers: readonly number[]; text: string }[]
  finished_at: Instant | null
  contest_status: ContestStatus
  /** Of the final of a counted contest. */
  approval: { is_needed: boolean; is_approved: boolean; waits: boolean } | null
}

/** A judge's device. */
export interface BoardDevice {
  station_id: number
  judge_id: number | null
  letter: string | null
  who: string
  state: StationState
  last_seen_at: Instant | null
  /** Marks that it holds, as it said last. */
  unsent: number | null
  /** In per cent. */
  battery: number | null
}

export interface Board {
  now: Instant
  /** How late the floors are, in minutes. */
  delays: readonly { floor: string; minutes: number }[]
  rounds: readonly BoardRound[]
  devices: readonly BoardDevice[]
}

/** A device asks every 5 s, and the server notes it four times a minute: after this long it is away, ms. */
const AWAY_MS = 45_000

/** Whether a judge's device is heard: `away` for a short while, `silent` too long; `none`: the judge marks on paper. */
export type DeviceLink = 'none' | 'here' | 'away' | 'silent'

export function deviceLink(device: BoardDevice | null, now: Instant): DeviceLink {
  if (device === null) return 'none'
  const age = silenceOf(device, now)
  if (age > SILENT_MS) return 'silent'
  return age > AWAY_MS ? 'away' : 'here'
}

/** How long a device was not heard, ms. */
export function silenceOf({ last_seen_at }: BoardDevice, now: Instant): number {
  return last_seen_at === null ? Infinity : toMillis(now) - toMillis(last_seen_at)
}

/** The device of whoever sits in a seat. */
export function deviceOf(
  { judge_id }: Pick<BoardSeat, 'judge_id'>,
  devices: readonly BoardDevice[],
): BoardDevice | null {
  if (judge_id === null) return null
  return devices.find((device) => device.judge_id === judge_id) ?? null
}

/** How a sheet is shown: `waiting`: marks are on the device and not here yet. */
export type SheetLook =
  | 'none'
  | 'empty'
  | 'marking'
  | 'waiting'
  | 'silent'
  | 'differs'
  | 'once'
  | 'paper'
  | 'done'

/**
 * How the sheet of a judge for a dance is shown. Only the dance that a judge has to mark now can be waited for.
 * @param dance its place
 */
export function sheetLook(
  seat: BoardSeat,
  dance: number,
  { devices, now }: Pick<Board, 'devices' | 'now'>,
): SheetLook {
  const sheet = seat.sheets[dance] ?? null
  if (sheet === null) return 'none'
  const { state, source } = sheet
  if (state === 'counted') return 'done'
  if (state === 'differs' || state === 'once' || state === 'paper') return state
  const begun = state === 'typing' ? 'marking' : 'empty'
  if (source === 'paper' || openDance(seat) !== dance) return begun
  const device = deviceOf(seat, devices)
  const link = deviceLink(device, now)
  if (link === 'silent') return 'silent'
  return link !== 'none' && (device?.unsent ?? 0) > 0 ? 'waiting' : begun
}

/** The first of a judge's dances that is not finished; null: all are. */
export function openDance({ sheets }: BoardSeat): number | null {
  const at = sheets.findIndex((sheet) => sheet !== null && isOpen(sheet))
  return at === -1 ? null : at
}

/** The first dance of a round that a judge has not finished, and who has not. */
export function waitedFor({
  dances,
  seats,
}: BoardRound): { dance: number; letters: string[] } | null {
  for (const dance of dances.keys()) {
    const letters = seats.flatMap(({ letter, sheets }) => {
      const sheet = sheets[dance] ?? null
      return sheet !== null && isOpen(sheet) ? [letter] : []
    })
    if (letters.length > 0) return { dance, letters }
  }
  return null
}

function isOpen({ state }: BoardSheet): boolean {
  return state === 'empty' || state === 'typing'
}

/** Of a judge in a dance, all marks that are put. */
export function countMarksGiven(seat: BoardSeat, dance: number): number {
  return (seat.sheets[dance]?.given ?? []).reduce((sum, given) => sum + given, 0)
}

/** How many marks a judge gives in a dance: so many crosses, or one for each who dances. */
export function askedInDance({ kind, advance, heats }: BoardRound): number {
  const entries = heats.reduce((sum, heat) => sum + heat, 0)
  return kind === 'crosses' ? Math.min(advance, entries) : entries
}
