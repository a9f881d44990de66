import { AddRegistrationForm } from '@parket/ui/screens/account/AddRegistrationForm'
import { useState, type ReactNode } from 'react'
import { readEventId } from '../event/storage.ts'
import { readSitting } from '../registration/sitting.ts'
import { useClaim } from '../registration/useClaim.ts'
import { useAddRegistration } from './useAddRegistration.ts'

/** What adds registrations made without the account. It comes after the list: most people look at that only. */
export function AddRegistration({ userId }: { userId: number | null }): ReactNode {
  const [known] = useState(() => readSitting(readEventId() ?? 0))
  const { unowned, claim, onClaim } = useClaim(known, userId)
  return (
    <AddRegistrationForm
      {...useAddRegistration()}
      unowned={unowned.length > 0 ? { regNs: unowned, claim, onClaim } : null}
    />
  )
}
