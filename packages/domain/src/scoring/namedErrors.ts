import type { DanceSheets } from './fileMarks.ts'
import type { FileRound } from './resultFile.ts'
import { ScoringError } from './scoringError.ts'

/** Whose the positions in errors of the engine are. */
interface Named {
  dances: readonly Pick<DanceSheets, 'judges' | 'entries'>[]
}

/**
 * Errors of the engine name positions; here they name the dance, the judge's letter and the start number.
 * @param only the dance that is counted by itself
 */
export function withNames<T>(given: Named, { dances }: FileRound, act: () => T, only?: number): T {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof ScoringError)) throw error
    const { dance, judge, entry, tied, ...rest } = error.where
    const at = only ?? (typeof dance === 'number' ? dance : undefined)
    const entries = given.dances[at ?? 0]?.entries
    throw new ScoringError(error.code, error.message, {
      ...rest,
      ...(at !== undefined && { dance: dances[at] }),
      ...(typeof judge === 'number' && { judge: given.dances[at ?? 0]?.judges[judge] }),
      ...(typeof entry === 'number' && { entry: entries?.[entry] }),
      ...(tied && { tied: tied.map((one) => entries?.[Number(one)] ?? one) }),
    })
  }
}
