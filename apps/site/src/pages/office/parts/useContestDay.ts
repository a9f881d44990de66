import { contestTabs, type ContestDayPageName } from '@parket/domain/site/contestTabs'
import { fillPath } from '@parket/domain/site/address'
import { sitePages } from '@parket/domain/site/pages'
import { hasPanel } from '@parket/domain/contest/judged'
import { numberedTitle } from '@parket/domain/contest/title'
import { problemText } from '@parket/domain/problems/catalogue'
import type { ContestDayFrame } from '@parket/ui/layouts/ContestDayPage'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useSelectEvent } from '@parket/react/data/event/CurrentEvent'
import { eventPageTitle } from '@parket/react/data/event/eventPageTitle'
import { eventSource, type Contest, type EventData } from '@parket/react/data/event/eventSource'
import { useExistingPages } from '../../../data/page/ExistingPages.ts'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageState } from '@parket/react/data/page/PageState'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { queryClient } from '@parket/react/data/queryClient'
import type { View } from '@parket/react/data/view'
import { dayKey } from './eventDay.ts'
import { useEventTabs } from './useEventTabs.ts'

export interface ContestDay {
  eventId: number
  groupNum: number
  frame: ContestDayFrame
  /** The event with the contest that the address names. */
  view: View<EventData & { contest: Contest }>
  /** Null until it has come. */
  contest: Contest | null
  /** Of the event: what is dated on its pages. */
  timeZone: string
  /** Reads everything of the event anew: the contest's status follows its rounds, and the day its sheets. */
  refetch: () => Promise<void>
}

/** What the pages of a contest's day have in common: the contest of the address and the tabs between them. */
export function useContestDay(
  { params, title }: Pick<PageProps, 'params' | 'title'>,
  current: ContestDayPageName,
): ContestDay {
  const eventId = Number(params['eventId'])
  const groupNum = Number(params['groupNum'])
  const links = useLinks()
  const { user, subject } = useAuth()
  const { team } = usePageState()
  const existing = useExistingPages()
  const onLogin = useLoginDialog()
  const source = usePageData(eventSource(eventId))
  const tabs = useEventTabs(eventId, 'eventContests')
  const data = source.state === 'ready' ? source.data : null
  const contest = data?.contests.find(({ group_num }) => group_num === groupNum) ?? null
  const refetch = () => {
    // «День» leads on by what is missing: shown as it was, even for a moment, it would lead to what has just been done.
    queryClient.removeQueries({ queryKey: dayKey(eventId), type: 'inactive' })
    return queryClient.invalidateQueries({ queryKey: ['event', eventId] })
  }
  useSelectEvent(data?.event ?? null)
  usePageTitle(
    data && eventPageTitle(data.event, contest ? `${numberedTitle(contest)}, ${title}` : title),
  )
  const address = { eventId, groupNum }
  const pages = contestTabs({ subject, tenantTeamId: team.id }, eventId, existing, contest)
  function viewOfContest(known: EventData): ContestDay['view'] {
    if (!contest) {
      const message = problemText('contest_not_found')
      return { state: 'notFound', message, onRetry: () => void refetch() }
    }
    return { state: 'ready', data: { ...known, contest } }
  }
  return {
    eventId,
    groupNum,
    contest,
    view: source.state === 'ready' ? viewOfContest(source.data) : source,
    timeZone: data?.event.time_zone ?? 'Europe/Moscow',
    refetch,
    frame: {
      contest,
      event: data?.event ?? null,
      tabs,
      dayTabs: pages.map((name) => ({
        label: existing.get(name) ?? '',
        href: links.keep(fillPath(sitePages[name].path, address)),
        isCurrent: name === current,
      })),
      isUnjudged: contest !== null && current !== 'contest' && !hasPanel(contest),
      account: { isLoggedIn: user !== null, onLogin },
      links: {
        home: links.to('home'),
        contests: links.to('eventContests', { eventId }),
        settings: links.to('contestSettings', address),
        registrations: links.to('contestRegistrations', address),
      },
    },
  }
}
