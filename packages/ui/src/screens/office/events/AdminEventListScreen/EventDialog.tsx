import { useId, type FormEvent } from 'react'
import { eventFields } from '@parket/domain/event/fields'
import { Button } from '../../../../components/Button/Button.tsx'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { DateField } from '../../../../components/DateField/DateField.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { FormProblems } from '../../parts/FormProblems.tsx'
import * as office from '../../parts/office.css.ts'
import { fieldId, fieldOf, type RecordForm } from '../../parts/recordForm.ts'

/** A new event, or a copy of one; what comes along is chosen for a copy only. */
export interface EventDraft {
  name: string
  city: string
  /** `YYYY-MM-DD`, or what is typed of it. */
  from: string
  /** The same; empty: it ends on the day it begins. */
  to: string
  contests: boolean
  sessions: boolean
  judges: boolean
  staff: boolean
}

export interface EventDialogProps {
  /** The event that is copied; null for a new one. */
  copyOf: { name: string } | null
  form: RecordForm<EventDraft>
  onClose: () => void
}

const formId = 'new-event'

/** Creates an event as a draft, from nothing or from another one. */
export function EventDialog({ copyOf, form, onClose }: EventDialogProps) {
  const elementId = useId()
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!form.isSending) form.onSubmit()
  }
  return (
    <Dialog
      title={copyOf ? 'Копия турнира' : 'Новый турнир'}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Отмена</Button>
          <Button type="submit" form={elementId} variant="primary" isPending={form.isSending}>
            {copyOf ? 'Скопировать' : 'Создать черновик'}
          </Button>
        </>
      }
    >
      <form id={elementId} noValidate onSubmit={handleSubmit}>
        <Stack gap="medium">
          <FormProblems formId={formId} form={form} />
          <TextField
            {...fieldOf(form, formId, 'name')}
            label="Название"
            isRequired
            maxLength={eventFields.name.maxLength}
          />
          <div className={office.pair}>
            <DateField {...fieldOf(form, formId, 'from')} label="Первый день" isRequired />
            <DateField {...fieldOf(form, formId, 'to')} label="Последний день" />
          </div>
          <Text size="small" tone="secondary">
            Последний день нужен, если турнир идёт не&nbsp;один день.
            {copyOf && (
              <> Приём заявок, ступени цены и&nbsp;отделения сдвинутся на&nbsp;столько&nbsp;же.</>
            )}
          </Text>
          {copyOf ? (
            <CopyChoice form={form} />
          ) : (
            <TextField
              {...fieldOf(form, formId, 'city')}
              label="Город"
              maxLength={eventFields.city.maxLength}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

const parts = {
  contests: 'Номинации, пакеты и цены',
  sessions: 'Отделения',
  judges: 'Судьи и бригады',
  staff: 'Сотрудники',
} as const

function CopyChoice({ form }: { form: RecordForm<EventDraft> }) {
  return (
    <fieldset>
      <legend>Что взять, кроме настроек и меток</legend>
      <Stack gap="xsmall">
        {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
          <Checkbox
            key={part}
            id={fieldId(formId, part)}
            label={parts[part]}
            isSelected={form.values[part]}
            onChange={(isSelected) => form.onChange({ [part]: isSelected })}
          />
        ))}
      </Stack>
      <Text size="small" tone="secondary">
        Заявки, оплаты, заходы и&nbsp;файлы не&nbsp;копируются.
      </Text>
    </fieldset>
  )
}
