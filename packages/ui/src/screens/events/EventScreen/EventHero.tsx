import { publicProblemText } from '@parket/domain/problems/publicProblems'
import { DateTile } from '../../../components/DateTile/DateTile.tsx'
import { EventPicture } from '../../../components/EventPicture/EventPicture.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import type { EventDetails } from '../eventData.ts'
import { underBanner } from '../parts/pictureWords.css.ts'
import * as styles from './EventHero.css.ts'

interface EventHeroProps {
  event: EventDetails
}

/** The picture of the event with its days and its name. */
export function EventHero({ event }: EventHeroProps) {
  // Under a banner name and city do: the dates come first among the answers.
  const isDrawn = event.banner_url === null
  return (
    <EventPicture eventId={event.id} format="hero" bannerUrl={event.banner_url}>
      <header className={isDrawn ? styles.words : underBanner}>
        {isDrawn && <DateTile event={event} size="large" on="picture" />}
        <Heading level={1}>{event.name}</Heading>
        <p className={styles.city}>
          {event.published ? event.city : publicProblemText('event_draft')}
        </p>
      </header>
    </EventPicture>
  )
}
