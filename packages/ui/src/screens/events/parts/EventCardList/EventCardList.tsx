import type { Instant } from '@parket/domain/format/date'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import type { EventSummary } from '../../eventData.ts'
import { EventCard } from '../EventCard/EventCard.tsx'
import { EventCardSkeleton } from '../EventCard/EventCardSkeleton.tsx'

interface EventCardListProps {
  /** null while they are on their way. */
  events: readonly EventSummary[] | null
  now: Instant
  hrefOf: (eventId: number) => string
  headingLevel: 2 | 3
}

/** Events one under another, in the order given. */
export function EventCardList({ events, now, hrefOf, headingLevel }: EventCardListProps) {
  if (events === null) {
    return (
      <Stack gap="small">
        <EventCardSkeleton />
        <EventCardSkeleton />
        <EventCardSkeleton />
      </Stack>
    )
  }
  return (
    <Stack as="ul" gap="small">
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} now={now} href={hrefOf(event.id)} headingLevel={headingLevel} />
        </li>
      ))}
    </Stack>
  )
}
