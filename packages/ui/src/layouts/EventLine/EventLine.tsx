import { formatEventDates } from '@parket/domain/event/dates'
import type { EventHeading } from '@parket/domain/event/event'
import { State } from '../../components/State/State.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Text } from '../../components/Text/Text.tsx'

export interface EventLineProps {
  /** The event a page belongs to, said to be a draft while it is one; null while it is on its way. */
  event: (EventHeading & { published?: boolean }) | null
}

/** Name, dates and city of the event, above the title of one of its pages. */
export function EventLine({ event }: EventLineProps) {
  if (!event) return <Skeleton width={280} />
  return (
    <Text tone="secondary">
      <Text as="span" weight="medium">
        {event.name}
      </Text>
      {' · '}
      {formatEventDates(event)}
      {event.city && `, ${event.city}`}
      {event.published === false && (
        <>
          {' '}
          <State tone="closed">Черновик</State>
        </>
      )}
    </Text>
  )
}
