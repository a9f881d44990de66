import type { AccountUser } from '@parket/domain/account/user'
import { registrationWindowProblem } from '@parket/domain/event/registrationWindow'
import { can } from '@parket/domain/rights/rights'
import { ClubScreen, type ClubScreenProps } from '@parket/ui/screens/registration/ClubScreen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useSelectEvent } from '@parket/react/data/event/CurrentEvent'
import { eventPageTitle } from '@parket/react/data/event/eventPageTitle'
import { eventSource, type EventData } from '@parket/react/data/event/eventSource'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageState } from '@parket/react/data/page/PageState'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { joinViews, screenView, type View } from '@parket/react/data/view'
import { NotFound } from '@parket/react/components/NotFound'
import { ClubForm } from './ClubForm.tsx'
import type { Club } from './clubData.ts'
import { useClubLinks } from './clubLinks.ts'
import { clubQuery } from './clubQuery.ts'
import { useRoster } from '@parket/react/registration/club/useRoster'

/** A leader's registrations at an event, all in one grid. */
export function ClubPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
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
