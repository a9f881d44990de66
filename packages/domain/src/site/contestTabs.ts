import { pageAccess, type Visitor } from './pageAccess.ts'
import type { PageName } from './pages.ts'

/** The pages of a contest's day, in the order of its work. */
const dayPages = [
  'contest',
  'contestRounds',
  'contestMarks',
  'contestResult',
  'contestProtocol',
  'contestPaper',
] as const satisfies readonly PageName[]

export type ContestDayPageName = (typeof dayPages)[number]

/**
 * The pages of a contest's day that somebody may open: the tabs of each of them.
 * @param existing the pages that the site has
 */
export function contestTabs(
  visitor: Visitor,
  eventId: number,
  existing: { has: (name: PageName) => boolean },
): ContestDayPageName[] {
  return dayPages.filter(
    (name) => existing.has(name) && pageAccess(visitor, name, { eventId }) === 'pass',
  )
}
