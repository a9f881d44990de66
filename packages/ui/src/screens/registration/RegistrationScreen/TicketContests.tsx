import { jnjRoleLabels } from '@parket/domain/registration/jnjRoleLabels'
import { entryStatusLabels } from '@parket/domain/registration/entryStatus'
import type { EventContest } from '../../events/eventData.ts'
import { State } from '../../../components/State/State.tsx'
import type { RegistrationView, WaitingEntry } from './registrationView.ts'
import * as styles from './Ticket.css.ts'

/** Every contest of the registration, those of a packet below it; waiting and withdrawn ones say so. */
export function TicketContests({ view }: { view: RegistrationView }) {
  const { registrations } = view.registration
  const own = registrations.filter(({ packet_contest_id }) => packet_contest_id === null)
  const ownIds = new Set(own.map(({ contest_id }) => contest_id))
  const membersOf = (packet: WaitingEntry) =>
    registrations.filter(({ packet_contest_id }) => packet_contest_id === packet.contest_id)
  // A packet that was withdrawn may leave contests behind.
  const orphans = registrations.filter(
    ({ packet_contest_id: id }) => id !== null && !ownIds.has(id),
  )
  const inOrder = own.flatMap((entry) => [entry].concat(membersOf(entry))).concat(orphans)
  return (
    <ul className={styles.contests} aria-label="Номинации">
      {inOrder.map((entry) => (
        <TicketContest
          key={entry.id}
          entry={entry}
          contest={view.contests.find(({ id }) => id === entry.contest_id)}
        />
      ))}
    </ul>
  )
}

interface TicketContestProps {
  entry: WaitingEntry
  contest: EventContest | undefined
}

function TicketContest({ entry, contest }: TicketContestProps) {
  const { packet_contest_id, status, role } = entry
  const place = contest && [contest.section.trim(), contest.group_num].filter((part) => part !== '')
  return (
    <li className={packet_contest_id === null ? styles.contest : styles.member}>
      <span className={status === 'withdrawn' ? styles.gone : undefined}>
        {contest?.group_name ?? 'Номинация'}
      </span>
      {place && <span className={styles.quiet}>{place.join(', ')}</span>}
      {(role !== null || status !== 'active') && (
        <span className={styles.notes}>
          {role && <span>{jnjRoleLabels[role]}</span>}
          <EntryState entry={entry} />
        </span>
      )}
    </li>
  )
}

function EntryState({ entry: { status, waiting_place } }: { entry: WaitingEntry }) {
  if (status === 'active') return null
  if (status === 'withdrawn') return <State tone="closed">Снято</State>
  return (
    <State tone="caution">
      {entryStatusLabels.waiting}
      {waiting_place !== null && `, место\u00A0${waiting_place}`}
    </State>
  )
}
