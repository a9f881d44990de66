import { fillPath } from '@parket/domain/site/address'
import { formatEventDates } from '@parket/domain/event/dates'
import { DateTile } from '../../../components/DateTile/DateTile.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import * as styles from '../parts/search.css.ts'
import type { EventMention } from '../parts/searchData.ts'

/** An event for which the account registered others: children, a club. */
export interface RegisteredEvent {
  event: EventMention
  /** Names of the dancers. */
  dancers: readonly string[]
}

interface RegisteredEventsProps {
  events: readonly RegisteredEvent[]
  /** Where an event is: a pattern with `:eventId`. */
  href: string
}

/** Whom the account registered, by event: a parent's own name stands on no entry. */
export function RegisteredEvents({ events, href }: RegisteredEventsProps) {
  if (events.length === 0) return null
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>Кого записали вы</Heading>
      <ul className={styles.list}>
        {events.map(({ event, dancers }) => (
          <li key={event.id} className={styles.dated}>
            <DateTile event={event} />
            <Stack gap="xsmall">
              <Heading level={3}>
                <Link href={fillPath(href, { eventId: event.id })} isQuiet>
                  {event.name}
                </Link>
              </Heading>
              <Text size="small" tone="secondary">
                {[formatEventDates(event), event.city].filter((part) => part !== '').join(', ')}
              </Text>
              <Text>{dancers.join(', ')}</Text>
            </Stack>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
