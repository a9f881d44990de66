import { emailLimit } from '@parket/domain/account/email'
import { nameLimit } from '@parket/domain/account/person'
import { phoneLimit } from '@parket/domain/account/phone'
import type { Contacts } from '@parket/domain/registration/request'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { PrivacyNote } from '../../../parts/PrivacyNote/PrivacyNote.tsx'
import { fieldId } from '../fieldId.ts'
import type { StepProps } from '../wizardView.ts'

interface ContactsStepProps extends StepProps {
  privacyHref: string
}

/** Step 0: where to send the number, whom to call. */
export function ContactsStep({ view, privacyHref, onEdit }: ContactsStepProps) {
  const { contacts } = view.draft
  const field = (name: keyof Contacts) => ({
    id: fieldId(`regData.${name}`),
    name,
    isRequired: true,
    value: contacts[name],
    error: view.errors[`regData.${name}`],
    onChange: (value: string) => onEdit({ type: 'contacts.change', change: { [name]: value } }),
  })
  return (
    <Stack gap="medium">
      <TextField
        {...field('email')}
        label="Email"
        description="На него придут номер и PIN-код регистрации"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={emailLimit}
      />
      <TextField
        {...field('phone')}
        label="Телефон"
        description="Чтобы организаторы могли связаться с вами"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={phoneLimit}
      />
      <TextField
        {...field('city')}
        label="Город"
        autoComplete="address-level2"
        maxLength={nameLimit}
      />
      <PrivacyNote href={privacyHref} />
    </Stack>
  )
}
