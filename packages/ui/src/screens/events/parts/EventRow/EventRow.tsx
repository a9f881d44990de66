import { isPast } from '@parket/domain/event/dates'
import { formatNearDates } from '@parket/domain/event/nearDates'
import type { Instant } from '@parket/domain/format/date'
import { countOf } from '@parket/domain/format/plural'
import { DateTile } from '../../../../components/DateTile/DateTile.tsx'
import { EventPicture } from '../../../../components/EventPicture/EventPicture.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { ArrowRightIcon } from '../../../../icons/ArrowRightIcon.tsx'
import type { ListedEvent } from '../../eventData.ts'
import { whereText } from '../../eventWords.ts'
import { PriceFrom } from '../PriceFrom/PriceFrom.tsx'
import { RegistrationState } from '../RegistrationState/RegistrationState.tsx'
import * as styles from './EventRow.css.ts'

interface EventRowProps {
  event: ListedEvent
  now: Instant
  href: string
  headingLevel: 2 | 3
}

/** An event in a list: when, what, where, whether one can enter and for how much; of a past one what there is to see. */
export function EventRow({ event, now, href, headingLevel }: EventRowProps) {
  const isOver = isPast(event, now)
  return (
    <article className={styles.row}>
      {isOver ? (
        <EventPicture eventId={event.id} format="row" bannerUrl={event.banner_url} />
      ) : (
        <DateTile event={event} />
      )}
      <div className={styles.words}>
        <Heading level={headingLevel} size={3}>
          <Link href={href} isQuiet isStretched>
            {event.name}
          </Link>
        </Heading>
        <Text tone="secondary" size={isOver ? 'small' : 'standard'}>
          {isOver ? `${formatNearDates(event, now)}, ${event.city}` : whereText(event)}
        </Text>
      </div>
      {isOver ? <Figures event={event} /> : <Terms event={event} now={now} />}
      <span className={styles.arrow}>
        <ArrowRightIcon />
      </span>
    </article>
  )
}

function Terms({ event, now }: Pick<EventRowProps, 'event' | 'now'>) {
  return (
    <div className={styles.terms}>
      <RegistrationState event={event} now={now} />
      <div className={styles.price}>
        <PriceFrom event={event} now={now} />
      </div>
    </div>
  )
}

const dancers = ['танцор', 'танцора', 'танцоров'] as const
const contests = ['номинация', 'номинации', 'номинаций'] as const

function Figures({ event: { results } }: Pick<EventRowProps, 'event'>) {
  return (
    <p className={styles.figures}>
      {results === null
        ? 'Результаты готовятся'
        : `${countOf(results.dancers, dancers)}, ${countOf(results.contests, contests)}`}
    </p>
  )
}
