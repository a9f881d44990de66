import type { ConsentKind } from '@parket/domain/privacy/consentKinds'
import type { ClubScreenProps } from '@parket/ui/screens/registration/ClubScreen'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useRegisterLink } from '@parket/react/data/address/useRegisterLink'

/** Addresses that the leader's grid leads to. */
export function useClubLinks(eventId: number): ClubScreenProps['links'] {
  const links = useLinks()
  const register = useRegisterLink()
  return {
    event: links.to('event', { eventId }),
    privacy: links.to('privacy'),
    consent: (consent: ConsentKind) => links.to('consent', { consent }),
    register,
    myRegistrations: links.to('myRegistrations'),
    registration: (entry) => links.to('selectRegistration', { eventId }, { entry }),
  }
}
