import { contestTitle } from '@parket/domain/contest/title'
import { formatEventDates } from '@parket/domain/event/dates'
import { formatShortNumber } from '@parket/domain/format/number'
import { Badge } from '../../../components/Badge/Badge.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { registrationStatuses } from '../../organiser/RegistrationListScreen/registrationData.ts'
import type { EventMention } from '../parts/searchData.ts'
import * as styles from '../parts/search.css.ts'

/** An event with a person's entries there. */
export interface Tournament {
  event: EventMention
  entries: readonly TournamentEntry[]
}

interface TournamentEntry {
  contest_id: string
  group_name: string
  section: string
  start_number: number
  status: keyof typeof registrationStatuses
  /** Once published; shared places are halves. */
  place: number | null
}

interface TournamentCardProps {
  tournament: Tournament
  href: string
}

export function TournamentCard({ tournament: { event, entries }, href }: TournamentCardProps) {
  return (
    <Card as="li">
      <Stack gap="small">
        <Stack gap="xsmall">
          <Heading level={2} size={3}>
            <Link href={href} isQuiet>
              {event.name}
            </Link>
          </Heading>
          <Text size="small" tone="secondary">
            {formatEventDates(event)}, {event.city}
          </Text>
        </Stack>
        <ul className={styles.lines} aria-label={`Номинации: ${event.name}`}>
          {entries.map((entry) => (
            <li key={`${entry.contest_id} ${entry.start_number}`} className={styles.line}>
              <span>{contestTitle(entry)}</span>
              <span className={styles.quiet}>№&nbsp;{entry.start_number}</span>
              <Outcome {...entry} />
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}

/** The place once there is one; before, whether there is a place to dance. */
function Outcome({ place, status }: TournamentEntry) {
  if (place !== null) return <Badge tone="accent">{formatShortNumber(place)} место</Badge>
  const { label, tone } = registrationStatuses[status]
  return <Badge tone={tone}>{label}</Badge>
}
