import { roundName } from '@parket/domain/round/name'
import type { ShownResult } from './resultData.ts'

/** The rounds that were judged by others than the contest: «Финал», and who judged it. */
export function roundPanels({
  rounds,
}: Pick<ShownResult, 'rounds'>): { title: string; judges: ShownResult['panel'] }[] {
  return rounds.flatMap((round) =>
    round.panel === undefined ? [] : [{ title: roundName(round), judges: round.panel }],
  )
}
