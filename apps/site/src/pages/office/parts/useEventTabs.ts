import { isRunning } from '@parket/domain/event/dates'
import { eventTabs } from '@parket/domain/site/eventTabs'
import { fillPath } from '@parket/domain/site/address'
import { sitePages, type PageName } from '@parket/domain/site/pages'
import type { TabNavItem } from '@parket/ui/components/TabNav'
import { can } from '@parket/domain/rights/rights'
import { useQuery } from '@tanstack/react-query'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useExistingPages } from '../../../data/page/ExistingPages.ts'
import { queryClient } from '@parket/react/data/queryClient'
import { registrationFacets } from './registrationFacets.ts'
import { eventSource } from '@parket/react/data/event/eventSource'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageState } from '@parket/react/data/page/PageState'

/** How old the numbers in the tabs may be, ms. */
const COUNT_STALE_MS = 60_000

/** Tabs from an organiser's page of an event to all the others. */
export function useEventTabs(eventId: number, current: PageName): TabNavItem[] {
  const { team, now } = usePageState()
  const { subject } = useAuth()
  const existing = useExistingPages()
  const links = useLinks()
  const event = usePageData(eventSource(eventId))
  const isEventRunning = event.state === 'ready' && isRunning(event.data.event, now)
  const contests = event.state === 'ready' ? event.data.contests.length : 0
  const { data: facets } = useQuery(
    {
      ...registrationFacets(eventId),
      enabled: can(subject, 'registrations.view', { teamId: team.id, eventId }),
      // It stands beside a word: nobody acts on it.
      staleTime: COUNT_STALE_MS,
    },
    queryClient,
  )
  const counts = new Map<PageName, number>([
    ['eventContests', contests],
    ['eventRegistrations', facets?.total ?? 0],
  ])
  const visitor = { subject, tenantTeamId: team.id }
  function tabOf(name: PageName): TabNavItem {
    const tab = {
      label: existing.get(name) ?? '',
      href: links.keep(fillPath(sitePages[name].path, { eventId })),
      isCurrent: name === current,
    }
    const count = counts.get(name) ?? 0
    return count === 0 ? tab : { ...tab, count }
  }
  return eventTabs(visitor, eventId, existing, isEventRunning).map(tabOf)
}
