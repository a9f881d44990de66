import { typedPhoneText } from '@parket/domain/account/phone'
import type { Contacts } from '@parket/domain/registration/request'
import { DescriptionList } from '../../../../components/DescriptionList/DescriptionList.tsx'

interface ReviewContactsProps {
  contacts: Contacts
}

export function ReviewContacts({ contacts: { email, phone, city } }: ReviewContactsProps) {
  return (
    <DescriptionList
      items={[
        { term: 'Email', description: email },
        { term: 'Телефон', description: typedPhoneText(phone) },
        { term: 'Город', description: city },
      ]}
    />
  )
}
