import { judgedPairs } from './judgeRound.ts'
import type { FileRound } from './resultFile.ts'

/**
 * With whom each danced a final of pairs, by start number: of who danced in several pairs in the one that
 * counts for them.
 *
 * @returns none of a round that is not danced by pairs
 */
export function partnersIn({ pairs }: Pick<FileRound, 'pairs'>): Map<number, number> {
  const everybody = pairs.flatMap(({ leader, follower }) => [String(leader), String(follower)])
  const counted = judgedPairs({ pairs }, everybody)
  return new Map(
    pairs.flatMap(({ leader, follower }, at) =>
      (counted[at]?.numbers ?? []).map((number) =>
        Number(number) === leader ? ([leader, follower] as const) : ([follower, leader] as const),
      ),
    ),
  )
}
