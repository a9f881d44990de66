import type { Instant } from '@parket/domain/format/date'
import { DateTile } from '../../../../components/DateTile/DateTile.tsx'
import { EventPicture } from '../../../../components/EventPicture/EventPicture.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { ListedEvent } from '../../eventData.ts'
import { whereText } from '../../eventWords.ts'
import { PriceFrom } from '../PriceFrom/PriceFrom.tsx'
import { RegistrationState } from '../RegistrationState/RegistrationState.tsx'
import * as styles from './EventPoster.css.ts'

interface EventPosterProps {
  event: ListedEvent
  now: Instant
  href: string
  /** No other stands beside it: on a wide screen its words do. */
  isAlone?: boolean
}

/** An event as a poster: its picture, and with it when, what, where and for how much. */
export function EventPoster({ event, now, href, isAlone = false }: EventPosterProps) {
  return (
    <article className={isAlone ? styles.alone : styles.poster}>
      <EventPicture eventId={event.id} format="card" bannerUrl={event.banner_url} />
      <div className={styles.under}>
        <DateTile event={event} size={isAlone ? 'large' : 'standard'} />
        <div className={styles.words}>
          <Heading level={3} size={isAlone ? 2 : 3}>
            <Link href={href} isQuiet isStretched>
              {event.name}
            </Link>
          </Heading>
          <Text tone="secondary" size={isAlone ? 'large' : 'standard'}>
            {whereText(event)}
          </Text>
          <div className={styles.terms}>
            <RegistrationState event={event} now={now} />
            <PriceFrom event={event} now={now} />
          </div>
        </div>
      </div>
    </article>
  )
}
