import { formatEventDates, isPast } from '@parket/domain/event/dates'
import type { Instant } from '@parket/domain/format/date'
import { Card } from '../../../../components/Card/Card.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { Parquet } from '../../../../components/Parquet/Parquet.tsx'
import type { EventSummary } from '../../eventData.ts'
import { RegistrationState } from '../RegistrationState/RegistrationState.tsx'
import * as styles from './EventCard.css.ts'

interface EventCardProps {
  event: EventSummary
  now: Instant
  href: string
  headingLevel: 2 | 3
}

/** An event in a list: when, what, where, and whether one can still enter. */
export function EventCard({ event, now, href, headingLevel }: EventCardProps) {
  return (
    <Card as="article" padding="none" isLinked>
      <div className={styles.layout}>
        <div className={event.banner_url === null ? styles.floor : styles.picture}>
          {event.banner_url === null ? (
            <Parquet />
          ) : (
            <img
              className={styles.banner}
              src={event.banner_url}
              alt=""
              width={400}
              height={200}
              loading="lazy"
            />
          )}
        </div>
        <div className={styles.content}>
          <Text size="small" tone="accent" weight="medium">
            {formatEventDates(event)}
          </Text>
          <Heading level={headingLevel} size={3}>
            <Link href={href} isQuiet isStretched>
              {event.name}
            </Link>
          </Heading>
          <Text size="small" tone="secondary">
            {[event.city, event.place].filter((part) => part !== '').join(' · ')}
          </Text>
          {!isPast(event, now) && <RegistrationState event={event} now={now} />}
        </div>
      </div>
    </Card>
  )
}
