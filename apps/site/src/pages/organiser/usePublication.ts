import { ApiProblem, unwrap, userFacingText } from '@parket/api-client/problem'
import { errorTexts } from '@parket/domain/problems/fieldErrors'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { queryClient } from '../../data/queryClient.ts'
import { fetchSettings, type SettingsSource } from './settingsRecord.ts'

/** Publishes an event, or takes it back; the server says what is missing. */
export function usePublication({ event }: SettingsSource) {
  const [isPending, setIsPending] = useState(false)
  const [message, setMessage] = useState<string | null>(null)

  async function publish(published: boolean) {
    const params = { path: { id: event.id } }
    setIsPending(true)
    setMessage(null)
    try {
      await unwrap(api.PUT('/api/admin/events/{id}', { params, body: { published } }))
      const source = await fetchSettings(event.id)
      queryClient.setQueryData(['event', event.id, 'settings'], source)
    } catch (error) {
      const texts = error instanceof ApiProblem ? errorTexts(error.errors) : []
      setMessage(texts.length > 0 ? texts.join('. ') : userFacingText(error))
    }
    setIsPending(false)
  }

  return { isPending, message, onChange: (published: boolean) => void publish(published) }
}
