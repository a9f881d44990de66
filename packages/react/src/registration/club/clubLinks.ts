import type { ClubScreenProps } from '@parket/ui/screens/registration/ClubScreen'
import { useLinks } from '../../data/address/useLinks.ts'

/** Addresses that the leader's grid leads to. */
export function useClubLinks(eventId: number): ClubScreenProps['links'] {
  const links = useLinks()
  return {
    event: links.to('event', { eventId }),
    privacy: links.to('privacy'),
    consent: links.pattern('consent'),
    register: links.to('accountRegistration'),
    myRegistrations: links.to('myRegistrations'),
    registration: links.to('selectRegistration', { eventId }),
  }
}
