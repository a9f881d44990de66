import type { Instant } from '@parket/domain/format/date'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Timeline } from '../../../components/Timeline/Timeline.tsx'
import type { EventDetails } from '../eventData.ts'
import { ShareLinks, type ShareLinksProps } from '../parts/ShareLinks/ShareLinks.tsx'
import { deadlines } from './deadlines.ts'
import { EventContacts, hasContacts } from './EventContacts.tsx'
import { PriceSteps } from './PriceSteps.tsx'
import * as styles from './EventScreen.css.ts'

interface EventAsideProps {
  event: EventDetails
  now: Instant
  share: ShareLinksProps
}

/** Facts beside the contests: deadline, price steps, contacts. */
export function EventAside({ event, now, share }: EventAsideProps) {
  return (
    <div className={styles.aside}>
      <Stack as="section" gap="small">
        <Heading level={2} size={3}>
          Сроки
        </Heading>
        <Timeline aria-label="Сроки" items={deadlines(event, now)} />
      </Stack>
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
      <Stack as="section" gap="small">
        <Heading level={2} size={3}>
          Поделиться
        </Heading>
        <ShareLinks {...share} />
      </Stack>
    </div>
  )
}
