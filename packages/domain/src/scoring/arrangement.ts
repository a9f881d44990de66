import { shuffle } from './random.ts'

/** An entry to be put into a heat. */
export interface HeatCandidate {
  id: string
  /** Keys that should stand once in a heat: its dancers. */
  keepApart: ReadonlySet<string | number>
  /** Key that should be spread evenly. */
  group: string | null
}

/** What entries of one heat should not share, and what it costs when they do. */
interface Token {
  key: string
  weight: number
  /** How often it occurs in all pieces. */
  total: number
}

/** An entry, or a blank that fills a heat. */
interface Piece {
  id: string | null
  group: string | null
  tokens: Token[]
}

/** Even sizes come before dancers, dancers before groups: one clash costs more than all of the next kind. */
const weights = { group: 1, dancer: 1e6, blank: 1e12 } as const

/** How many deals are tried before the best one is taken. */
const attempts = 40

/**
 * Deals entries into heats of sizes that differ by at most one, so that entries with a dancer in
 * common are in different heats and groups are spread evenly. Dealing group by group spreads every
 * group evenly; entries that then clash are exchanged with others. When clashes are left, another deal
 * is tried: to separate all of them is graph colouring, so the best of many deals is taken.
 *
 * @param taken keys that stand in each heat already: dancers who are on another floor then
 */
export function dealHeats(
  entries: readonly HeatCandidate[],
  taken: readonly (readonly (string | number)[])[],
  random: () => number,
): string[][] {
  const heatCount = taken.length
  const pieces = toPieces(entries, taken)
  const away = taken.map((keys) => keys.map(dancerKeyOf))
  const least = leastCost(pieces, heatCount)
  let best = new Arrangement(pieces, away, random)
  for (let attempt = 1; attempt < attempts && best.cost > least; attempt += 1) {
    const other = new Arrangement(pieces, away, random)
    if (other.cost < best.cost) best = other
  }
  return best.heats()
}

/**
 * Entries, and blanks that fill the heats up to one size, at most one in each: moving an entry is
 * exchanging it with a blank.
 */
function toPieces(
  entries: readonly HeatCandidate[],
  taken: readonly (readonly (string | number)[])[],
): Piece[] {
  const heatCount = taken.length
  const tokens = new Map<string, Token>()
  const token = (key: string, weight: number): Token => {
    const known = tokens.get(key) ?? { key, weight, total: 0 }
    known.total += 1
    tokens.set(key, known)
    return known
  }
  const dancer = (id: string | number) => token(dancerKeyOf(id), weights.dancer)
  for (const id of taken.flat()) dancer(id)
  const blanks = (heatCount - (entries.length % heatCount)) % heatCount
  return [
    ...entries.map(({ id, group, keepApart }) => {
      const own = [...keepApart].map(dancer)
      return { id, group, tokens: group ? own.concat(token(`group ${group}`, weights.group)) : own }
    }),
    ...Array.from({ length: blanks }, () => ({
      id: null,
      group: null,
      tokens: [token('blank', weights.blank)],
    })),
  ]
}

function dancerKeyOf(id: string | number): string {
  return `dancer ${id}`
}

/** The cost below which no arrangement can go: every token spread as evenly as its number allows. */
function leastCost(pieces: readonly Piece[], heatCount: number): number {
  let cost = 0
  for (const { weight, total } of new Set(pieces.flatMap(({ tokens }) => tokens))) {
    const fewer = Math.floor(total / heatCount)
    const larger = total % heatCount
    cost += weight * (larger * pairs(fewer + 1) + (heatCount - larger) * pairs(fewer))
  }
  return cost
}

function pairs(count: number): number {
  return (count * (count - 1)) / 2
}

/** How often each key stands in a heat. */
type Heat = Map<string, number>

/** A piece and the heat it is in. */
interface Seat {
  piece: Piece
  heat: Heat
}

/** One deal, improved by exchanges as far as they help. `cost` is the weight of all pairs that clash. */
class Arrangement {
  cost = 0
  readonly #heats: readonly Heat[]
  readonly #seats: readonly Seat[]

  /** @param away keys that stand in each heat already */
  constructor(
    pieces: readonly Piece[],
    away: readonly (readonly string[])[],
    random: () => number,
  ) {
    this.#heats = away.map((keys) => {
      const heat: Heat = new Map()
      for (const key of keys) heat.set(key, countIn(heat, key) + 1)
      return heat
    })
    const dealt = dealingOrder(pieces, random)
    this.#seats = this.#heats.flatMap((heat, index) =>
      dealt.filter((_, at) => at % this.#heats.length === index).map((piece) => ({ piece, heat })),
    )
    for (const { piece, heat } of this.#seats) this.#put(piece, heat)
    while (this.#improve());
  }

  /** Ids heat by heat. */
  heats(): string[][] {
    return this.#heats.map((heat) =>
      this.#seats.flatMap((seat) =>
        seat.heat === heat && seat.piece.id !== null ? [seat.piece.id] : [],
      ),
    )
  }

  /** Exchanges each clashing piece for the one that helps most; whether any exchange helped. */
  #improve(): boolean {
    let hasImproved = false
    for (const seat of this.#seats) {
      if (this.#isClashing(seat) && this.#exchangeForBest(seat)) hasImproved = true
    }
    return hasImproved
  }

  /** Whether one of a piece's tokens is in this heat more often than spread evenly. */
  #isClashing({ piece, heat }: Seat): boolean {
    return piece.tokens.some(
      ({ key, total }) => countIn(heat, key) > Math.ceil(total / this.#heats.length),
    )
  }

  #exchangeForBest(seat: Seat): boolean {
    let least = this.cost
    let partner: Seat | null = null
    for (const other of this.#seats) {
      if (other.heat === seat.heat) continue
      this.#exchange(seat, other)
      if (this.cost < least) {
        least = this.cost
        partner = other
      }
      this.#exchange(seat, other)
    }
    if (partner === null) return false
    this.#exchange(seat, partner)
    return true
  }

  #exchange(one: Seat, other: Seat): void {
    const { heat } = one
    this.#take(one.piece, heat)
    this.#take(other.piece, other.heat)
    one.heat = other.heat
    other.heat = heat
    this.#put(one.piece, one.heat)
    this.#put(other.piece, other.heat)
  }

  #put({ tokens }: Piece, heat: Heat): void {
    for (const { key, weight } of tokens) {
      const met = countIn(heat, key)
      this.cost += weight * met
      heat.set(key, met + 1)
    }
  }

  #take({ tokens }: Piece, heat: Heat): void {
    for (const { key, weight } of tokens) {
      const left = countIn(heat, key) - 1
      this.cost -= weight * left
      heat.set(key, left)
    }
  }
}

function countIn(heat: Heat, key: string): number {
  return heat.get(key) ?? 0
}

/** Group after group, both in random order; those without a group, then the blanks, come last. */
function dealingOrder(pieces: readonly Piece[], random: () => number): Piece[] {
  const isBlank = ({ id }: Piece) => id === null
  const blanks = pieces.filter(isBlank)
  const others = shuffle(
    pieces.filter((piece) => !isBlank(piece)),
    random,
  )
  const grouped = Map.groupBy(
    others.filter(({ group }) => group),
    ({ group }) => group,
  )
  const single = others.filter(({ group }) => !group)
  return [...shuffle([...grouped.values()], random).flat(), ...single, ...blanks]
}
