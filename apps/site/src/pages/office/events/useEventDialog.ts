import { unwrap } from '@parket/api-client/problem'
import { checkEvent, eventFields } from '@parket/domain/event/fields'
import { initialValues } from '@parket/domain/fields/field'
import { formatTime } from '@parket/domain/format/dateTime'
import { momentAt } from '@parket/domain/format/localMoment'
import type { FieldErrors } from '@parket/domain/problems/fieldErrors'
import type {
  AdminEvent,
  EventDialogProps,
  EventDraft,
} from '@parket/ui/screens/office/events/AdminEventListScreen'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { useEditForm } from '../../../data/form/useEditForm.ts'
import { queryClient } from '@parket/react/data/queryClient'

const settings = initialValues(eventFields)

const blank: EventDraft = {
  name: '',
  city: '',
  from: '',
  to: '',
  contests: true,
  sessions: true,
  judges: true,
  staff: false,
}

/**
 * The dialog in which an event is created or copied.
 *
 * @param onMade goes on to what was made
 */
export function useEventDialog(onMade: (eventId: number) => void) {
  /** What is open: a new event (`null` inside) or a copy of one. */
  const [open, setOpen] = useState<{ copyOf: AdminEvent | null } | null>(null)
  const copyOf = open?.copyOf ?? null
  const form = useEditForm({
    record: { values: blank, version: null },
    check: (draft) => checkDraft(draft, copyOf),
    send: ({ values }) => (copyOf ? sendCopy(copyOf, values) : sendNew(values)),
    onDone({ id }) {
      setOpen(null)
      onMade(id)
      void queryClient.invalidateQueries({ queryKey: ['admin', 'events'] })
    },
  })

  function begin(event: AdminEvent | null) {
    form.reset()
    form.change({ ...blank, name: event?.name ?? '' })
    setOpen({ copyOf: event })
  }

  const { values, errors, message, refusals, isSending, change, submit } = form
  const dialog: EventDialogProps | null = open && {
    copyOf,
    form: {
      values,
      errors: atDates(errors),
      message,
      refusals,
      isSending,
      onChange: change,
      onSubmit: submit,
    },
    onClose: () => setOpen(null),
  }
  return { dialog, onCreate: () => begin(null), onCopy: begin }
}

/** From the first day's beginning to the last one's end; a copy keeps the hours. */
function momentsOf({ from, to }: EventDraft, copyOf: AdminEvent | null) {
  const zone = copyOf?.time_zone ?? settings.time_zone
  const [begin, end] = copyOf
    ? [formatTime(copyOf.date_begin, zone), formatTime(copyOf.date_end, zone)]
    : ['00:00', '23:59']
  return { date_begin: momentAt(from, begin, zone), date_end: momentAt(to || from, end, zone) }
}

function fieldsOf(draft: EventDraft, copyOf: AdminEvent | null) {
  const { name, city } = draft
  return { name, city: copyOf?.city ?? city, ...momentsOf(draft, copyOf) }
}

function checkDraft(draft: EventDraft, copyOf: AdminEvent | null): FieldErrors {
  return atDates(checkEvent({ ...settings, ...fieldsOf(draft, copyOf) }))
}

function sendNew(draft: EventDraft) {
  return unwrap(api.POST('/api/admin/events', { body: fieldsOf(draft, null) }))
}

function sendCopy(event: AdminEvent, draft: EventDraft) {
  const { name, contests, sessions, judges, staff } = draft
  const params = { path: { id: event.id } }
  const body = { name, ...momentsOf(draft, event), contests, sessions, judges, staff }
  return unwrap(api.POST('/api/admin/events/{id}/copy', { params, body }))
}

/** The form asks for days, the rules speak of moments. */
function atDates({ date_begin, date_end, ...errors }: FieldErrors): FieldErrors {
  if (date_begin) return { ...errors, from: date_begin }
  return date_end ? { ...errors, to: date_end } : errors
}
