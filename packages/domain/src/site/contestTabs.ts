import { hasPanel } from '../contest/judged.ts'
import type { Scoring } from '../contest/status.ts'
import { pageAccess, type Visitor } from './pageAccess.ts'
import type { PageName } from './pages.ts'

/** The pages of a contest's day, in the order of its work. */
const dayPages = [
  'contest',
  'contestRounds',
  'contestMarks',
  'contestResult',
  'contestProtocol',
  'contestJournal',
  'contestPaper',
] as const satisfies readonly PageName[]

export type ContestDayPageName = (typeof dayPages)[number]

/**
 * The pages of a contest's day that somebody may open: the tabs of each of them. Without judges there are no rounds, no
 * marks and no places.
 *
 * @param existing the pages that the site has
 * @param contest null while it is not known: then all
 */
export function contestTabs(
  visitor: Visitor,
  eventId: number,
  existing: { has: (name: PageName) => boolean },
  contest: { scoring: Scoring; tags: readonly string[] } | null,
): ContestDayPageName[] {
  const pages = contest === null || hasPanel(contest) ? dayPages : (['contest'] as const)
  return pages.filter(
    (name) => existing.has(name) && pageAccess(visitor, name, { eventId }) === 'pass',
  )
}
