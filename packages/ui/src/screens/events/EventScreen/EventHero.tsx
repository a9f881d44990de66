import { publicProblemText } from '@parket/domain/problems/publicProblems'
import { DateTile } from '../../../components/DateTile/DateTile.tsx'
import { EventPicture } from '../../../components/EventPicture/EventPicture.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import type { EventDetails } from '../eventData.ts'
import { underBanner } from '../parts/pictureWords.css.ts'
import { backgroundsOf, hasOwnPicture } from '../parts/ownPicture.ts'
import * as styles from './EventHero.css.ts'

interface EventHeroProps {
  event: EventDetails
}

/** The picture of the event with its days and its name. */
export function EventHero({ event }: EventHeroProps) {
  // Under a picture of its own name and city do: the dates come first among the answers.
  const isDrawn = !hasOwnPicture(event)
  return (
    <EventPicture
      eventId={event.id}
      format="hero"
      bannerUrl={event.banner_url}
      backgrounds={backgroundsOf(event)}
    >
      <header className={isDrawn ? styles.words : underBanner}>
        {isDrawn && <DateTile event={event} size="large" on="picture" />}
        <Heading level={1}>{event.name}</Heading>
        <p className={styles.city}>
          {event.published
            ? [event.kind, event.city].filter((part) => part !== '').join(', ')
            : publicProblemText('event_draft')}
        </p>
      </header>
    </EventPicture>
  )
}
