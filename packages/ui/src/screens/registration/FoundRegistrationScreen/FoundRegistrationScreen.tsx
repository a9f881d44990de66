import { formatEventDates } from '@parket/domain/event/dates'
import type { EventHeading } from '@parket/domain/event/event'
import { formatDate } from '@parket/domain/format/date'
import { dancerName } from '@parket/domain/registration/dancers'
import { Button } from '../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { Page } from '../../parts/Page/Page.tsx'
import { useHeadingFocus } from '../../parts/useHeadingFocus.ts'
import {
  RegisteredContests,
  type RegisteredContest,
} from '../RegistrationDoneScreen/RegisteredContests.tsx'

/** An entry as its number and PIN open it. */
export interface FoundEntry {
  regData: { reg_n: number; email: string; phone: string; city: string }
  dancers: readonly { id: number; last_name: string; first_name: string; birth_date: string }[]
  registrations: readonly { contest_id: string; status: string }[]
}

export interface FoundRegistrationScreenProps {
  event: EventHeading
  entry: FoundEntry
  contests: readonly RegisteredContest[]
  onClose: () => void
  links: { event: string }
}

/** What is registered under a number, for whoever has its PIN. */
export function FoundRegistrationScreen(props: FoundRegistrationScreenProps) {
  const { event, entry, contests, onClose, links } = props
  const { regData, dancers, registrations } = entry
  const headingId = useHeadingFocus()
  return (
    <Page width="narrow">
      <Stack gap="xsmall">
        <Heading level={1} id={headingId} tabIndex={-1}>
          Регистрация №&nbsp;{regData.reg_n}
        </Heading>
        <Text tone="secondary">
          {event.name}, {formatEventDates(event)}, {event.city}
        </Text>
      </Stack>
      <Stack as="section" gap="small">
        <Heading level={2}>{dancers.length > 1 ? 'Танцоры' : 'Танцор'}</Heading>
        <Card>
          <DescriptionList
            items={dancers.map((dancer) => ({
              term: dancerName(dancer),
              description: formatDate(dancer.birth_date),
            }))}
          />
        </Card>
      </Stack>
      <RegisteredContests registrations={registrations} contests={contests} />
      <Stack as="section" gap="small">
        <Heading level={2}>Контакты</Heading>
        <Card>
          <DescriptionList
            items={[
              { term: 'Почта', description: regData.email },
              { term: 'Телефон', description: regData.phone },
              { term: 'Город', description: regData.city },
            ]}
          />
        </Card>
      </Stack>
      <Inline gap="xsmall">
        <ButtonLink href={links.event} variant="primary">
          К турниру
        </ButtonLink>
        <Button onPress={onClose}>Закрыть</Button>
      </Inline>
    </Page>
  )
}
