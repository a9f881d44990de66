import { millisecondsInMinute } from 'date-fns/constants'
import type { RoundType } from '../../round/extraRound.ts'
import type { NowFloor, NowItem, NowRound } from '../now.ts'
import {
  dancesOf,
  floorHeats,
  itemOnFloor,
  itemsAhead,
  numbersOf,
  releasesOf,
  type FloorHeat,
} from '../floorHeats.ts'
import { numberPages, type NumberPage } from './numberPages.ts'

/** Somebody whose place is revealed. */
export interface HallPlace {
  start_number: number
  names: readonly string[]
  /** Empty where it is not to be told, as the studio. */
  city: string
  club: string
  role: 'leader' | 'follower' | null
  place: number
  place_to: number
  degree: string | null
}

/** A contest at its ceremony. */
export interface HallCeremony {
  contest_id: string
  group_num: number
  title: string
  revealed_from_place: number
  /** An ISO instant: the last place. */
  revealed_at: string
  /** The best first. */
  places: readonly HallPlace[]
}

/** The round that was counted last. */
export interface HallClosed {
  title: string
  round_index: number
  role: 'leader' | 'follower' | null
  type: RoundType
  /** The last hash of its journal. */
  head: string
}

/** What the screen knows: what everybody may know. */
export interface HallFacts {
  floors: readonly NowFloor[]
  ceremonies: readonly HallCeremony[]
  closed: HallClosed | null
}

/** The round that was counted last, as long as the facts are fresh. */
export function hallClosed(
  facts: HallFacts | null,
  readAt: number,
  now: number,
): HallClosed | null {
  return facts === null || now - readAt > FRESH_MS ? null : facts.closed
}

/** What is on on a floor, with the numbers that fit. */
export interface HallFloor {
  floor: string
  item: NowItem
  role: 'leader' | 'follower' | null
  dances: readonly string[]
  /** From 1; null where there is one heat, or none is known. */
  heat: { n: number; of: number } | null
  /** Null while it is not public who dances. */
  page: NumberPage | null
}

/** An item that is next, on its floor. */
export interface HallNext {
  /** '' where there is no other. */
  floor: string
  /** Minutes; negative where it is early. */
  delay: number
  item: NowItem
}

/** The heat that goes out next, where it is known. */
export interface HallNextHeat {
  n: number
  /** Null where it is the one that is on the floor now. */
  dance: string | null
  numbers: readonly number[]
}

/** The picture of the screen. One follows another by a cut. */
export type HallScene =
  | { kind: 'idle' }
  | { kind: 'winner'; ceremony: HallCeremony }
  | { kind: 'reveal'; ceremony: HallCeremony }
  | {
      kind: 'floors'
      floors: readonly HallFloor[]
      /** Of the only floor; null where another item is next. */
      nextHeat: HallNextHeat | null
      next: HallNext | null
    }
  | { kind: 'pause'; item: NowItem; minutes: number; next: HallNext | null }
  | { kind: 'next'; delay: number; items: readonly HallNext[] }

/** Older facts are shown to nobody. */
const FRESH_MS = millisecondsInMinute
/** How long a winner stands. */
const WINNER_MS = 3 * millisecondsInMinute
/** How long heats that do not fit together take turns. */
const TURN_MS = 10_000
const MOST_FLOORS = 2
const MOST_NEXT = 4

/** What a screen of one floor knows: that floor, and the ceremonies that are not of another one. */
export function factsOfFloor(facts: HallFacts, floor: string): HallFacts {
  const own = facts.floors.filter((one) => one.floor === floor)
  if (own.length === 0) return facts
  const dances = ({ items }: NowFloor, { group_num }: HallCeremony) =>
    items.some((item) => item.group_num === group_num)
  const ceremonies = facts.ceremonies.filter(
    (one) =>
      own.some((floor) => dances(floor, one)) || !facts.floors.some((floor) => dances(floor, one)),
  )
  return { ...facts, floors: own, ceremonies }
}

/**
 * What the hall's screen shows (docs/rules/stations.md, «The hall's screen»).
 * @param facts null before the first answer
 * @param readAt when they were read, as `now` in milliseconds since the epoch
 */
