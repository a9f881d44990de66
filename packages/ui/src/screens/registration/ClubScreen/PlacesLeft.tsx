import { allPlaces, areFewLeft, freePlaces } from '@parket/domain/contest/places'
import { takesEntries } from '@parket/domain/contest/status'
import { countOf } from '@parket/domain/format/plural'
import type { EventContest } from '../../events/eventData.ts'
import * as styles from './ClubGrid.css.ts'

/** «2 места», where they get few; of each role «ведёт: 2, следует: 0». */
export function PlacesLeft({ contest }: { contest: EventContest }) {
  const text = takesEntries(contest) ? placesLeftOf(contest) : null
  return text !== null && <span className={styles.places}>{text}</span>
}

function placesLeftOf(contest: EventContest): string | null {
  const { capacity, jnj_role_split, role_counts } = contest
  if (jnj_role_split && capacity !== null && role_counts) {
    const [leaders, followers] = [role_counts.leader, role_counts.follower].map(({ active }) =>
      Math.max(0, capacity - active),
    ) as [number, number]
    const isFew = areFewLeft(Math.min(leaders, followers), capacity)
    return isFew ? `ведёт:\u00A0${leaders}, следует:\u00A0${followers}` : null
  }
  const [free, all] = [freePlaces(contest), allPlaces(contest)]
  const isKnown = !jnj_role_split && free !== null && all !== null
  if (!isKnown || !areFewLeft(free, all)) return null
  return free === 0 ? 'мест\u00A0нет' : countOf(free, ['место', 'места', 'мест'])
}
