import { numberedTitle } from '@parket/domain/contest/title'
import { State } from '../../../../components/State/State.tsx'
import * as styles from '../../parts/office.css.ts'
import { type ContestRegistration, type NamedContest } from './registrationData.ts'
import { registrationStatuses } from '../../../parts/registrationStatuses.ts'

interface ContestEntriesProps {
  registrations: readonly ContestRegistration[]
  contests: readonly NamedContest[]
  /** Says «Участвует» too, not only what differs from it. */
  isVerbose?: boolean
}

/** Contests of an entry, each with its status. */
export function ContestEntries({
  registrations,
  contests,
  isVerbose = false,
}: ContestEntriesProps) {
  return (
    <ul className={styles.lines}>
      {inOrder(registrations).map(({ id, contest_id, status }) => {
        const contest = contests.find((contest) => contest.id === contest_id)
        const { label, tone } = registrationStatuses[status]
        // A cell of the table is cut, so the status comes before the title, which may be long.
        const isFirst = !isVerbose && status !== 'active'
        return (
          <li key={id} className={styles.line}>
            {isFirst && (
              <span className={styles.inFront}>
                <State tone={tone}>{label}</State>{' '}
              </span>
            )}
            {contest ? numberedTitle(contest) : '…'}
            {isVerbose && <State tone={tone}>{label}</State>}
          </li>
        )
      })}
    </ul>
  )
}

const order = { active: 0, waiting: 1, withdrawn: 2 } as const

/** What is danced comes first; what was given up, last. */
function inOrder(registrations: readonly ContestRegistration[]): ContestRegistration[] {
  return registrations.toSorted((one, other) => order[one.status] - order[other.status])
}
