import type { RoundType } from '../../round/extraRound.ts'
import type {
  CallState,
  HallEntry,
  HallFloor,
  HallItem,
  HallRound,
  HeatCall,
  Outing,
} from './hall.ts'

/** What its outings follow from. */
interface OutingRound {
  dances: readonly string[]
  heats: readonly unknown[]
}

/**
 * The heats of a round as they go out: dance by dance. A single heat goes out once and stays for all dances
 * (docs/rules/stations.md, «Heats and the floor»).
 */
export function outingsOf({ id, ...round }: OutingRound & { id: number }): Outing[] {
  return heatsOf(round).map(({ dance, heat }) => ({ round_id: id, dance, heat }))
}

function heatsOf({ dances, heats }: OutingRound): Pick<Outing, 'dance' | 'heat'>[] {
  const each = heats.length === 1 ? dances.slice(0, 1) : dances
  return each.flatMap((dance) => heats.map((_, index) => ({ dance, heat: index + 1 })))
}

/** A heat of one of several rounds, in one dance. */
export interface HeatInTurn<Round> extends Pick<Outing, 'dance' | 'heat'> {
  round: Round
}

/**
 * The heats of an item's rounds as they go out: main rounds before what is danced on top of them; leaders and followers of a
 * Jack & Jill dance together: heat 1 of both, then heat 2.
 */
export function heatsInTurn<Round extends OutingRound & { type: RoundType }>(
  rounds: readonly Round[],
): HeatInTurn<Round>[] {
  return [...Map.groupBy(rounds, ({ type }) => type).values()].flatMap((ofType) =>
    ofType
      .flatMap((round) =>
        heatsOf(round).map((heat, place) => ({ heat: { round, ...heat }, place })),
      )
      .toSorted((one, other) => one.place - other.place)
      .map(({ heat }) => heat),
  )
}

export function isSameOuting(
  one: Pick<Outing, 'dance' | 'heat'>,
  other: Pick<Outing, 'dance' | 'heat'>,
): boolean {
  return one.dance === other.dance && one.heat === other.heat
}

/** Whose heat is on the floor: the one released last, of the rounds given. */
export function lastReleased(rounds: readonly Pick<HallRound, 'id' | 'releases'>[]): Outing | null {
  const [last] = rounds
    .flatMap(({ id, releases }) => releases.map((release) => ({ ...release, round_id: id })))
    .toSorted((one, other) => other.n - one.n)
  return last ? { round_id: last.round_id, dance: last.dance, heat: last.heat } : null
}

/** An entry with what the marshal said of it. */
export interface CalledEntry extends HallEntry {
  /** Null: nothing yet. */
  call: CallState | null
}

/** A heat on its way to the floor, with who dances in it. */
export interface HallOuting {
  item: HallItem
  round: HallRound
  outing: Outing
  /** By start number; who left the round, too. */
  entries: readonly CalledEntry[]
}

/** The heats that are still to go out, in their order. */
export function nextOutings({ items }: Pick<HallFloor, 'items'>): HallOuting[] {
  return items.flatMap((item) =>
    heatsInTurn(item.rounds)
      .filter(({ round, ...heat }) => !round.releases.some((one) => isSameOuting(one, heat)))
      .map(({ round, ...heat }) =>
        withEntries(item, { round, outing: { round_id: round.id, ...heat } }),
      ),
  )
}

/** The heat on the floor; null where none is known. */
export function currentOuting({ items, on_floor }: HallFloor): HallOuting | null {
  if (on_floor === null) return null
  for (const item of items) {
    const round = item.rounds.find(({ id }) => id === on_floor.round_id)
    if (round) return withEntries(item, { round, outing: on_floor })
  }
  return null
}

/** One name for each heat in each dance. */
export function outingKey({ outing }: Pick<HallOuting, 'outing'>): string {
  return [outing.round_id, outing.dance, outing.heat].join(' ')
}

/** Whoever is still expected and has no word of the marshal. */
export function unmarkedEntries<Entry extends Pick<CalledEntry, 'exit' | 'call'>>(
  entries: readonly Entry[],
): Entry[] {
  return entries.filter(({ exit, call }) => exit === null && call === null)
}

function withEntries(
  item: HallItem,
  { round, outing }: { round: HallRound; outing: Outing },
): HallOuting {
  const calls = round.calls.filter((call) => isSameOuting(call, outing))
  const heat = round.heats[outing.heat - 1] ?? []
  return { item, round, outing, entries: heat.map((entry) => withCall(entry, calls)) }
}

function withCall(entry: HallEntry, calls: readonly HeatCall[]): CalledEntry {
  const call = calls.find(({ registration_id }) => registration_id === entry.registration_id)
  return { ...entry, call: call?.state ?? null }
}
