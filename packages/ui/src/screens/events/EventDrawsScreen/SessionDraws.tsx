import { formatNearMoment } from '@parket/domain/event/nearDates'
import type { Instant } from '@parket/domain/format/date'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { ShownSession } from './eventDrawsData.ts'
import * as styles from './EventDrawsScreen.css.ts'

interface SessionDrawsProps {
  sessions: readonly ShownSession[]
  timeZone: string
  now: Instant
}

/** What was shown and said of each session, and how anybody repeats a seed. */
export function SessionDraws({ sessions, timeZone, now }: SessionDrawsProps) {
  if (sessions.length === 0) return null
  const moment = (at: string | null) => (at === null ? '' : formatNearMoment(at, timeZone, now))
  return (
    <section>
      <Heading level={2} size={3}>
        Отделения
      </Heading>
      <ul className={styles.list}>
        {sessions.map(({ session_id, number, title, hash, digits, secret, ...at }) => (
          <li key={session_id} className={styles.draw}>
            <span className={styles.number}>{number}</span>
            <div>
              {title !== '' && <p>{title}</p>}
              <p>
                Хеш <code className={styles.code}>{hash}</code>
              </p>
              <Text size="small" tone="secondary">
                Показан {moment(at.committed_at)}
              </Text>
              {digits === null ? (
                <Text size="small">Цифры зал ещё не&nbsp;назвал.</Text>
              ) : (
                <>
                  <p>
                    Цифры <b>{digits}</b>
                  </p>
                  <Text size="small" tone="secondary">
                    Названы {moment(at.said_at)}
                  </Text>
                  <p>
                    Секрет <code className={styles.code}>{secret}</code>
                  </p>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Text size="small" tone="secondary" isMeasured>
        Проверить: sha256 секрета равен хешу; зерно жеребьёвки равно sha256 строки
        «секрет|цифры|тур|номер жеребьёвки».
      </Text>
    </section>
  )
}
