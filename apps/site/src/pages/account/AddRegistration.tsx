import { AddRegistrationForm } from '@parket/ui/screens/account/AddRegistrationForm'
import type { ReactNode } from 'react'
import { readRecentOfAnyEvent } from '@parket/react/registration/own/recentRegistrations'
import { useClaim, type Account } from '@parket/react/registration/own/useClaim'
import { useAddRegistration } from './useAddRegistration.ts'

/** What adds registrations made without the account, loaded after the page: most people look at the list only. */
export function AddRegistration({ account }: { account: Account }): ReactNode {
  const form = useAddRegistration(account.id)
  // Read anew each time: the form, too, may have added one of them.
  const { unowned, claim, onClaim } = useClaim(readRecentOfAnyEvent(), account)
  const isOffered = unowned.length > 0 || claim.state === 'failed'
  return (
    <AddRegistrationForm
      {...form}
      unowned={isOffered ? { regNs: unowned, claim, onClaim } : null}
    />
  )
}
