import { seededRandom, shuffle, type Seed } from './random.ts'
import { ScoringError } from './scoringError.ts'

/** A leader and a follower who dance together. */
export interface Partners {
  leader: string
  follower: string
}

export interface Pair extends Partners {
  /**
   * False where it counts for one of them only: whoever dances it is scored in another pair, the
   * partner in this one.
   */
  scored: boolean
}

export interface PairingOptions {
  /** Stored and published with the pairs: the same seed gives the same pairs. */
  seed: Seed
  /** Pairs that have danced already; they dance again only when all others have. */
  danced?: readonly Partners[]
  /** Pairs that never dance together. */
  forbidden?: readonly Partners[]
}

/** One more dance of somebody of the smaller role. */
interface Slot {
  id: string
  isRepeat: boolean
}

/**
 * Draws the pairs of a Jack & Jill final (docs/rules/rounds-and-heats.md, «Pairs of a final»): «random from a stored
 * seed, no partner twice until all are used; the smaller role repeats, fewest repeats first, the scored pass
 * marked; forbidden pairs honoured». Everybody of the larger role dances once, those of the smaller
 * one as evenly as it goes; the first pair of who repeats is scored for both.
 *
 * @returns in the order of the draw; `[]` when a role has nobody
 * @throws ScoringError `repeated_entry`; `no_pairing` when forbidden pairs leave somebody alone
 * @public
 */
export function drawPairs(
  leaders: readonly string[],
  followers: readonly string[],
  { seed, danced = [], forbidden = [] }: PairingOptions,
): Pair[] {
  checkOnce([...leaders, ...followers])
  const isFewerLeaders = leaders.length < followers.length
  const [few, many] = isFewerLeaders ? [leaders, followers] : [followers, leaders]
  if (few.length === 0) return []

  const random = seededRandom(seed)
  const slots = slotsOf(few, many.length, danced, random)
  const together =
    ({ id }: Slot, other: string) =>
    (pair: Partners) =>
      isFewerLeaders
        ? pair.leader === id && pair.follower === other
        : pair.leader === other && pair.follower === id
  const timesDanced = (slot: Slot, other: string) => danced.filter(together(slot, other)).length
  const mayDance = (slot: Slot, other: string) => !forbidden.some(together(slot, other))

  const most = danced.length
  for (let times = 0; times <= most; times += 1) {
    const partners = match(slots, shuffle(many, random), (slot, other) => {
      return mayDance(slot, other) && timesDanced(slot, other) <= times
    })
    const firstDances = [...partners.values()].filter(({ isRepeat }) => !isRepeat)
    if (partners.size < many.length || firstDances.length < few.length) continue
    const pairs = [...partners].map(([other, { id, isRepeat }]) => {
      const [leader, follower] = isFewerLeaders ? [id, other] : [other, id]
      return { leader, follower, scored: !isRepeat }
    })
    return shuffle(pairs, random)
  }
  throw new ScoringError('no_pairing', 'The forbidden pairs leave somebody without a partner', {
    forbidden,
  })
}

function checkOnce(ids: readonly string[]): void {
  const repeated = ids.find((id, at) => ids.indexOf(id) !== at)
  if (repeated !== undefined) {
    throw new ScoringError('repeated_entry', `Entry ${repeated} comes twice`, { id: repeated })
  }
}

/**
 * Dances of the smaller role, the most wanted first: one for each, then repeats, and of repeats those
 * of whoever has danced least. There are more than are needed: forbidden pairs may rule some out.
 */
function slotsOf(
  few: readonly string[],
  needed: number,
  danced: readonly Partners[],
  random: () => number,
): Slot[] {
  const dancesOf = (id: string) =>
    danced.filter(({ leader, follower }) => leader === id || follower === id).length
  const order = shuffle(few, random).sort((one, other) => dancesOf(one) - dancesOf(other))
  const rounds = Math.ceil(needed / few.length)
  return Array.from({ length: rounds }, (_, round) =>
    order.map((id) => ({ id, isRepeat: round > 0 })),
  ).flat()
}

/**
 * Gives slots, in their order, partners they may dance with, as far as partners go (Kuhn's augmenting
 * paths: a slot that is given a partner keeps one, so earlier slots come before later ones).
 */
function match(
  slots: readonly Slot[],
  partners: readonly string[],
  isAllowed: (slot: Slot, partner: string) => boolean,
): Map<string, Slot> {
  const slotOf = new Map<string, Slot>()
  for (const slot of slots) give(slot, new Set())
  return slotOf

  function give(slot: Slot, asked: Set<string>): boolean {
    const allowed = partners.filter((partner) => isAllowed(slot, partner) && !asked.has(partner))
    const free = allowed.find((partner) => !slotOf.has(partner))
    if (free !== undefined) {
      slotOf.set(free, slot)
      return true
    }
    return allowed.some((partner) => {
      if (asked.has(partner)) return false
      asked.add(partner)
      if (!give(slotOf.get(partner) as Slot, asked)) return false
      slotOf.set(partner, slot)
      return true
    })
  }
}
