import type { components } from '@parket/api-client/schema'
import { checkSession } from '@parket/domain/timetable/fields'
import type {
  SessionDialogProps,
  SessionDraft,
} from '@parket/ui/screens/office/timetable/TimetableScreen'
import { api } from '@parket/react/data/api'
import { toRecordForm } from '../../../data/form/toRecordForm.ts'
import { useEditForm } from '../../../data/form/useEditForm.ts'
import { withChangeSet } from '../parts/changes.ts'

interface SessionDialogOptions {
  eventId: number
  /** null: a new one. */
  session: components['schemas']['Session'] | null
  /** Of a new one. */
  initial: SessionDraft
  timeZone: string
  /** Is told what was done and the set that undoes it. */
  onDone: (text: string, changeSetId: number | null) => void
  onClose: () => void
}

/** The dialog that adds a session or changes what it is called, where and when it begins. */
export function useSessionDialog(options: SessionDialogOptions): SessionDialogProps {
  const { eventId, session, initial, timeZone, onDone, onClose } = options
  const path = { id: eventId }
  const form = useEditForm({
    record: {
      values: session
        ? {
            number: session.number,
            title: session.title,
            floor: session.floor,
            start: session.start,
          }
        : initial,
      version: session?.version ?? null,
    },
    check: ({ number, ...values }: SessionDraft) =>
      checkSession({ ...values, number: number ?? 1, items: [] }, new Map()),
    async send({ values: { number, ...values }, version }) {
      const body = { ...values, ...(number !== null && { number }), ...(version && { version }) }
      const { answer, changeSetId } = await withChangeSet(
        session
          ? api.PUT('/api/events/{id}/sessions/{sessionId}', {
              params: { path: { ...path, sessionId: session.id } },
              body,
            })
          : api.POST('/api/events/{id}/sessions', { params: { path }, body }),
      )
      onDone(session ? 'Отделение сохранено.' : 'Отделение добавлено.', changeSetId)
      return answer
    },
  })
  return {
    isNew: session === null,
    form: toRecordForm(form),
    timeZone,
    onClose,
  }
}
