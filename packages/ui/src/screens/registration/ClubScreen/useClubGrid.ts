import { closedCells, type ClosedCell } from '@parket/domain/club/cells'
import type { Instant } from '@parket/domain/format/date'
import { useMemo } from 'react'
import type { ClubView } from './clubView.ts'
import { gridOf } from './gridOf.ts'

/** What the grid is made of: columns by sections, and the cells that cannot be ticked. */
export function useClubGrid(view: ClubView, now: Instant) {
  const { event, tags, contests, roster, entries } = view
  const { sections, unavailable } = useMemo(
    () => gridOf({ contests, tags, entries }),
    [contests, tags, entries],
  )
  const columns = useMemo(() => sections.flatMap((section) => section.contests), [sections])
  const closed = useMemo(
    () =>
      new Map(
        columns.map((contest) => [
          contest.id,
          closedCells(contest, roster, { event, tags, contests, now }),
        ]),
      ),
    [columns, roster, event, tags, contests, now],
  )
  return {
    sections,
    columns,
    unavailable,
    /** Why a dancer, by the row, cannot be ticked; null: they can. */
    closedOf: (contestId: string, row: number): ClosedCell | null =>
      closed.get(contestId)?.[row] ?? null,
  }
}
