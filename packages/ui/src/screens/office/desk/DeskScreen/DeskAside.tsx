import { formatTime } from '@parket/domain/format/dateTime'
import {
  deskName,
  deskNumber,
  latestArrivals,
  type DeskCount,
  type DeskPerson,
} from '@parket/domain/desk/desk'
import { Button } from '../../../../components/Button/Button.tsx'
import type { DeskActionState } from './deskData.ts'
import * as styles from './deskAside.css.ts'
import { kbd } from './deskList.css.ts'

/** How many arrivals one remembers. */
const SHOWN = 6

interface DeskAsideProps {
  people: readonly DeskPerson[]
  count: DeskCount
  actionState: DeskActionState
  userId: number | null
  timeZone: string
  onTakeBack: (person: DeskPerson) => void
}

/** How many came, by whose hand, and the last of them. */
export function DeskAside({
  people,
  count,
  actionState,
  userId,
  timeZone,
  onTakeBack,
}: DeskAsideProps) {
  const last = latestArrivals(people, SHOWN)
  return (
    <aside className={styles.aside} aria-label="Пришли">
      <div className={styles.counter}>
        <p className={styles.present}>{count.present}</p>
        <p className={styles.expected}>пришли из&nbsp;{count.expected}</p>
        <Shares count={count} />
      </div>
      <section className={styles.last}>
        <h2 className={styles.title}>Только что</h2>
        {last.length === 0 && <p className={styles.quiet}>Пока никто не&nbsp;отмечен.</p>}
        <ul className={styles.list}>
          {last.map((person) => {
            const name = `attendance ${person.id}`
            return (
              <li key={person.id} className={styles.row}>
                <strong className={styles.number}>{deskNumber(person)}</strong>
                <span>
                  {deskName(person)}
                  <span className={styles.quiet}>
                    {actionState.unanswered.has(name)
                      ? 'ждёт сети'
                      : [
                          person.attendance_at && formatTime(person.attendance_at, timeZone),
                          person.noted_by?.id === userId ? 'вы' : person.noted_by?.name,
                        ]
                          .filter(Boolean)
                          .join(', ')}
                  </span>
                </span>
                <Button
                  variant="quiet"
                  aria-label={`Вернуть: ${deskNumber(person)}, ${deskName(person)}`}
                  isPending={actionState.sending.has(name)}
                  onPress={() => onTakeBack(person)}
                >
                  Вернуть
                </Button>
              </li>
            )
          })}
        </ul>
      </section>
      <p className={styles.hints}>
        <span>
          <kbd className={kbd}>/</kbd> искать
        </span>
        <span>
          <kbd className={kbd}>Enter</kbd> пришёл, если нет долга
        </span>
      </p>
    </aside>
  )
}

/** The shares as parts of one bar, and in words. */
function Shares({ count: { shares, expected } }: { count: DeskCount }) {
  return (
    <>
      <div className={styles.bar} aria-hidden>
        {shares.map(({ id, count }) => (
          <span
            key={id}
            className={styles.share}
            style={{ inlineSize: `${(100 * count) / Math.max(1, expected)}%` }}
          />
        ))}
      </div>
      <p className={styles.shares}>
        {shares.map(({ id, name, count }) => (
          <span key={id}>
            {name || 'Без имени'} {count}
          </span>
        ))}
      </p>
    </>
  )
}

/** The same in one line, over the search of a phone. */
export function CountLine({ count }: { count: DeskCount }) {
  return (
    <p className={styles.line}>
      <span>
        <strong className={styles.linePresent}>{count.present}</strong> из&nbsp;{count.expected}
      </span>
      <span className={styles.quiet}>
        {count.shares
          .slice(0, 3)
          .map(({ name, count }) => `${name} ${count}`)
          .join(', ')}
      </span>
    </p>
  )
}
