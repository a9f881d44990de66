import { judgedPairs } from '../scoring/judgeRound.ts'

/** Who dances a round, one by one. */
export interface DancedEntry {
  registration_id: number
  start_number: number
  dancers: readonly string[]
  status: 'danced' | 'not_present' | 'withdrawn' | 'disqualified'
}

/** A leader and a follower of a final of pairs, by registration. */
export interface DancedPair {
  leader_id: number
  follower_id: number
  /** False where it counts for one of them only: the other is scored in another pair. */
  scored: boolean
}

/** A line of a judge's sheet: an entry, or a pair by the number of one of them. */
export type MarkedRow<Entry extends DancedEntry> = Entry & {
  /** In a pair who dances with them; null: they dance alone. */
  partner: Entry | null
}

/** Which registration's number a pair's marks use, and for whom they count. */
export interface MarkedPair {
  /**
   * «Marks of a couple stand by the leader's number» (docs/rules/scoring.md, «Open result file»); where the leader
   * repeats, by the follower's.
   */
  registration_id: number
  registrations: number[]
}

/**
 * Who is marked in a round of pairs, in their order.
 *
 * @param dancing registrations that have not left; a pair of which both have is not marked
 */
export function markedPairs(
  pairs: readonly DancedPair[],
  dancing: readonly number[],
): MarkedPair[] {
  const named = pairs.map(({ leader_id, follower_id, scored }) => ({
    leader: leader_id,
    follower: follower_id,
    scored,
  }))
  return judgedPairs({ pairs: named }, dancing.map(String)).map(({ key, numbers }) => ({
    registration_id: Number(key),
    registrations: numbers.map(Number),
  }))
}

/**
 * The lines of a round's sheet in its order: its entries, or in a final of pairs the pairs. A pair has left
 * when those have for whom it counts: then nobody is placed by its mark.
 */
export function markedRows<Entry extends DancedEntry>(
  entries: readonly Entry[],
  pairs: readonly DancedPair[],
): MarkedRow<Entry>[] {
  if (pairs.length === 0) return entries.map((entry) => ({ ...entry, partner: null }))
  const byId = new Map(entries.map((entry) => [entry.registration_id, entry]))
  const everybody = pairs.flatMap(({ leader_id, follower_id }) => [leader_id, follower_id])
  const dancing = entries.filter(({ status }) => status === 'danced')
  const needed = new Set(
    markedPairs(
      pairs,
      dancing.map(({ registration_id }) => registration_id),
    ).map(({ registration_id }) => registration_id),
  )
  return markedPairs(pairs, everybody).flatMap(({ registration_id: id }, at) => {
    const { leader_id, follower_id } = pairs[at] as DancedPair
    const [entry, partner] = [id, id === leader_id ? follower_id : leader_id].map((one) =>
      byId.get(one),
    )
    if (!entry || !partner) return []
    return [{ ...entry, status: needed.has(id) ? ('danced' as const) : entry.status, partner }]
  })
}
