import { placeRange, type PlaceRange } from './places.ts'

/** What became of an entry in a round (docs/rules/rounds-and-heats.md, «Who is in a round»). */
export type RoundEntryStatus = 'danced' | 'not_present' | 'withdrawn' | 'disqualified'

/** A round that has been judged, as far as places over the whole contest need it. */
export interface JudgedRound {
  entries: readonly {
    id: string
    status: RoundEntryStatus
    /** Orders those who danced: the smaller first, equal ones share. */
    rank: number
  }[]
  /**
   * Whether those who danced it last are placed by rank: the final, and earlier rounds where the
   * contest says so. Else they share.
   */
  isRanked: boolean
}

/**
 * The places of a contest over all its rounds: «Those who left before the final have places too, shared
 * as a range by round»; in each round «the not present are after all who danced», the withdrawn with
 * them, «the disqualified have no place» (docs/rules/rounds-and-heats.md, «Who is in a round»).
 *
 * @param rounds in the order they were danced; a later round of the same entries (a redance, the hope
 *   round) takes the place of the earlier
 * @returns by id, the best first; without the disqualified
 */
export function placeOverRounds(rounds: readonly JudgedRound[]): Map<string, PlaceRange> {
  const places = new Map<string, PlaceRange>()
  const seen = new Set<string>()
  for (const { entries, isRanked } of rounds.toReversed()) {
    const here = entries.filter(({ id }) => !seen.has(id))
    for (const { id } of here) seen.add(id)
    const danced = here.filter(({ status }) => status === 'danced')
    const ranked = Map.groupBy(danced, ({ rank }) => (isRanked ? rank : 0))
    const absent = here.filter(({ status }) => status === 'not_present' || status === 'withdrawn')
    const groups = [...ranked].sort(([one], [other]) => one - other).map(([, group]) => group)
    for (const group of [...groups, absent]) {
      const range = placeRange(places.size + 1, group.length)
      for (const { id } of group) places.set(id, range)
    }
  }
  return places
}
