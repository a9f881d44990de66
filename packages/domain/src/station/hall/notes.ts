import type { CallState, Hall, HallFloor, HallRound, Outing } from './hall.ts'
import { isSameOuting, lastReleased } from './outings.ts'

/** What the marshal pressed: it may not have reached the server yet. */
export type HeatNote = { outing: Outing; contestId: string } & (
  | { kind: 'call'; registrationIds: readonly number[]; state: CallState | 'unknown' }
  | { kind: 'release'; released: boolean }
)

/** What the marshal sees: the server's word, and over it what was pressed since, in its order. */
export function withNotes(hall: Hall, notes: readonly HeatNote[]): Hall {
  if (notes.length === 0) return hall
  return { ...hall, floors: hall.floors.map((floor) => floorWithNotes(floor, notes, hall.now)) }
}

function floorWithNotes(floor: HallFloor, notes: readonly HeatNote[], now: Hall['now']): HallFloor {
  const items = floor.items.map((item) => ({
    ...item,
    rounds: item.rounds.map((round) =>
      notes.reduce((one, note, place) => noted(one, note, { place, at: now }), round),
    ),
  }))
  return { ...floor, items, on_floor: lastReleased(items.flatMap(({ rounds }) => rounds)) }
}

/** Later than all that the server knows. */
const UNSENT = 2 ** 50

function noted(
  round: HallRound,
  note: HeatNote,
  { place, at }: { place: number; at: Hall['now'] },
): HallRound {
  const { outing } = note
  if (round.id !== outing.round_id) return round
  const { dance, heat } = outing
  if (note.kind === 'call') {
    const { registrationIds, state } = note
    const others = round.calls.filter(
      (call) => !isSameOuting(call, outing) || !registrationIds.includes(call.registration_id),
    )
    if (state === 'unknown') return { ...round, calls: others }
    const said = registrationIds.map((registration_id) => ({ dance, heat, registration_id, state }))
    return { ...round, calls: [...others, ...said] }
  }
  const others = round.releases.filter((release) => !isSameOuting(release, outing))
  if (!note.released) return { ...round, releases: others }
  if (others.length < round.releases.length) return round
  return { ...round, releases: [...others, { n: UNSENT + place, dance, heat, at }] }
}
