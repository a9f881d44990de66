import { eventTitle } from '@parket/domain/event/title'
import type { EventScreenProps } from '@parket/ui/screens/events/EventScreen'
import { useLinks } from '../data/address/useLinks.ts'
import { missingOf, type Shown } from '../data/page/Shown.ts'
import { usePageData } from '../data/page/usePageData.ts'
import { usePageState } from '../data/page/PageState.tsx'
import { screenView } from '../data/view.ts'
import { eventHomeSource } from './eventHome.ts'
import { eventHomeLinks } from './eventPageLinks.ts'
import { useEventPage } from './useEventPage.ts'
import { useShare } from './useShare.ts'

/**
 * The home of an event.
 * @param title what the window's title says before the event's name
 */
export function useEvent(eventId: number, title = ''): Shown<Omit<EventScreenProps, 'leader'>> {
  const { now, team } = usePageState()
  const links = useLinks()
  const view = usePageData(eventHomeSource(eventId))
  const event = view.state === 'ready' ? view.data.event : null
  useEventPage(eventId, view, title)
  const share = useShare(links.path('event', { eventId }), event ? eventTitle(event) : '')
  return {
    missing: missingOf(view),
    props: {
      view: screenView(view),
      now,
      links: eventHomeLinks(eventId, event, { links, now }),
      organiser: { name: team.name, logoUrl: team.favicon_url ?? team.logo_url },
      share,
    },
  }
}
