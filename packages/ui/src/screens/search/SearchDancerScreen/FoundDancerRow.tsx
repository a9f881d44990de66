import { formatEventDates } from '@parket/domain/event/dates'
import { dancerName } from '@parket/domain/registration/dancers'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { EventMention } from '../parts/searchData.ts'
import * as styles from '../parts/search.css.ts'

/** «Answers name, city, birth year, tournaments» (docs/rules/search-and-privacy.md, «Dancer search»). */
export interface FoundDancer {
  last_name: string
  first_name: string
  city: string
  birth_year: number
  events: readonly EventMention[]
}

interface FoundDancerRowProps {
  dancer: FoundDancer
  eventHref: (eventId: number) => string
}

/** Somebody found: who, and where they danced. */
export function FoundDancerRow({ dancer, eventHref }: FoundDancerRowProps) {
  return (
    <li className={styles.person}>
      <div>
        <Heading level={2} size={3}>
          {dancerName(dancer)}
        </Heading>
        <Text size="small" tone="secondary">
          {dancer.city}, {dancer.birth_year} г.&nbsp;р.
        </Text>
      </div>
      <ul className={styles.lines} aria-label={`Турниры: ${dancerName(dancer)}`}>
        {dancer.events.map((event) => (
          <li key={event.id} className={styles.line}>
            <Link href={eventHref(event.id)}>{event.name}</Link>
            <span className={styles.quiet}>
              {formatEventDates(event)}, {event.city}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
