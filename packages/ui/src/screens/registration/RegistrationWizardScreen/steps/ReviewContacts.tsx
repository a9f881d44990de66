import { typedPhoneText } from '@parket/domain/account/phone'
import type { Contacts } from '@parket/domain/registration/request'
import { DescriptionList } from '../../../../components/DescriptionList/DescriptionList.tsx'
import { contactsTexts } from '../../../../texts/wizard/contactsTexts.ts'
import { useWizardTexts } from '../../../../texts/TextsProvider.tsx'

interface ReviewContactsProps {
  contacts: Contacts
}

export function ReviewContacts({ contacts: { email, phone, city } }: ReviewContactsProps) {
  const say = useWizardTexts('contacts', contactsTexts)
  return (
    <DescriptionList
      items={[
        { term: say('email'), description: email },
        { term: say('phone'), description: typedPhoneText(phone) },
        { term: say('city'), description: city },
      ]}
    />
  )
}
