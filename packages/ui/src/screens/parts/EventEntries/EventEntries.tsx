import { numberedTitle, type NumberedContest } from '@parket/domain/contest/title'
import { sharedPlace } from '@parket/domain/rating/words'
import type { ReactNode } from 'react'
import { State } from '../../../components/State/State.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { registrationStatuses } from '../registrationStatuses.ts'
import * as styles from './EventEntries.css.ts'

/** An entry in a contest with its result. */
export interface ListedEntry {
  key: string | number
  /** Null: the contest's name is still on the way, or it is no longer shown. */
  contest: NumberedContest | null
  status: keyof typeof registrationStatuses
  /** Once published; `place_to` is the last of a shared place. */
  place?: { place: number; place_to: number } | null
  /** Text beside the contest: the start number, for example. */
  detail?: string
}

interface EventEntriesProps {
  event: { name: string; city: string }
  /** Its dates, and its hour where that is known. */
  when: string
  href: string
  /** Between the event and its entries: who dances. */
  children?: ReactNode
  entries: readonly ListedEntry[]
}

/** An event with a person's entries in it. */
export function EventEntries({ event, when, href, children, entries }: EventEntriesProps) {
  return (
    <div className={styles.block}>
      <Stack gap="xsmall">
        <Heading level={2} size={3}>
          <Link href={href} isQuiet>
            {event.name}
          </Link>
        </Heading>
        <Text size="small" tone="secondary">
          {[when, event.city].filter((part) => part !== '').join(', ')}
        </Text>
      </Stack>
      {children}
      <ul className={styles.entries} aria-label={`Номинации: ${event.name}`}>
        {entries.map(({ key, contest, detail, ...outcome }) => (
          <li key={key} className={styles.entry}>
            <span className={styles.title}>{contest ? numberedTitle(contest) : 'Номинация'}</span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
            <Outcome {...outcome} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The place in the results if there is one, otherwise the entry's status. */
function Outcome({ place = null, status }: Pick<ListedEntry, 'place' | 'status'>) {
  if (place !== null) {
    return (
      <Text as="span" size="small" weight="strong" tone="accent">
        {sharedPlace(place.place, place.place_to)} место
      </Text>
    )
  }
  const { label, tone } = registrationStatuses[status]
  return <State tone={tone}>{label}</State>
}
