import { phoneText } from '@parket/domain/account/phone'
import { areContactsErased, erasedContactsText } from '@parket/domain/privacy/erasedContacts'
import { Card } from '../../../components/Card/Card.tsx'
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { affiliationItems } from '../affiliationItems.ts'
import type { FullRegistration } from './registrationView.ts'

interface RegistrationContactsProps {
  regData: FullRegistration['regData']
}

export function RegistrationContacts({ regData }: RegistrationContactsProps) {
  const { email, phone, city } = regData
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>Контакты</Heading>
      <Card>
        {areContactsErased(regData) ? (
          <Text>{erasedContactsText}</Text>
        ) : (
          <DescriptionList
            items={[
              { term: 'Email', description: email },
              { term: 'Телефон', description: phoneText(phone) },
              { term: 'Город', description: city },
              ...affiliationItems(regData),
            ]}
          />
        )}
      </Card>
    </Stack>
  )
}
