import { numberedTitle } from '@parket/domain/contest/title'
import { countOf } from '@parket/domain/format/plural'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import type { EventContest } from '../../events/eventData.ts'
import * as styles from './ClubGrid.css.ts'

/** Contests that take no entries: folded, as nobody can be ticked in them. */
export function Unavailable({ contests }: { contests: readonly EventContest[] }) {
  if (contests.length === 0) return null
  return (
    <Disclosure
      summary={`Ещё ${countOf(contests.length, ['номинация недоступна', 'номинации недоступны', 'номинаций недоступны'])}`}
    >
      <ul className={styles.unavailable}>
        {contests.map((one) => (
          <li key={one.id}>
            {numberedTitle(one)}: {one.status === 'cancelled' ? 'отменена' : 'закрыта'}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
