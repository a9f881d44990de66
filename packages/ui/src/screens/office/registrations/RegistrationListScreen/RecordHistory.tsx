import {
  auditAction,
  auditChanges,
  auditChangeText,
  type AuditChangeText,
} from '@parket/domain/audit/words'
import { fullName } from '@parket/domain/account/user'
import { numberedTitle } from '@parket/domain/contest/title'
import { formatDateTime } from '@parket/domain/format/dateTime'
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx'
import { State } from '../../../../components/State/State.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { Failed, Loading, Ready } from '../../../../viewState.ts'
import type { HistoryEntry } from '../../history/HistoryScreen/HistoryScreen.tsx'
import type { NamedContest } from './registrationData.ts'
import * as styles from './recordHistory.css.ts'

/** A letter about the registration: that it went, not what it says. */
export interface SentLetter {
  id: number
  subject: string
  /** The address it went to. */
  to: string
  state: 'queued' | 'sent' | 'failed'
  at: string
}

export interface RecordHistoryProps {
  view:
    | Loading
    | Failed
    | Ready<{ letters: readonly SentLetter[]; entries: readonly HistoryEntry[] }>
  timeZone: string
  /** To name them. */
  contests: readonly NamedContest[]
}

/** The letters that went to a registration, and who did what to it, the latest first. */
export function RecordHistory({ view, timeZone, contests }: RecordHistoryProps) {
  if (view.state === 'loading') return <Skeleton lines={4} />
  if (view.state === 'failed') return <ErrorState message={view.message} onRetry={view.onRetry} />
  const names = new Map(contests.map((contest) => [contest.id, numberedTitle(contest)]))
  return (
    <div className={styles.history}>
      <section className={styles.section} aria-label="Письма">
        <h4 className={styles.title}>Письма</h4>
        {view.letters.length === 0 ? (
          <Text size="small" tone="secondary">
            За последние 30&nbsp;дней писем не&nbsp;было.
          </Text>
        ) : (
          <Letters letters={view.letters} timeZone={timeZone} />
        )}
      </section>
      <section className={styles.section} aria-label="Что меняли">
        <h4 className={styles.title}>Что меняли</h4>
        <Changes entries={view.entries} timeZone={timeZone} names={names} />
      </section>
    </div>
  )
}

const letterStates = {
  queued: { label: 'ждёт отправки', tone: 'caution' },
  sent: { label: 'отправлено', tone: 'positive' },
  failed: { label: 'не дошло', tone: 'critical' },
} as const

function Letters({ letters, timeZone }: { letters: readonly SentLetter[]; timeZone: string }) {
  return (
    // Safari forgets that an unmarked list is a list.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={styles.list} role="list">
      {letters.map(({ id, subject, to, state, at }) => (
        <li key={id} className={styles.item}>
          <span>{subject}</span>
          <State tone={letterStates[state].tone}>{letterStates[state].label}</State>
          <span className={styles.quiet}>
            {to}, {formatDateTime(at, timeZone)}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface ChangesProps {
  entries: readonly HistoryEntry[]
  timeZone: string
  names: ReadonlyMap<string, string>
}

function Changes({ entries, timeZone, names }: ChangesProps) {
  return (
    // Safari forgets that an unmarked list is a list.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol className={styles.list} role="list">
      {entries.map(({ id, at, user, action, entity, changes }) => (
        <li key={id} className={styles.item}>
          <span>{auditAction(action, entity)}</span>
          {textsOf(auditChanges(entity, changes, timeZone, names)).map((text) => (
            <span key={text} className={styles.change}>
              {text}
            </span>
          ))}
          <span className={styles.quiet}>
            {user ? fullName(user) || 'Удалённая запись' : 'Без входа'},{' '}
            {formatDateTime(at, timeZone)}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** What was added or became another; the same of several entries is said once. */
function textsOf(changes: readonly AuditChangeText[]): string[] {
  const texts = changes.filter(({ from, to }) => from !== '—' || to !== '—').map(auditChangeText)
  return [...new Set(texts)]
}
