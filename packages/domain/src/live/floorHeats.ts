import { heatsInTurn, isSameOuting, type HeatInTurn } from '../station/hall/outings.ts'
import type { NowFloor, NowItem, NowRound } from './now.ts'

/** A heat of the day on a floor. */
export interface FloorHeat extends HeatInTurn<NowRound> {
  item: NowItem
}

/** Which heat is on a floor, and which follow it. */
export interface FloorHeats {
  /** Null: nobody said which one it is. */
  onFloor: FloorHeat | null
  /** When it was let out, in milliseconds since the epoch. */
  since: number
  /** Those that are to go out after it, as far as it is known who dances: up to a break, or to a round that is not public. */
  toCome: readonly FloorHeat[]
}

const unknown: FloorHeats = { onFloor: null, since: 0, toCome: [] }

/** What the marshal has said of a floor's heats (docs/rules/operating.md, «Now»). */
export function floorHeats({ items }: Pick<NowFloor, 'items'>): FloorHeats {
  for (const [at, item] of items.entries()) {
    const round = item.rounds.find(({ is_on_floor }) => is_on_floor)
    const last = round && releasesOf(round).at(-1)
    if (!round || !last) continue
    const { dance, heat } = last
    const since = Date.parse(last.at)
    // What was begun since has the floor, until a heat is let out after it.
    if (items.some((one) => one !== item && isBegunSince(one, since))) return unknown
    // A round that was left halfway goes on first, as on the marshal's list.
    const next = items.filter((one, place) => place >= at || isLeftHalfway(one))
    return { onFloor: { item, round, dance, heat }, since, toCome: heatsFrom(next) }
  }
  return unknown
}

function isBegunSince({ state, expected_start }: NowItem, since: number): boolean {
  return state === 'running' && Date.parse(expected_start) > since
}

function heatsFrom(items: readonly NowItem[]): FloorHeat[] {
  const open = items.filter(isToDance)
  const end = open.findIndex(({ rounds }) => !areHeatsKnown(rounds))
  return open
    .slice(0, end === -1 ? open.length : end)
    .flatMap((item) => heatsToGo(item).map((heat) => Object.assign(heat, { item })))
}

/** Whether something of an item still lies ahead: another one that was begun meanwhile does not end its heats. */
export function isToDance(item: NowItem): boolean {
  return item.state === 'ahead' || item.state === 'running' || isLeftHalfway(item)
}

function isLeftHalfway(item: NowItem): boolean {
  return item.rounds.some((round) => releasesOf(round).length > 0) && heatsToGo(item).length > 0
}

/** Without those that everybody left. */
function heatsToGo({ rounds }: NowItem): HeatInTurn<NowRound>[] {
  return heatsInTurn(rounds.map((round) => ({ round, ...round, heats: round.heats ?? [] })))
    .map(({ round: { round }, dance, heat }) => ({ round, dance, heat }))
    .filter((one) => numbersOf(one).length > 0 && !isBehind(one))
}

/** Whether a heat was let out, or passed over: the round is at a later dance. */
export function isBehind({ round, ...heat }: HeatInTurn<NowRound>): boolean {
  const released = releasesOf(round)
  const place = round.dances.indexOf(heat.dance)
  return released.some((one) => isSameOuting(one, heat) || round.dances.indexOf(one.dance) > place)
}

/** The heats that were let out, the last one last. */
export function releasesOf({ released }: NowRound): NonNullable<NowRound['released']> {
  return released ?? []
}

function areHeatsKnown(rounds: readonly NowRound[]): boolean {
  return rounds.length > 0 && rounds.every(({ heats }) => heats !== null)
}

/** How long one heat takes, in milliseconds: an item's time, by the heats that go out in it. */
export function heatLength({ rounds, expected_start, expected_end }: NowItem): number {
  const heats = heatsInTurn(rounds.map(({ heats, ...round }) => ({ ...round, heats: heats ?? [] })))
  return (Date.parse(expected_end) - Date.parse(expected_start)) / Math.max(1, heats.length)
}

/** Who dances in a heat, by start number. */
export function numbersOf({ round, heat }: Pick<FloorHeat, 'round' | 'heat'>): readonly number[] {
  return round.heats?.[heat - 1] ?? []
}

/** What a heat dances while it is out: a heat that is alone stays for all dances. */
export function dancesOf({ round, dance }: Pick<FloorHeat, 'round' | 'dance'>): readonly string[] {
  return round.heats?.length === 1 ? round.dances : [dance]
}

/** What is on on a floor: the round whose heat is out, else what was begun last. */
export function itemOnFloor(floor: Pick<NowFloor, 'items'>): NowItem | null {
  const { onFloor } = floorHeats(floor)
  return onFloor?.item ?? floor.items.findLast(({ state }) => state === 'running') ?? null
}

/** What is next on a floor: a round whose heat was let out before it was begun is on already. */
export function itemsAhead(floor: Pick<NowFloor, 'items'>): NowItem[] {
  const on = itemOnFloor(floor)
  return floor.items.filter((item) => item.state === 'ahead' && item !== on)
}
