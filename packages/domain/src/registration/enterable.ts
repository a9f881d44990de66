import { openForLate, takesLateEntries } from '../contest/lateEntry.ts'
import type { RegistrationContest } from '../contest/contest.ts'
import { isPacket, isPass } from '../contest/tags.ts'
import { entryProblems, type ChoiceRules } from './choice.ts'
import type { DancerInput, EntryStatus } from './request.ts'

/** A contest that staff may enter a registration in. */
export interface EnterableContest<T> {
  contest: T
  /** Entries are closed: a reason is asked for (docs/adr/0060). */
  isLate: boolean
  /** The entry that waits there for a place already; null: none. */
  waitingId: number | null
}

interface StoredEntry {
  id: number
  contest_id: string
  status: EntryStatus
}

/**
 * The contests that a registration may still be entered in by staff, by counts and ages and in the order given; late
 * ones as well, and those where it waits while there are heats. Packets and passes are chosen in the registration itself.
 */
export function enterableContests<T extends RegistrationContest>(
  contests: readonly T[],
  dancers: readonly DancerInput[],
  entries: readonly StoredEntry[],
  { event, tags }: Pick<ChoiceRules, 'event' | 'tags'>,
): EnterableContest<T>[] {
  const open = openForLate(contests)
  return contests.flatMap((contest, index): EnterableContest<T>[] => {
    const opened = open[index]
    if (opened === undefined || isPacket(contest) || isPass(contest)) return []
    if (entryProblems(opened, dancers, { event, tags, contests: open }).length > 0) return []
    const isLate = takesLateEntries(contest)
    const own = entries.find(
      ({ contest_id, status }) => contest_id === contest.id && status !== 'withdrawn',
    )
    if (own === undefined) return [{ contest, isLate, waitingId: null }]
    const mayGetPlace = own.status === 'waiting' && isLate && contest.status !== 'closed'
    return mayGetPlace ? [{ contest, isLate, waitingId: own.id }] : []
  })
}
