import { gridColumns } from '@parket/domain/club/cells'
import { takesEntries } from '@parket/domain/contest/status'
import type { EventContest } from '../../events/eventData.ts'
import type { ClubView } from './clubView.ts'

/** The columns; contests that take no entries have none, unless somebody is in them already. */
export function gridOf({
  contests,
  tags,
  entries,
}: Pick<ClubView, 'contests' | 'tags' | 'entries'>) {
  const all = gridColumns({ contests, tags })
  const hasColumn = (contest: EventContest) =>
    takesEntries(contest) || entries.some(({ contestId }) => contestId === contest.id)
  return {
    sections: all
      .map(({ section, contests: own }) => ({ section, contests: own.filter(hasColumn) }))
      .filter(({ contests: own }) => own.length > 0),
    unavailable: all.flatMap(({ contests: own }) => own.filter((one) => !hasColumn(one))),
  }
}
