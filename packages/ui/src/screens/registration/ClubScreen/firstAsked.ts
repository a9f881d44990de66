import { cellKey } from '@parket/domain/club/clubProblems'
import { dancerKey } from '@parket/domain/registration/dancers'
import type { ClubView } from './clubView.ts'

/** The first dancer of whom something is asked, by the row; null where no cell asks for anything. */
export function firstAsked({ roster, contests, problems }: ClubView): number | null {
  const row = roster.findIndex((dancer) =>
    contests.some(({ id }) => Object.hasOwn(problems.cells, cellKey(id, dancerKey(dancer)))),
  )
  return row < 0 ? null : row
}
