import { mapLink } from '@parket/domain/event/mapLink'
import { eventTitle } from '@parket/domain/event/title'
import type { EventScreenProps } from '@parket/ui/screens/events/EventScreen'
import { useLinks } from '../data/address/useLinks.ts'
import { missingOf, type Shown } from '../data/page/Shown.ts'
import { usePageData } from '../data/page/usePageData.ts'
import { usePageState } from '../data/page/PageState.tsx'
import { screenView } from '../data/view.ts'
import { eventHomeSource } from './eventHome.ts'
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
  const pages = useEventPage(eventId, view, title)
  const share = useShare(
    links.path('event', { eventId }),
    view.state === 'ready' ? eventTitle(view.data.event) : '',
  )
  return {
    missing: missingOf(view),
    props: {
      view: screenView(view),
      now,
      links: {
        registration: links.to('selectRegistration', { eventId }),
        change: links.to('selectRegistration', { eventId }, { find: 1 }),
        events: links.to('events'),
        enter: ({ group_num, min_count, max_count }) => {
          const count = `${min_count},${max_count}`
          return links.to('register', { eventId }, { count, contest: group_num })
        },
        result: (groupNum) => links.to('contestResults', { eventId, groupNum }),
        map: view.state === 'ready' ? mapLink(view.data.event) : null,
        pages,
      },
      organiser: { name: team.name, logoUrl: team.favicon_url ?? team.logo_url },
      share,
    },
  }
}
