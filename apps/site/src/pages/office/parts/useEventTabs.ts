import { isRunning } from '@parket/domain/event/dates'
import { eventTabs } from '@parket/domain/site/eventTabs'
import { fillPath } from '@parket/domain/site/links'
import { sitePages, type PageName } from '@parket/domain/site/pages'
import type { TabNavItem } from '@parket/ui/components/TabNav'
import { useLinks } from '../../../data/address/useLinks.ts'
import { useAuth } from '../../../data/auth/AuthProvider.tsx'
import { useExistingPages } from '../../../data/page/ExistingPages.ts'
import { eventSource } from '../../../data/event/eventSource.ts'
import { usePageData } from '../../../data/page/usePageData.ts'
import { usePageState } from '../../../data/page/PageState.tsx'

/** Tabs from an organiser's page of an event to all the others. */
export function useEventTabs(eventId: number, current: PageName): TabNavItem[] {
  const { team, now } = usePageState()
  const { subject } = useAuth()
  const existing = useExistingPages()
  const links = useLinks()
  const event = usePageData(eventSource(eventId))
  const isEventRunning = event.state === 'ready' && isRunning(event.data.event, now)
  const visitor = { subject, tenantTeamId: team.id }
  return eventTabs(visitor, eventId, existing, isEventRunning).map((name) => ({
    label: existing.get(name) ?? '',
    href: links.keep(fillPath(sitePages[name].path, { eventId })),
    isCurrent: name === current,
  }))
}
