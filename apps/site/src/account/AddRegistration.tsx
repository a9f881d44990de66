import { AddRegistrationForm } from '@parket/ui/screens/account/AddRegistrationForm'
import { useState, type ReactNode } from 'react'
import { readKeptSitting } from '../registration/sitting.ts'
import { useClaim } from '../registration/useClaim.ts'
import { useAddRegistration } from './useAddRegistration.ts'

/** What adds registrations made without the account, loaded after the page: most people look at the list only. */
export function AddRegistration({ userId }: { userId: number | null }): ReactNode {
  const [known] = useState(readKeptSitting)
  const { unowned, claim, onClaim } = useClaim(known, userId)
  return (
    <AddRegistrationForm
      {...useAddRegistration()}
      unowned={unowned.length > 0 ? { regNs: unowned, claim, onClaim } : null}
    />
  )
}
