import { Card } from '../../../components/Card/Card.tsx'
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import type { FullRegistration } from './registrationView.ts'

interface RegistrationContactsProps {
  regData: Pick<FullRegistration['regData'], 'email' | 'phone' | 'city'>
}

export function RegistrationContacts({
  regData: { email, phone, city },
}: RegistrationContactsProps) {
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>Контакты</Heading>
      <Card>
        <DescriptionList
          items={[
            { term: 'Email', description: email },
            { term: 'Телефон', description: phone },
            { term: 'Город', description: city },
          ]}
        />
      </Card>
    </Stack>
  )
}
