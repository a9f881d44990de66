import { pageAccess, type Visitor } from './pageAccess.ts'
import { sitePages, type PageName } from './pages.ts'

/** An organiser's pages of one event, but for those that stand under another one. */
const organiserPages = (Object.keys(sitePages) as PageName[]).filter((name) =>
  /^\/admin\/events\/:eventId\/[^:/]*\/?$/.test(sitePages[name].path),
)

/**
 * The organiser's pages of an event that somebody may open, in the order of the page table: the tabs of
 * each of them (the side menu has three of them only).
 * @param existing the pages that the site has
 * @param isRunning while the event runs its day comes first
 */
export function eventTabs(
  visitor: Visitor,
  eventId: number,
  existing: { has: (name: PageName) => boolean },
  isRunning = false,
): PageName[] {
  const tabs = organiserPages.filter(
    (name) => existing.has(name) && pageAccess(visitor, name, { eventId }) === 'pass',
  )
  return isRunning ? tabs.toSorted((one, other) => dayFirst(one) - dayFirst(other)) : tabs
}

function dayFirst(name: PageName): number {
  return name === 'eventDay' ? 0 : 1
}
