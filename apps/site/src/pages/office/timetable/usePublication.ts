import { unwrap } from '@parket/api-client/problem'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { withChangeSet } from '../parts/changes.ts'
import { reasonsOf } from '@parket/react/data/reasons'

interface PublicationOptions {
  eventId: number
  /** Says what was done, with the change that takes it back. */
  onDone: (text: string, changeSetId: number | null) => void
  onRefused: (title: string, reasons: readonly string[]) => void
}

/** Whether the public sees the timetable of an event, and the act that changes it. */
export function usePublication({ eventId, onDone, onRefused }: PublicationOptions) {
  const [isPublishing, setPublishing] = useState(false)
  const params = { path: { id: eventId } }
  const publication = useQuery(
    {
      queryKey: ['event', eventId, 'timetable-publication'],
      queryFn: () => unwrap(api.GET('/api/events/{id}/timetable-publication', { params })),
    },
    queryClient,
  )

  async function publish(published: boolean) {
    if (isPublishing) return
    setPublishing(true)
    try {
      const { changeSetId } = await withChangeSet(
        api.PUT('/api/events/{id}/timetable-publication', { params, body: { published } }),
      )
      await queryClient.invalidateQueries({ queryKey: ['event', eventId] })
      onDone(
        published ? 'Расписание опубликовано.' : 'Расписание видят только сотрудники.',
        changeSetId,
      )
    } catch (error) {
      onRefused('Изменить не удалось', reasonsOf(error))
    }
    setPublishing(false)
  }

  return {
    publishedAt: publication.data?.published_at,
    isPublishing,
    onPublish: (published: boolean) => void publish(published),
  }
}
