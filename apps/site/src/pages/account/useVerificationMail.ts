import { unwrap, userFacingText } from '@parket/api-client/problem'
import type { AccountUser } from '@parket/domain/account/user'
import type { Verification } from '@parket/ui/screens/account/ProfileScreen'
import { useState } from 'react'
import { api } from '@parket/react/data/api'

/** The letter that verifies the account's address, or the one to replace it, once more; null where none is to be. */
export function useVerificationMail(user: AccountUser): Verification | null {
  const [sending, setSending] = useState<Pick<Verification, 'state' | 'message'>>({
    state: 'idle',
    message: null,
  })

  async function send() {
    setSending({ state: 'sending', message: null })
    try {
      const params = { path: { id: user.id } }
      await unwrap(api.POST('/api/users/{id}/verification-mail', { params }))
      setSending({ state: 'sent', message: null })
    } catch (thrown) {
      setSending({ state: 'idle', message: userFacingText(thrown) })
    }
  }

  const pending = user.pending_email ?? null
  if (user.email_verified_at && pending === null) return null
  return {
    email: pending ?? user.email,
    isNew: pending !== null,
    ...sending,
    onSend: () => void send(),
  }
}
