import type { EventAges } from '@parket/domain/event/event'
import { countOf } from '@parket/domain/format/plural'
import { ageAtEvent } from '@parket/domain/registration/age'
import { dancerName } from '@parket/domain/registration/dancers'
import * as styles from '../../parts/office.css.ts'
import type { RegisteredDancer } from './registrationData.ts'

interface DancerNamesProps {
  dancers: readonly RegisteredDancer[]
  event: EventAges
}

/** How many of a group are named in the list; all of them stand in the details. */
const SHOWN = 3

/** Names; of one who dances alone with the age that counts at the event: of several, the names need the room. */
export function DancerNames({ dancers, event }: DancerNamesProps) {
  const shown = dancers.length > SHOWN + 1 ? dancers.slice(0, SHOWN) : dancers
  const rest = dancers.length - shown.length
  return (
    <ul className={styles.lines}>
      {shown.map((dancer) => (
        <li key={dancer.id} className={styles.line}>
          {dancerName(dancer)}
          {dancers.length === 1 && (
            <span className={styles.quiet}>
              {countOf(ageAtEvent(dancer.birth_date, event), ['год', 'года', 'лет'])}
            </span>
          )}
        </li>
      ))}
      {rest > 0 && (
        <li className={styles.quiet}>
          и&nbsp;ещё {countOf(rest, ['танцор', 'танцора', 'танцоров'])}
        </li>
      )}
    </ul>
  )
}
