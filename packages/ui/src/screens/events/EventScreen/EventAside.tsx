import type { Instant } from '@parket/domain/format/date'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import type { EventDetails } from '../eventData.ts'
import { EventContacts, hasContacts } from './EventContacts.tsx'
import { PriceSteps } from './PriceSteps.tsx'
import * as styles from './EventScreen.css.ts'

interface EventAsideProps {
  event: EventDetails
  now: Instant
}

/** What one looks up once: how prices change, whom to ask. */
export function EventAside({ event, now }: EventAsideProps) {
  return (
    <div className={styles.aside}>
      {event.price_steps.length > 0 && (
        <Stack as="section" gap="small">
          <Heading level={2} size={3}>
            Цены по&nbsp;датам
          </Heading>
          <PriceSteps event={event} now={now} />
        </Stack>
      )}
      {hasContacts(event.contacts) && (
        <Stack as="section" gap="small">
          <Heading level={2} size={3}>
            Организаторы
          </Heading>
          <EventContacts contacts={event.contacts} />
        </Stack>
      )}
    </div>
  )
}
