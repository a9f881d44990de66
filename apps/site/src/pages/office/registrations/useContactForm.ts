import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/problem'
import type { FormRecord } from '@parket/domain/form/formMachine'
import { keepingPhone, phoneText, type PhoneCheck } from '@parket/domain/account/phone'
import { mergeErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import { checkAffiliation } from '@parket/domain/registration/affiliation'
import { checkContacts } from '@parket/domain/registration/contacts'
import type {
  ContactFormProps,
  ContactValues,
} from '@parket/ui/screens/office/registrations/RegistrationListScreen'
import { api } from '@parket/react/data/api'
import { toRecordForm } from '../../../data/form/toRecordForm.ts'
import { useEditForm } from '../../../data/form/useEditForm.ts'
import { usePhoneCheck } from '@parket/react/data/form/usePhoneCheck'
import { queryClient } from '@parket/react/data/queryClient'

type RegData = components['schemas']['RegData']

/** Contacts, troupe, club and coach of a registration, as staff correct them. */
export function useContactForm(eventId: number, regData: RegData): ContactFormProps {
  const isPhone = usePhoneCheck(true)
  const path = { id: eventId, regId: regData.id }
  const form = useEditForm<ContactValues, RegData>({
    record: toRecord(regData),
    check: (values) => checkForm(values, keepingPhone(regData.phone, isPhone)),
    async send({ values, version }) {
      const answer = await unwrap(
        api.PUT('/api/events/{id}/reg-datas/{regId}', {
          params: { path },
          body: { regData: { ...values, ...(version !== null && { version }) } },
        }),
      )
      return answer.regData
    },
    async reload() {
      const answer = await unwrap(
        api.GET('/api/events/{id}/reg-datas/{regId}', { params: { path } }),
      )
      return toRecord(answer.regData)
    },
    toRecord,
    onDone: () => void queryClient.invalidateQueries({ queryKey: ['event', eventId] }),
    isGuarded: true,
  })
  return {
    form: toRecordForm(form),
    isSaved: form.isDone,
  }
}

function toRecord({ version, ...regData }: RegData): FormRecord<ContactValues> {
  const { email, phone, city, troupe, club, coach } = regData
  return { values: { email, phone: phoneText(phone), city, troupe, club, coach }, version }
}

/** The rules name fields by their path in the call, the form by their own names. */
function checkForm(values: ContactValues, isPhone: PhoneCheck): FieldErrors {
  const errors = mergeErrors(checkContacts(values, isPhone), checkAffiliation(values))
  return Object.fromEntries(
    Object.entries(errors).map(([path, texts]) => [path.replace('regData.', ''), texts]),
  )
}
