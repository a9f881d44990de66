import { unwrap, userFacingText } from '@parket/api-client/problem'
import type { PinLetter } from '@parket/ui/screens/office/registrations/RegistrationListScreen'
import { useState } from 'react'
import { api } from '@parket/react/data/api'

type PinLetterOf = (regDataId: number) => PinLetter
type Sending = Omit<PinLetter, 'onSend'>

const idle: Sending = { state: 'idle', message: null }

/** The letters with number and PIN that staff have sent from this page, by registration. */
export function usePinLetters(eventId: number): PinLetterOf {
  const [letters, setLetters] = useState<Readonly<Record<number, Sending>>>({})

  async function send(regId: number) {
    const note = (sending: Sending) => setLetters((before) => ({ ...before, [regId]: sending }))
    note({ state: 'sending', message: null })
    try {
      const params = { path: { id: eventId, regId } }
      await unwrap(api.POST('/api/events/{id}/reg-datas/{regId}/send-pin', { params }))
      note({ state: 'sent', message: null })
    } catch (thrown) {
      note({ state: 'idle', message: userFacingText(thrown) })
    }
  }

  return (regId) => ({ ...(letters[regId] ?? idle), onSend: () => void send(regId) })
}
