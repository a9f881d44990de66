import type { SheetMarks } from '@parket/domain/marks/sheets'
import type { RoundKind } from '@parket/domain/scoring/resultFile'

import { type Random, seededRandom } from './random.ts'

/** What judges see of a round. */
export interface Danced {
  kind: RoundKind
  dances: readonly string[]
  letters: readonly string[]
  /** Registrations. */
  entries: readonly number[]
  /** How many go on. */
  advance: number
  criteria: readonly { max: number }[]
}

/** A judge's marks of a dance. */
export interface InventedSheet {
  dance: string
  letter: string
  marks: SheetMarks
}

/** How far judges stray from what all of them see. */
const TASTE = 0.25

/** Invents the marks of a round: some dance better than others, and judges see it each in their way. */
export function inventMarks(danced: Danced, seed: number): InventedSheet[] {
  const random = seededRandom(seed)
  const skill = new Map(danced.entries.map((id) => [id, seededRandom(id).next()]))
  return danced.dances.flatMap((dance) =>
    danced.letters.map((letter) => {
      const seen = new Map(
        danced.entries.map((id) => [id, (skill.get(id) ?? 0) + (random.next() - 0.5) * TASTE * 2]),
      )
      return { dance, letter, marks: marksOf(danced, seen, random) }
    }),
  )
}

function marksOf(
  { kind, entries, advance, criteria }: Danced,
  seen: ReadonlyMap<number, number>,
  random: Random,
): SheetMarks {
  const ranked = entries.toSorted((one, other) => (seen.get(other) ?? 0) - (seen.get(one) ?? 0))
  return Object.fromEntries(
    ranked.map((id, at) => {
      switch (kind) {
        case 'crosses':
          return [id, [at < advance ? 1 : 0]]
        case 'callbacks':
          return [id, [at < advance ? 10 : ([4.5, 4.3, 4.2][at - advance] ?? 0)]]
        case 'points':
          return [id, criteria.map(({ max }) => pointsOf(seen.get(id) ?? 0, max, random))]
        case 'skating':
        case 'relative-placement':
          return [id, [at + 1]]
      }
    }),
  )
}

/** Between 60 and 100 percent of the maximum, in tenths. */
function pointsOf(seen: number, max: number, random: Random): number {
  const share = 0.62 + Math.min(1, Math.max(0, seen)) * 0.33 + random.next() * 0.04
  return Math.min(max, Math.round(max * share))
}
