import { unwrap, userFacingText } from '@parket/api-client/problem'
import type { AccountUser } from '@parket/domain/account/user'
import type { Verification } from '@parket/ui/screens/account/ProfileScreen'
import { useState } from 'react'
import { api } from '../../data/api.ts'

/** The letter that proves the address, once more; null for an address that is proven. */
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

  if (user.email_verified_at) return null
  return { email: user.email, ...sending, onSend: () => void send() }
}
