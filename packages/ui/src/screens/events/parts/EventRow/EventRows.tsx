import { fillPath } from '@parket/domain/site/address'
import type { Instant } from '@parket/domain/format/date'
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx'
import type { ListedEvent } from '../../eventData.ts'
import { EventRow } from './EventRow.tsx'
import * as styles from './EventRows.css.ts'

interface EventRowsProps {
  /** null while they are on their way. */
  events: readonly ListedEvent[] | null
  now: Instant
  /** Where an event is: a pattern with `:eventId`. */
  href: string
  headingLevel: 2 | 3
}

/** Events one under another, in the order given. */
export function EventRows({ events, now, href, headingLevel }: EventRowsProps) {
  return (
    // Safari forgets that an unmarked list is a list.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={styles.rows} role="list">
      {events === null
        ? [1, 2, 3].map((key) => (
            <li key={key} className={styles.onItsWay}>
              <Skeleton width={84} height={72} />
              <Skeleton lines={2} />
            </li>
          ))
        : events.map((event) => (
            <li key={event.id} className={styles.item}>
              <EventRow
                event={event}
                now={now}
                href={fillPath(href, { eventId: event.id })}
                headingLevel={headingLevel}
              />
            </li>
          ))}
    </ul>
  )
}
