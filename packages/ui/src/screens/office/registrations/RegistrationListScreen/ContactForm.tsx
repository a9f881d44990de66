import type { Affiliation } from '@parket/domain/registration/affiliation'
import type { Contacts } from '@parket/domain/registration/request'
import type { FormEvent } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { FormProblems } from '../../parts/FormProblems.tsx'
import { fieldOf, type RecordForm } from '../../parts/recordForm.ts'

export type ContactValues = Contacts & Affiliation

export interface ContactFormProps {
  form: RecordForm<ContactValues>
  /** It is stored as it stands. */
  isSaved: boolean
}

const formId = 'contacts'

/** Contacts of a registration, its troupe, club and coach. */
export function ContactForm({ form, isSaved }: ContactFormProps) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!form.isSending) form.onSubmit()
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="small">
        <FormProblems formId={formId} form={form} />
        <TextField label="Телефон" type="tel" {...fieldOf(form, formId, 'phone')} />
        <TextField label="Email" type="email" {...fieldOf(form, formId, 'email')} />
        <TextField label="Город" {...fieldOf(form, formId, 'city')} />
        <TextField label="Коллектив" {...fieldOf(form, formId, 'troupe')} />
        <TextField label="Клуб" {...fieldOf(form, formId, 'club')} />
        <TextField label="Тренер" {...fieldOf(form, formId, 'coach')} />
        {isSaved && <Alert tone="positive">Сохранено.</Alert>}
        <div>
          <Button type="submit" isPending={form.isSending}>
            Сохранить
          </Button>
        </div>
      </Stack>
    </form>
  )
}
