import { fillPath } from '@parket/domain/site/address'
import { formatEventDates } from '@parket/domain/event/dates'
import { dancerName } from '@parket/domain/registration/dancers'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { EventMention } from '../parts/searchData.ts'
import * as styles from '../parts/search.css.ts'

/** «Answers name, city, birth year, tournaments» (docs/rules/search-and-privacy.md, «Dancer search»). */
export interface FoundDancer {
  /** In the rating of the team, where their page may be shown; else null. */
  person_id: number | null
  last_name: string
  first_name: string
  city: string
  birth_year: number
  events: readonly EventMention[]
}

interface FoundDancerRowProps {
  dancer: FoundDancer
  links: DancerLinks
}

export interface DancerLinks {
  /** A pattern with `:eventId`. */
  event: string
  /** Places, points and next events of somebody: a pattern with `:personId`. */
  person: string
}

/** Somebody found: who, and where they danced. */
export function FoundDancerRow({ dancer, links }: FoundDancerRowProps) {
  return (
    <li className={styles.person}>
      <div>
        <Heading level={2} size={3}>
          {dancer.person_id === null ? (
            dancerName(dancer)
          ) : (
            <Link href={fillPath(links.person, { personId: dancer.person_id })}>
              {dancerName(dancer)}
            </Link>
          )}
        </Heading>
        <Text size="small" tone="secondary">
          {dancer.city}, {dancer.birth_year} г.&nbsp;р.
        </Text>
        {dancer.person_id !== null && (
          <Text size="small" tone="secondary">
            Места, очки и&nbsp;ближайшие турниры
          </Text>
        )}
      </div>
      <ul className={styles.lines} aria-label={`Турниры: ${dancerName(dancer)}`}>
        {dancer.events.map((event) => (
          <li key={event.id} className={styles.line}>
            <Link href={fillPath(links.event, { eventId: event.id })}>{event.name}</Link>
            <span className={styles.quiet}>
              {formatEventDates(event)}, {event.city}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
