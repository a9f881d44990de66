import type { AccountUser } from '@parket/domain/account/user'
import { registrationWindowProblem } from '@parket/domain/event/registrationWindow'
import { can } from '@parket/domain/rights/rights'
import { ClubScreen, type ClubScreenProps } from '@parket/ui/screens/registration/ClubScreen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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
import { NotFound } from './NotFound.tsx'
import { ClubForm } from './registration/ClubForm.tsx'
import type { Club } from '../registration/club/clubData.ts'
import { useClubLinks } from '../registration/club/clubLinks.ts'
import { clubQuery } from '../registration/club/clubQuery.ts'
import { useRoster } from '../registration/club/useRoster.ts'

interface ClubRegistrationProps {
  eventId: number
  /** What the window's title says before the event's name. */
  title?: string
}

/** A leader's registrations at an event, all in one grid. */
export function ClubRegistration({ eventId, title = '' }: ClubRegistrationProps): ReactNode {
  const view = usePageData(eventSource(eventId))
  const { status, user, subject } = useAuth()
  const { now } = usePageState()
  const event = view.state === 'ready' ? view.data.event : null
  useSelectEvent(event)
  usePageTitle(event && eventPageTitle(event, title))

  if (view.state === 'notFound') return <NotFound message={view.message} />
  if (status === 'anonymous') return <Screen eventId={eventId} view={{ state: 'anonymous' }} />
  if (view.state !== 'ready' || !user || status !== 'loggedIn') {
    return <Screen eventId={eventId} view={pending(view)} />
  }
  const { data } = view
  const isStaff = can(subject, 'registrations.edit', { teamId: data.event.team_id, eventId })
  const closed = isStaff ? null : registrationWindowProblem(data.event, now)
  if (closed !== null) {
    return <Screen eventId={eventId} view={{ state: 'closed', message: closed }} />
  }
  return <OwnClub key={`${eventId} ${user.id}`} data={data} user={user} isStaff={isStaff} />
}

interface OwnClubProps {
  data: EventData
  user: AccountUser
  /** They may register outside the window. */
  isStaff: boolean
}

function OwnClub({ data, user, isStaff }: OwnClubProps): ReactNode {
  const eventId = data.event.id
  const roster = useRoster(user.id, true)
  const club = useQuery(clubQuery(eventId, user.id), queryClient)
  const rosterView: View<Extract<typeof roster.view, { state: 'ready' }>> =
    roster.view.state === 'ready' ? { state: 'ready', data: roster.view } : roster.view
  const view = joinViews(rosterView, queryView<Club>(club))
  if (view.state !== 'ready') return <Screen eventId={eventId} view={pending(view)} />
  const [{ dancers }, own] = view.data
  return (
    <ClubForm
      data={data}
      user={user}
      isStaff={isStaff}
      club={own}
      rosterDancers={dancers}
      onKeep={roster.actions.onKeep}
      onSent={(answer) => {
        queryClient.setQueryData(clubQuery(eventId, user.id).queryKey, answer)
        void queryClient.invalidateQueries({ queryKey: ['own-registrations', user.id] })
      }}
      onStale={() => void club.refetch()}
    />
  )
}

function pending(view: View<unknown>): ClubScreenProps['view'] {
  return view.state === 'ready' ? { state: 'loading' } : screenView<never>(view)
}

const nothing = () => {}

/** The page without a grid. */
function Screen({ eventId, view }: { eventId: number; view: ClubScreenProps['view'] }): ReactNode {
  const onLogin = useLoginDialog()
  const { now } = usePageState()
  return (
    <ClubScreen
      view={view}
      now={now}
      actions={{
        onToggle: nothing,
        onColumn: nothing,
        onRole: nothing,
        onContacts: nothing,
        onConsents: nothing,
        onNewDancer: nothing,
        onPaste: nothing,
        onSubmit: nothing,
        onRestart: nothing,
        onLogin,
      }}
      links={useClubLinks(eventId)}
    />
  )
}
