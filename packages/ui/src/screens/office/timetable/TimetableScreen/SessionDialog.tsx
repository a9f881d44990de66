import type { FormEvent } from 'react'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { FormProblems } from '../../parts/FormProblems.tsx'
import { MomentField } from '../../parts/MomentField.tsx'
import { fieldId, fieldOf, type RecordForm } from '../../parts/recordForm.ts'

/** A session as an organiser fills it in. */
export interface SessionDraft {
  number: number | null
  title: string
  floor: string
  /** ISO 8601; '' while it is incomplete. */
  start: string
}

export interface SessionDialogProps {
  isNew: boolean
  form: RecordForm<SessionDraft>
  timeZone: string
  onClose: () => void
}

const formId = 'session'

/** Number, title, floor and start of a session; its items are changed in the timetable. */
export function SessionDialog({ isNew, form, timeZone, onClose }: SessionDialogProps) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!form.isSending) form.onSubmit()
  }
  return (
    <Dialog title={isNew ? 'Новое отделение' : 'Отделение'} isOpen onClose={onClose} maxWidth={480}>
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="small">
          <FormProblems formId={formId} form={form} />
          <TextField {...fieldOf(form, formId, 'title')} label="Название" maxLength={200} />
          <TextField
            {...fieldOf(form, formId, 'floor')}
            label="Площадка"
            description="«А», «Большой зал»"
            maxLength={200}
          />
          <MomentField
            id={fieldId(formId, 'start')}
            label="Начало"
            value={form.values.start}
            timeZone={timeZone}
            error={form.errors['start']}
            isRequired
            onChange={(start) => form.onChange({ start: start ?? '' })}
          />
          <NumberField {...fieldOf(form, formId, 'number')} label="Номер" min={1} max={999} />
          <Button type="submit" variant="primary" isPending={form.isSending}>
            Сохранить
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
