import { formatEventDates } from '@parket/domain/event/dates'
import { DateTile } from '../../../components/DateTile/DateTile.tsx'
import { EventEntries, type ListedEntry } from '../../parts/EventEntries/EventEntries.tsx'
import * as styles from '../parts/search.css.ts'
import type { EventMention } from '../parts/searchData.ts'

/** An event with a person's entries there. */
export interface Tournament {
  event: EventMention
  entries: readonly TournamentEntry[]
}

interface TournamentEntry {
  contest_id: string
  group_num: number
  group_name: string
  section: string
  start_number: number
  status: ListedEntry['status']
  /** Once published; `place_to` is the last of a shared place. */
  place: { place: number; place_to: number } | null
}

interface TournamentRowProps {
  tournament: Tournament
  href: string
}

export function TournamentRow({ tournament: { event, entries }, href }: TournamentRowProps) {
  return (
    <li className={styles.dated}>
      <DateTile event={event} />
      <EventEntries
        event={event}
        when={formatEventDates(event)}
        href={href}
        entries={entries.map((entry) => ({
          key: `${entry.contest_id} ${entry.start_number}`,
          contest: entry,
          status: entry.status,
          place: entry.place,
          detail: `№\u00A0${entry.start_number}`,
        }))}
      />
    </li>
  )
}