export function hallScene(facts: HallFacts | null, readAt: number, now: number): HallScene {
  if (facts === null || now - readAt > FRESH_MS) return { kind: 'idle' }
  const { floors, ceremonies } = facts
  const running = floors.flatMap((floor) => {
    const item = itemOnFloor(floor)
    return item ? { floor, item } : []
  })
  const danced = running.filter(({ item }) => item.kind === 'round')
  const ceremony = ceremonies.find((one) => isShown(one, floors, now))
  if (ceremony) return { kind: isOver(ceremony) ? 'winner' : 'reveal', ceremony }
  const ahead = nextItems(floors)
  if (danced.length > 0) {
    const shown = danced.slice(0, MOST_FLOORS)
    const [only] = shown.length === 1 ? shown : []
    return {
      kind: 'floors',
      floors: shown.map(({ floor, item }) =>
        floorNow(floor, item, { now, isAlone: only !== undefined }),
      ),
      nextHeat: only ? nextHeatOn(only.floor) : null,
      next: ahead[0] ?? null,
    }
  }
  const [pause] = running
  if (pause) {
    const left = Date.parse(pause.item.expected_end) - now
    const minutes = Math.max(0, Math.ceil(left / millisecondsInMinute))
    return { kind: 'pause', item: pause.item, minutes, next: ahead[0] ?? null }
  }
  if (ahead.length === 0) return { kind: 'idle' }
  const delay = Math.max(...floors.map((floor) => floor.delay))
  return { kind: 'next', delay, items: ahead.slice(0, MOST_NEXT) }
}

/** All places are shown: the first one is. */
function isOver({ revealed_from_place }: HallCeremony): boolean {
  return revealed_from_place === 1
}

/**
 * A ceremony stands until somebody dances after its last place where its contest danced, or anywhere if that is not known;
 * its winner for some minutes.
 */
function isShown(ceremony: HallCeremony, floors: readonly NowFloor[], now: number): boolean {
  const at = Date.parse(ceremony.revealed_at)
  if (isOver(ceremony) && now - at > WINNER_MS) return false
  const own = floors.filter(({ items }) =>
    items.some((item) => item.group_num === ceremony.group_num),
  )
  return !(own.length > 0 ? own : floors)
    .flatMap(({ items }) => items)
    .some((item) => isDancedSince(item, at))
}

/** Begun since, or with a heat that was let out since: before it is begun, too. */
function isDancedSince({ kind, state, expected_start, rounds }: NowItem, since: number): boolean {
  if (kind === 'round' && state === 'running' && Date.parse(expected_start) > since) return true
  const last = rounds
    .filter((round) => round.is_on_floor)
    .flatMap(releasesOf)
    .at(-1)
  return last !== undefined && Date.parse(last.at) > since
}

function floorNow(
  { floor, items }: NowFloor,
  item: NowItem,
  { now, isAlone }: { now: number; isAlone: boolean },
): HallFloor {
  const { onFloor } = floorHeats({ items })
  const heats = onFloor ? [shownHeat(onFloor)] : item.rounds.flatMap(heatsOf)
  const pages = heats.flatMap((heat) =>
    numberPages(heat.numbers, isAlone).map((page) => ({ heat, page })),
  )
  // Heats take turns where it is not known which one is on.
  const shown = pages[Math.floor(now / TURN_MS) % Math.max(1, pages.length)]
  const [round] = item.rounds
  if (!shown) {
    return { floor, item, role: null, dances: round?.dances ?? [], heat: null, page: null }
  }
  const { role, dances, n, of } = shown.heat
  return { floor, item, role, dances, heat: of > 1 ? { n, of } : null, page: shown.page }
}

function heatsOf(round: NowRound) {
  const { heats, role, dances } = round
  return (heats ?? []).map((numbers, at) => ({
    numbers,
    role,
    dances,
    n: at + 1,
    of: heats?.length ?? 1,
  }))
}

function shownHeat(onFloor: FloorHeat) {
  const { round, heat } = onFloor
  return {
    numbers: numbersOf(onFloor),
    role: round.role,
    dances: dancesOf(onFloor),
    n: heat,
    of: round.heats?.length ?? 1,
  }
}

/** The next heat of the same item. */
function nextHeatOn(floor: NowFloor): HallNextHeat | null {
  const {
    onFloor,
    toCome: [next],
  } = floorHeats(floor)
  if (!onFloor || !next || next.item !== onFloor.item) return null
  const dance = next.dance === onFloor.dance ? null : next.dance
  return { n: next.heat, dance, numbers: numbersOf(next) }
}

/** What is next on all floors, the soonest first. */
function nextItems(floors: readonly NowFloor[]): HallNext[] {
  return floors
    .flatMap((one) =>
      itemsAhead(one).map((item) => ({
        floor: floors.length > 1 ? one.floor : '',
        delay: one.delay,
        item,
      })),
    )
    .toSorted((one, other) => one.item.expected_start.localeCompare(other.item.expected_start))
}
