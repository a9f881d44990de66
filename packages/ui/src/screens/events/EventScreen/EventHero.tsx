import { formatEventDates, isPast } from '@parket/domain/event/dates'
import { isRegistrationOpen } from '@parket/domain/event/registrationWindow'
import { eventTagTitle } from '@parket/domain/event/tags'
import type { Instant } from '@parket/domain/format/date'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { Parquet } from '../../../components/Parquet/Parquet.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { CalendarIcon } from '../../../icons/CalendarIcon.tsx'
import { PinIcon } from '../../../icons/PinIcon.tsx'
import type { EventData, EventDetails } from '../eventData.ts'
import { RegistrationState } from '../parts/RegistrationState/RegistrationState.tsx'
import type { EventLinks } from './EventScreen.tsx'
import * as styles from './EventScreen.css.ts'

interface EventHeroProps extends Pick<EventData, 'tags'> {
  event: EventDetails
  now: Instant
  links: EventLinks
}

/** The facts asked for first: when, where, whether entries are taken. */
export function EventHero({ event, tags, now, links }: EventHeroProps) {
  const publicTags = tags.filter(({ pub }) => pub)
  return (
    <header className={styles.hero}>
      <div className={styles.picture}>
        {event.banner_url === null ? (
          <Parquet scale={18} />
        ) : (
          <img className={styles.banner} src={event.banner_url} alt="" width={400} height={200} />
        )}
      </div>
      <div className={styles.words}>
        <Heading level={1}>{event.name}</Heading>
        <ul className={styles.facts}>
          <li className={styles.fact}>
            <CalendarIcon />
            <span>{formatEventDates(event)}</span>
          </li>
          <li className={styles.fact}>
            <PinIcon />
            <span>{[event.city, event.place].filter((part) => part !== '').join(', ')}</span>
          </li>
        </ul>
        <RegistrationState event={event} now={now} />
        {publicTags.length > 0 && (
          <Inline as="ul" gap="medium">
            {publicTags.map((tag) => (
              <li key={tag.id}>
                <Text as="span" size="small" tone="secondary">
                  {eventTagTitle(tag)}
                </Text>
              </li>
            ))}
          </Inline>
        )}
        <EventActions event={event} now={now} links={links} />
      </div>
    </header>
  )
}

function EventActions({ event, now, links }: Omit<EventHeroProps, 'tags'>) {
  if (!event.published) return null
  const change = <ButtonLink href={links.change}>Изменить регистрацию</ButtonLink>
  if (isRegistrationOpen(event, now)) {
    return (
      <Inline gap="xsmall">
        <ButtonLink href={links.registration} variant="primary">
          Зарегистрироваться
        </ButtonLink>
        {change}
      </Inline>
    )
  }
  if (isPast(event, now)) {
    return (
      <ButtonLink href={links.pages.results} variant="primary">
        Результаты
      </ButtonLink>
    )
  }
  return change
}
