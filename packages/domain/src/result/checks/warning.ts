import type { ResultCheckKind } from '../../contest/resultCheckKind.ts'
import type { FileRound } from '../../scoring/resultFile.ts'
import { roundName } from '../../round/name.ts'

/** Something unusual in a result: no fault by itself, and no block. Who makes places public answers it with a word. */
export interface ResultWarning {
  kind: ResultCheckKind
  /** What an answer belongs to: rounds, dances, letters, numbers or ids, whatever the wording. */
  about: readonly (string | number)[]
  /** In Russian. */
  text: string
}

/** «Финал», «Тур надежды 1/4, ведущие». */
export function nameOfRound({ label, type, role }: FileRound): string {
  return roundName({ label, type, role })
}

/** « (Румба, Самба)»; '' where the round has one dance alone. */
export function dancesText(dances: readonly string[], round: Pick<FileRound, 'dances'>): string {
  return round.dances.length === 1 ? '' : ` (${dances.join(', ')})`
}
