import { millisecondsInMinute } from 'date-fns/constants'
import {
  dancesOf,
  floorHeats,
  heatLength,
  isBehind,
  isToDance,
  type FloorHeats,
} from './floorHeats.ts'
import type { NowFloor, NowItem, NowRound } from './now.ts'

/** A number's way onto the floor. Moments are in milliseconds since the epoch. */
export interface Appearance {
  number: number
  item: NowItem
  floor: string
  /** From 1; null where the heats are not drawn or not public yet. */
  heat: number | null
  heats: number | null
  /** In their order; none while they are not known. */
  dances: readonly string[]
  /** Which of them is danced then; empty where that is not known. */
  next: readonly string[]
  /** Those of `dances` that they have behind them. */
  danced: readonly string[]
  /** They dance there only if they go on from the round before. */
  isIfGoingOn: boolean
  isOn: boolean
  /** How many heats go out before theirs; null where the marshal has not said so. */
  heatsBefore: number | null
  expected: number
  from: number
  to: number
  /** How long a heat dances one dance by the plan, in milliseconds. */
  danceLength: number
}

/** People come a little early; a plan is right to a tenth of what lies before it, and to two minutes at best. */
const EARLY = millisecondsInMinute
const LATE_AT_LEAST = 2 * millisecondsInMinute
const LATE_SHARE = 0.1

/**
 * When start numbers dance today, the next one first (docs/rules/operating.md, «Now»): their heats of rounds that run
 * or lie ahead, and later rounds of their contests while they may still go on.
 *
 * @param now milliseconds since the epoch
 */
export function appearancesOf(
  numbers: readonly number[],
  floors: readonly NowFloor[],
  now: number,
): Appearance[] {
  const items = floors.flatMap(({ items }) => items)
  return floors
    .flatMap(({ floor, items: own }) => {
      const heats = floorHeats({ items: own })
      return own
        .filter((item) => item.kind === 'round' && isToDance(item))
        .flatMap((item) =>
          numbers.flatMap(
            (number) => appearanceIn({ number, item, floor, heats, items, now }) ?? [],
          ),
        )
    })
    .toSorted((one, other) => one.expected - other.expected)
}

interface Place {
  number: number
  item: NowItem
  floor: string
  /** Of the floor. */
  heats: FloorHeats
  /** Of all floors. */
  items: readonly NowItem[]
  now: number
}

function appearanceIn(place: Place): Appearance | null {
  const { number, item, floor, items, now } = place
  const round = item.rounds.find(({ heats }) => heats?.some((heat) => heat.includes(number)))
  if (!round && !mayGoOn(number, item, items)) return null
  const heat = round?.heats ? round.heats.findIndex((one) => one.includes(number)) + 1 : null
  const turn = round && heat !== null ? turnOf(place, round, heat) : byClock(item, null, 1)
  if (turn === null) return null
  const { expected } = turn
  const wait = Math.max(0, expected - now)
  return {
    number,
    item,
    floor,
    heat,
    heats: round?.heats?.length ?? null,
    dances: round?.dances ?? [],
    isIfGoingOn: !round,
    ...turn,
    isOn: turn.isOn ?? (item.state === 'running' && now >= expected),
    // Nobody is called before the planned hour.
    from: Math.max(Date.parse(item.start), expected - EARLY),
    to: expected + Math.max(LATE_AT_LEAST, wait * LATE_SHARE),
    danceLength: danceLength(item, round ?? null),
  }
}

/** How long a heat dances one dance by the plan, in milliseconds. */
function danceLength(item: NowItem, round: NowRound | null): number {
  const dances = (round?.heats?.length ?? 1) * Math.max(1, round?.dances.length ?? 1)
  return (Date.parse(item.expected_end) - Date.parse(item.expected_start)) / dances
}

/** When somebody dances in a round; `isOn` is null where the clock alone tells. */
interface Turn extends Pick<Appearance, 'next' | 'danced' | 'heatsBefore' | 'expected'> {
  isOn: boolean | null
}

/** As the plan has it: heats go out dance by dance, each as long as the others. */
function byClock(item: NowItem, round: NowRound | null, heat: number): Turn {
  const expected = Date.parse(item.expected_start) + (heat - 1) * danceLength(item, round)
  return { next: [], danced: [], heatsBefore: null, isOn: null, expected }
}

/** As the marshal lets heats out, else by the clock; null: they danced all of theirs. */
function turnOf({ heats, item, now }: Place, round: NowRound, heat: number): Turn | null {
  const { onFloor, since, toCome } = heats
  const isOwn = (one: { round: NowRound; heat: number }) => one.round === round && one.heat === heat
  const danced = round.dances.filter((dance) => isBehind({ round, dance, heat }))
  if (onFloor && isOwn(onFloor)) {
    const next = dancesOf(onFloor)
    const behind = danced.filter((dance) => !next.includes(dance))
    return { next, danced: behind, heatsBefore: null, isOn: true, expected: since }
  }
  const at = toCome.findIndex(isOwn)
  const own = toCome[at]
  if (onFloor && own) {
    // What takes longer than planned ends at any moment.
    const free = Math.max(now, since + heatLength(onFloor.item))
    const before = toCome.slice(0, at).reduce((sum, one) => sum + heatLength(one.item), 0)
    const expected = Math.max(Date.parse(item.start), free + before)
    return { next: dancesOf(own), danced, heatsBefore: at, isOn: false, expected }
  }
  const most = round.heats?.length === 1 ? 1 : round.dances.length
  if (danced.length > 0 && danced.length >= most) return null
  const turn = byClock(item, round, heat)
  // What was left halfway goes on at any moment.
  const expected = item.state === 'over' ? Math.max(now, turn.expected) : turn.expected
  return { ...turn, danced, expected }
}

/** Whether a number that danced an earlier round of the contest may dance this one, whose heats nobody knows yet. */
function mayGoOn(number: number, item: NowItem, items: readonly NowItem[]): boolean {
  const isOpen = item.rounds.length === 0 || item.rounds.some(({ heats }) => heats === null)
  const { round_index: index } = item
  if (!isOpen || index === null) return false
  const before = items
    .filter(({ group_num }) => group_num === item.group_num)
    .flatMap(({ round_index, rounds }) =>
      round_index === null ? [] : [{ index: round_index, rounds }],
    )
    .filter((one) => one.index > index)
    .toSorted((one, other) => one.index - other.index)
    .flatMap(({ rounds }) => rounds.filter((round) => isKnownIn(number, round)))
  const [last] = before
  return last !== undefined && (last.goes_on?.includes(number) ?? true)
}

function isKnownIn(number: number, { heats }: NowRound): boolean {
  return heats?.some((heat) => heat.includes(number)) ?? false
}

/**
 * How many heats go before somebody's: 0: they are next. By the marshal's word, else by the clock. Null where it is not time
 * to say so yet, or it is too late.
 *
 * @param now milliseconds since the epoch
 */
export function heatsBefore(
  { expected, danceLength, heatsBefore: known, isOn, isIfGoingOn }: Appearance,
  now: number,
): 0 | 1 | null {
  if (isOn || isIfGoingOn) return null
  const byTime = Math.max(0, expected - now) / Math.max(danceLength, millisecondsInMinute)
  const heats = known ?? Math.floor(byTime)
  return heats === 0 || heats === 1 ? heats : null
}

/** Whole minutes until somebody is expected on the floor; negative where that has passed. */
export function minutesUntil({ expected }: Pick<Appearance, 'expected'>, now: number): number {
  return Math.round((expected - now) / millisecondsInMinute)
}
