import { emailLimit } from '@parket/domain/account/email'
import { nameLimit } from '@parket/domain/account/person'
import { phoneLimit } from '@parket/domain/account/phone'
import type { Contacts } from '@parket/domain/registration/request'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { contactsTexts } from '../../../../texts/wizard/contactsTexts.ts'
import { useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import { PrivacyNote } from '../../../parts/PrivacyNote/PrivacyNote.tsx'
import { fieldId } from '../fieldId.ts'
import type { StepProps } from '../wizardView.ts'

interface ContactsStepProps extends StepProps {
  privacyHref: string
}

/** Step 0: where to send the number, whom to call. */
export function ContactsStep({ view, privacyHref, onEdit }: ContactsStepProps) {
  const say = useWizardTexts('contacts', contactsTexts)
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
        label={say('email')}
        description={say('emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={emailLimit}
      />
      <TextField
        {...field('phone')}
        label={say('phone')}
        description={say('phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={phoneLimit}
      />
      <TextField
        {...field('city')}
        label={say('city')}
        autoComplete="address-level2"
        maxLength={nameLimit}
      />
      <PrivacyNote href={privacyHref} />
    </Stack>
  )
}
