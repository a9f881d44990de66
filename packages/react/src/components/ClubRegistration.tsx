import { ClubScreen } from '@parket/ui/screens/registration/ClubScreen'
import type { ReactNode } from 'react'
import { useClubRegistration } from '../registration/useClubRegistration.ts'
import { NotFound } from './NotFound.tsx'
import { ClubForm } from './registration/ClubForm.tsx'

interface ClubRegistrationProps {
  eventId: number
  /** What the window's title says before the event's name. */
  title?: string
}

/** A leader's registrations at an event, all in one grid. */
export function ClubRegistration({ eventId, title }: ClubRegistrationProps): ReactNode {
  const club = useClubRegistration(eventId, title)
  switch (club.state) {
    case 'notFound':
      return <NotFound message={club.message} />
    case 'pending':
      return <ClubScreen {...club.props} />
    default:
      return <ClubForm key={club.key} {...club.grid} />
  }
}
