import type { SelectRegistrationScreenProps } from '@parket/ui/screens/registration/SelectRegistrationScreen'
import { useState } from 'react'

type LostPin = SelectRegistrationScreenProps['lostPin']

/** «Выслать номер и PIN на почту»: the answer is the same whether or not the address has a registration. */
export function useLostPin(eventId: number): LostPin {
  const [email, setEmail] = useState('')
  const [sending, setSending] = useState<Pick<LostPin, 'state' | 'error'>>({
    state: 'idle',
    error: null,
  })

  async function send() {
    setSending({ state: 'sending', error: null })
    try {
      // The rule and the client come with the first use: most visitors only choose how to start.
      const { emailProblem } = await import('@parket/domain/account/email')
      const { problemText } = await import('@parket/domain/problems/catalogue')
      const problem = emailProblem(email)
      if (problem) return setSending({ state: 'idle', error: problemText(problem) })
      const { sendPins } = await import('./sendPins.ts')
      await sendPins(eventId, email.trim())
      setSending({ state: 'sent', error: null })
    } catch (thrown) {
      const { userFacingText } = await import('@parket/api-client/problem')
      setSending({ state: 'idle', error: userFacingText(thrown) })
    }
  }

  return {
    email,
    ...sending,
    onChange: (typed) => {
      setEmail(typed)
      setSending({ state: 'idle', error: null })
    },
    onSubmit: () => void send(),
  }
}
