import { isRegistrationOpen } from '@parket/domain/event/registrationWindow'
import type { Instant } from '@parket/domain/format/date'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { DateTile } from '../../../components/DateTile/DateTile.tsx'
import { EventPicture } from '../../../components/EventPicture/EventPicture.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import type { ListedEvent } from '../eventData.ts'
import { posterHours } from '../eventHours.ts'
import {
  daysLeft,
  laterPriceText,
  priceFromText,
  registrationAnswer,
  whereText,
} from '../eventWords.ts'
import { inHero, underBanner } from '../parts/pictureWords.css.ts'
import * as styles from './HomeHero.css.ts'

interface HomeHeroProps {
  event: ListedEvent
  now: Instant
  links: { event: string; registration: string }
}

/** The next event one can enter, as the poster of the page. */
export function HomeHero({ event, now, links }: HomeHeroProps) {
  const { weekdays, start } = posterHours(event)
  const isOpen = isRegistrationOpen(event, now)
  const left = daysLeft(event, now)
  // Under a banner the words stand on the page.
  const isDrawn = event.banner_url === null
  return (
    <EventPicture eventId={event.id} format="hero" bannerUrl={event.banner_url}>
      <div className={isDrawn ? inHero : underBanner}>
        <div className={styles.when}>
          <DateTile event={event} size="large" on={isDrawn ? 'picture' : 'page'} />
          <p>
            {weekdays}
            {weekdays !== '' && start !== '' && (
              <>
                ,<br />
              </>
            )}
            {start}
          </p>
        </div>
        <Heading level={1}>
          <Link href={links.event} isQuiet>
            {event.name}
          </Link>
        </Heading>
        <p className={styles.where}>{whereText(event)}</p>
        <div className={styles.action}>
          {isOpen ? (
            <ButtonLink
              href={links.registration}
              variant={isDrawn ? 'onPicture' : 'primary'}
              size="large"
              {...(event.price_from !== null && { price: priceFromText(event.price_from) })}
            >
              Участвовать
            </ButtonLink>
          ) : (
            <ButtonLink href={links.event} variant={isDrawn ? 'onPicture' : 'primary'} size="large">
              К&nbsp;турниру
            </ButtonLink>
          )}
        </div>
        <p className={styles.until}>
          {left && <strong>{left.text}. </strong>}
          Заявки {registrationAnswer(event, now)}
        </p>
        {isOpen && event.price_next && (
          <p className={styles.laterPrice}>{laterPriceText(event.price_next, event, now)}</p>
        )}
      </div>
    </EventPicture>
  )
}
