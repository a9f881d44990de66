import type { ClubScreenProps } from '@parket/ui/screens/registration/ClubScreen'
import { useLinks } from '../../data/address/useLinks.ts'
import { ports } from '../../data/ports.ts'
import { useRegisterLink } from '../../data/address/useRegisterLink.ts'

/** Addresses that the leader's grid leads to. */
export function useClubLinks(eventId: number): ClubScreenProps['links'] {
  const links = useLinks()
  const register = useRegisterLink()
  return {
    event: links.to('event', { eventId }),
    privacy: links.to('privacy'),
    consent: links.pattern('consent'),
    register,
    myRegistrations: ports.hasPage('myRegistrations') ? links.to('myRegistrations') : null,
    registration: links.to('selectRegistration', { eventId }),
  }
}
