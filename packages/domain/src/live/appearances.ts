import { millisecondsInMinute } from 'date-fns/constants'

/** A round of what is on, as everybody may know it. */
export interface NowRound {
  role: 'leader' | 'follower' | null
  type: 'main' | 'hope' | 'redance'
  dances: readonly string[]
  /** Start numbers; null while it is not public who dances. */
  heats: readonly (readonly number[])[] | null
  /** Null while it is not published. */
  goes_on: readonly number[] | null
}

/** An item of the day; its times are ISO instants. */
export interface NowItem {
  id: number
  kind: 'round' | 'break' | 'ceremony'
  title: string
  group_num: number | null
  round_index: number | null
  state: 'ahead' | 'running' | 'over' | 'skipped'
  start: string
  expected_start: string
  expected_end: string
  rounds: readonly NowRound[]
  result: 'none' | 'waiting' | 'published'
}

export interface NowFloor {
  floor: string
  /** Minutes; negative where it is early. */
  delay: number
  items: readonly NowItem[]
}

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
  /** They dance there only if they go on from the round before. */
  isIfGoingOn: boolean
  isOn: boolean
  expected: number
  from: number
  to: number
  /** How long one heat takes, in milliseconds. */
  heatLength: number
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
    .flatMap(({ floor, items: own }) =>
      own
        .filter(({ kind, state }) => kind === 'round' && (state === 'ahead' || state === 'running'))
        .flatMap((item) =>
          numbers.flatMap((number) => appearanceIn({ number, item, floor, items, now }) ?? []),
        ),
    )
    .toSorted((one, other) => one.expected - other.expected)
}

interface Place {
  number: number
  item: NowItem
  floor: string
  /** Of all floors. */
  items: readonly NowItem[]
  now: number
}

function appearanceIn({ number, item, floor, items, now }: Place): Appearance | null {
  const round = item.rounds.find(({ heats }) => heats?.some((heat) => heat.includes(number)))
  if (!round && !mayGoOn(number, item, items)) return null
  const [start, end] = [Date.parse(item.expected_start), Date.parse(item.expected_end)]
  const heats = round?.heats ?? null
  const at = heats?.findIndex((heat) => heat.includes(number)) ?? 0
  const danced = (heats?.length ?? 1) * Math.max(1, round?.dances.length ?? 1)
  const heatLength = (end - start) / danced
  const expected = start + at * heatLength
  const wait = Math.max(0, expected - now)
  return {
    number,
    item,
    floor,
    heat: heats && at + 1,
    heats: heats && heats.length,
    dances: round?.dances ?? [],
    isIfGoingOn: !round,
    isOn: item.state === 'running' && now >= expected,
    expected,
    // Nobody is called before the planned hour.
    from: Math.max(Date.parse(item.start), expected - EARLY),
    to: expected + Math.max(LATE_AT_LEAST, wait * LATE_SHARE),
    heatLength,
  }
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
 * How many heats go before somebody's, by the clock: 0: they are next. Null where it is not time to say so yet, or it is
 * too late.
 *
 * @param now milliseconds since the epoch
 */
export function heatsBefore(
  { expected, heatLength, isOn, isIfGoingOn }: Appearance,
  now: number,
): 0 | 1 | null {
  if (isOn || isIfGoingOn) return null
  const heats = Math.floor(Math.max(0, expected - now) / Math.max(heatLength, millisecondsInMinute))
  return heats === 0 || heats === 1 ? heats : null
}

/** Whole minutes until somebody is expected on the floor; negative where that has passed. */
export function minutesUntil({ expected }: Pick<Appearance, 'expected'>, now: number): number {
  return Math.round((expected - now) / millisecondsInMinute)
}
