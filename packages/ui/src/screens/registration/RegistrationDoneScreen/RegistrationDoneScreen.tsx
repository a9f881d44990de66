import { formatEventDates } from '@parket/domain/event/dates'
import type { EventHeading } from '@parket/domain/event/event'
import { dancerName } from '@parket/domain/registration/dancers'
import type { DancerInput } from '@parket/domain/registration/request'
import { useEffect, useId } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { Page } from '../../parts/Page/Page.tsx'
import { RegisteredContests, type RegisteredContest } from './RegisteredContests.tsx'
import { Ticket } from './Ticket.tsx'

export interface RegistrationDoneScreenProps {
  event: EventHeading
  /** The number of the entry, unique in the event. */
  regN: number
  /** Six digits; with the number they open the entry. */
  pinCode: string
  /** Where the letter went. */
  email: string
  dancers: readonly Pick<DancerInput, 'last_name' | 'first_name'>[]
  /** What the server stored, by contest. */
  registrations: readonly { contest_id: string; status: string }[]
  contests: readonly RegisteredContest[]
  links: {
    event: string
    /** Where the entry can be changed. */
    change: string
  }
  /** Starts another entry with the same contacts. */
  onAnother: () => void
}

/** The entry is made: what to keep, what was registered, what comes next. */
export function RegistrationDoneScreen(props: RegistrationDoneScreenProps) {
  const { event, regN, pinCode, email, dancers, registrations, contests, links, onAnother } = props
  const headingId = useId()
  // The wizard was replaced by this: say so, and do not leave the focus in what is gone.
  useEffect(() => document.getElementById(headingId)?.focus(), [headingId])
  return (
    <Page width="narrow">
      <Stack gap="xsmall">
        <Heading level={1} id={headingId} tabIndex={-1}>
          Вы зарегистрированы
        </Heading>
        <Text tone="secondary">
          {event.name}, {formatEventDates(event)}, {event.city}
        </Text>
      </Stack>
      <Ticket regN={regN} pinCode={pinCode} dancers={dancers.map(dancerName)} />
      <Text isMeasured>
        Номер и&nbsp;PIN-код отправили на&nbsp;<strong>{email}</strong>. Письма нет? Загляните
        в&nbsp;папку «Спам» — и&nbsp;на&nbsp;всякий случай сохраните эту страницу.
      </Text>
      <RegisteredContests registrations={registrations} contests={contests} />
      <Inline gap="xsmall">
        <ButtonLink href={links.event} variant="primary">
          К турниру
        </ButtonLink>
        <Button onPress={onAnother}>Зарегистрировать ещё</Button>
        <ButtonLink href={links.change} variant="quiet">
          Изменить регистрацию
        </ButtonLink>
      </Inline>
    </Page>
  )
}
