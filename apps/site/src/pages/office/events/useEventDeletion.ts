import { unwrap } from '@parket/api-client/problem'
import type { AdminEventListScreenProps } from '@parket/ui/screens/office/events/AdminEventListScreen'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { toasts } from '../../../data/toasts.ts'
import { reasonsOf } from '@parket/react/data/reasons'
import { useOutcome } from '../parts/useOutcome.ts'

/** Deletes an event that nobody registered for, once it was asked about: it cannot be undone. */
export function useEventDeletion() {
  const [asked, setAsked] = useState<{ id: number; name: string } | null>(null)
  const [isPending, setIsPending] = useState(false)
  const { outcome, showRefused, clear } = useOutcome()

  async function remove({ id, name }: { id: number; name: string }): Promise<void> {
    setIsPending(true)
    try {
      await unwrap(api.DELETE('/api/admin/events/{id}', { params: { path: { id } } }))
      toasts.add({ text: `Турнир «${name}» удалён` })
      await queryClient.invalidateQueries({ queryKey: ['admin', 'events'] })
    } catch (error) {
      showRefused(`Турнир «${name}» не удалён`, reasonsOf(error))
    }
    setIsPending(false)
    setAsked(null)
  }

  const question: AdminEventListScreenProps['deletion'] = asked && {
    name: asked.name,
    isPending,
    onConfirm: () => void remove(asked),
    onCancel: () => setAsked(null),
  }
  return { onDelete: setAsked, question, outcome, clearOutcome: clear }
}
