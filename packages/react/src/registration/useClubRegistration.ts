import type { AccountUser } from '@parket/domain/account/user'
import { registrationWindowProblem } from '@parket/domain/event/registrationWindow'
import { can } from '@parket/domain/rights/rights'
import type { ClubScreenProps } from '@parket/ui/screens/registration/ClubScreen'
import { useQuery } from '@tanstack/react-query'
import { useAuth } from '../data/auth/AuthProvider.tsx'
import { useLoginDialog } from '../data/auth/LoginDialogContext.ts'
import { useSelectEvent } from '../data/event/CurrentEvent.tsx'
import { eventPageTitle } from '../data/event/eventPageTitle.ts'
import { eventSource, type EventData } from '../data/event/eventSource.ts'
import { usePageState } from '../data/page/PageState.tsx'
import { usePageData } from '../data/page/usePageData.ts'
import { usePageTitle } from '../data/page/usePageTitle.ts'
import { queryClient } from '../data/queryClient.ts'
import { queryView } from '../data/queryView.ts'
import { joinViews, screenView, type View } from '../data/view.ts'
import type { Club, ClubGridData } from './club/clubData.ts'
import { useClubLinks } from './club/clubLinks.ts'
import { clubQuery } from './club/clubQuery.ts'
import { useRoster } from './club/useRoster.ts'

/** A leader's registrations at an event, before the grid of them. */
export type ClubRegistration =
  | { state: 'notFound'; message: string }
  /** No grid: on its way, failed, nobody logged in, or no registrations are taken now. */
  | { state: 'pending'; props: ClubScreenProps }
  /** What `useClub` takes; `key` is for what calls that: another event, or another account, begins anew. */
  | { state: 'ready'; key: string; grid: ClubGridData }

/** Who may register: the account, and whether they may do so outside the window. */
interface Leader {
  data: EventData
  user: AccountUser
  isStaff: boolean
}

/**
 * What a leader's grid at an event stands on: the event, the account's roster, and what it registered so far.
 *
 * @param title what the window's title says before the event's name
 */
export function useClubRegistration(eventId: number, title = ''): ClubRegistration {
  const view = usePageData(eventSource(eventId))
  const event = view.state === 'ready' ? view.data.event : null
  useSelectEvent(event)
  usePageTitle(event && eventPageTitle(event, title))
  const noGrid = useScreenWithoutGrid(eventId)
  const leader = useLeader(view)
  const userId = leader.state === 'ready' ? leader.data.user.id : 0
  const isWanted = leader.state === 'ready'
  const roster = useRoster(userId, isWanted)
  const club = useQuery({ ...clubQuery(eventId, userId), enabled: isWanted }, queryClient)

  if (view.state === 'notFound') return { state: 'notFound', message: view.message }
  if (leader.state !== 'ready') return { state: 'pending', props: noGrid(leader) }
  const rosterView: View<Extract<typeof roster.view, { state: 'ready' }>> =
    roster.view.state === 'ready' ? { state: 'ready', data: roster.view } : roster.view
  const both = joinViews(rosterView, queryView<Club>(club))
  if (both.state !== 'ready') return { state: 'pending', props: noGrid(pending(both)) }
  const [{ dancers }, own] = both.data
  return {
    state: 'ready',
    key: `${eventId} ${userId}`,
    grid: {
      ...leader.data,
      club: own,
      rosterDancers: dancers,
      onKeep: roster.actions.onKeep,
      onSent: (answer) => {
        queryClient.setQueryData(clubQuery(eventId, userId).queryKey, answer)
        void queryClient.invalidateQueries({ queryKey: ['own-registrations', userId] })
      },
      onStale: () => void club.refetch(),
    },
  }
}

type Pending = Exclude<ClubScreenProps['view'], { state: 'ready' }>

function useLeader(view: View<EventData>): Pending | { state: 'ready'; data: Leader } {
  const { status, user, subject } = useAuth()
  const { now } = usePageState()
  if (status === 'anonymous') return { state: 'anonymous' }
  if (view.state !== 'ready' || !user || status !== 'loggedIn') return pending(view)
  const { data } = view
  const { id: eventId, team_id: teamId } = data.event
  const isStaff = can(subject, 'registrations.edit', { teamId, eventId })
  const closed = isStaff ? null : registrationWindowProblem(data.event, now)
  if (closed !== null) return { state: 'closed', message: closed }
  return { state: 'ready', data: { data, user, isStaff } }
}

function pending(view: View<unknown>): Pending {
  return view.state === 'ready' ? { state: 'loading' } : screenView<never>(view)
}

const nothing = () => {}
const noActs = {
  onToggle: nothing,
  onColumn: nothing,
  onRole: nothing,
  onContacts: nothing,
  onConsents: nothing,
  onNewDancer: nothing,
  onPaste: nothing,
  onSubmit: nothing,
  onRestart: nothing,
}

/** The screen's props while there is no grid: all that can be done is to log in. */
function useScreenWithoutGrid(eventId: number): (view: Pending) => ClubScreenProps {
  const onLogin = useLoginDialog()
  const { now } = usePageState()
  const links = useClubLinks(eventId)
  return (view) => ({ view, now, actions: { ...noActs, onLogin }, links })
}
