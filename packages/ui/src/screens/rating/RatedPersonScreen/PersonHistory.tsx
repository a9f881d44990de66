import { fillPath } from '@parket/domain/site/address'
import { formatEventDates } from '@parket/domain/event/dates'
import { countOf } from '@parket/domain/format/plural'
import { levelsDanced } from '@parket/domain/rating/history'
import type { ReactNode } from 'react'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { DancerHistory, RatingItem } from '../parts/ratingData.ts'

export interface PersonHistoryProps {
  items: readonly RatingItem[]
  history: DancerHistory
  links: {
    /** A pattern with `:eventId`. */
    event: string
    /** A pattern with `:personId`. */
    person: string
  }
}

/** Where somebody dances next, with whom they danced, and in which levels; what is not known is left out. */
export function PersonHistory({ items, history, links }: PersonHistoryProps) {
  const levels = levelsDanced(items)
  return (
    <>
      {history.next.length > 0 && (
        <Part title="Ближайшие турниры">
          {history.next.map(({ event, contests }) => (
            <div key={event.id}>
              <Link href={fillPath(links.event, { eventId: event.id })}>{event.name}</Link>
              <Text tone="secondary">
                {formatEventDates(event)}, {event.city}
              </Text>
              <Text>{contests.join('; ')}</Text>
            </div>
          ))}
        </Part>
      )}
      {levels.length > 0 && (
        <Part title="Классы">
          {levels.map(({ level, results, since }) => (
            <Text key={level}>
              {level}: {countOf(results, ['результат', 'результата', 'результатов'])}, с&nbsp;
              {since.slice(0, 4)}&nbsp;года
            </Text>
          ))}
        </Part>
      )}
      {history.partners.length > 0 && (
        <Part title="Партнёры">
          {history.partners.map(({ person_id: personId, name, events }) => (
            <Text key={`${personId} ${name}`}>
              {personId === null ? (
                name
              ) : (
                <Link href={fillPath(links.person, { personId })}>{name}</Link>
              )}
              {': '}
              {countOf(events, ['турнир', 'турнира', 'турниров'])} вместе
            </Text>
          ))}
        </Part>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="xsmall">
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  )
}
