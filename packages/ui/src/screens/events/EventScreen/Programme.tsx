import { calendarDay, toMillis, type Instant } from '@parket/domain/format/date'
import { formatTime } from '@parket/domain/format/dateTime'
import { formatWeekdayDate } from '@parket/domain/format/weekdays'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { State } from '../../../components/State/State.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import * as styles from './Programme.css.ts'

/** A part of the event's day: what is danced when, and where. */
export interface TimetableSession {
  id: number
  number: number
  title: string
  floor: string
  start: string
  end: string
  items: readonly {
    id: number
    kind: 'round' | 'break' | 'ceremony'
    title: string
    start: string
    /** Minutes that it begins later than planned. */
    delay: number
  }[]
}

interface ProgrammeProps {
  sessions: readonly TimetableSession[]
  event: { time_zone: string }
  now: Instant
}

/** What happens when, by day; each session unfolds to its items, the one that is on from the start. */
export function Programme({ sessions, event: { time_zone }, now }: ProgrammeProps) {
  const days = Map.groupBy(sessions, ({ start }) => calendarDay(start, time_zone))
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>Программа</Heading>
      <div className={styles.days}>
        {[...days].map(([day, own]) => (
          <div key={day}>
            <Heading level={3} size={4}>
              {formatWeekdayDate(day)}
            </Heading>
            <ul className={styles.sessions}>
              {own.map((session) => (
                <li key={session.id}>
                  <Session session={session} timeZone={time_zone} now={now} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Stack>
  )
}

interface ItemsProps {
  session: TimetableSession
  timeZone: string
}

interface SessionProps extends ItemsProps {
  now: Instant
}

function Session({ session, timeZone, now }: SessionProps) {
  const { number, title, floor, start, end, items } = session
  const isOn = toMillis(start) <= toMillis(now) && toMillis(now) < toMillis(end)
  const summary = (
    <span className={styles.summary}>
      <time className={styles.time} dateTime={start}>
        {formatTime(start, timeZone)}
      </time>
      <span>
        {title || `Отделение\u00A0${number}`}
        {floor !== '' && <span className={styles.floor}> {floor}</span>}{' '}
        {isOn && <State tone="accent">идёт</State>}
      </span>
    </span>
  )
  if (items.length === 0) return <div className={styles.single}>{summary}</div>
  return (
    <Disclosure summary={summary} defaultOpen={isOn}>
      <Items session={session} timeZone={timeZone} />
    </Disclosure>
  )
}

function Items({ session, timeZone }: ItemsProps) {
  return (
    <ol className={styles.items}>
      {session.items.map(({ id, kind, title, start, delay }) => (
        <li key={id} className={styles.summary}>
          <time className={styles.time} dateTime={start}>
            {formatTime(start, timeZone)}
          </time>
          <Text as="span" tone={kind === 'round' ? 'neutral' : 'secondary'}>
            {title || (kind === 'break' ? 'Перерыв' : 'Награждение')}
            {delay > 0 && <span className={styles.late}>, задержка {delay}&nbsp;мин</span>}
          </Text>
        </li>
      ))}
    </ol>
  )
}
