import { calendarDay, formatDate } from '@parket/domain/format/date'
import { formatTime } from '@parket/domain/format/dateTime'
import { Card } from '../../../components/Card/Card.tsx'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import * as styles from './Timetable.css.ts'

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
  }[]
}

interface TimetableProps {
  sessions: readonly TimetableSession[]
  event: { time_zone: string }
}

/** The plan of the event; each session unfolds to its items. */
export function Timetable({ sessions, event: { time_zone } }: TimetableProps) {
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>Расписание</Heading>
      <Card padding="small">
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <li key={session.id}>
              <Disclosure
                summary={<SessionSummary session={session} timeZone={time_zone} />}
                defaultOpen={sessions.length === 1}
              >
                <Items session={session} timeZone={time_zone} />
              </Disclosure>
            </li>
          ))}
        </ul>
      </Card>
    </Stack>
  )
}

interface SessionProps {
  session: TimetableSession
  timeZone: string
}

function SessionSummary({ session, timeZone }: SessionProps) {
  const { number, title, floor, start, end } = session
  const name = `Отделение\u00A0${number}`
  return (
    <span className={styles.summary}>
      <Text as="span" weight="medium">
        {title === '' ? name : `${name}. ${title}`}
      </Text>
      <Text as="span" size="small" tone="secondary" isTabular>
        {formatDate(calendarDay(start, timeZone))}, {formatTime(start, timeZone)}–
        {formatTime(end, timeZone)}
        {floor !== '' && ` · ${floor}`}
      </Text>
    </span>
  )
}

function Items({ session, timeZone }: SessionProps) {
  if (session.items.length === 0) {
    return (
      <Text size="small" tone="secondary">
        Программу отделения ещё составляют.
      </Text>
    )
  }
  return (
    <ol className={styles.items}>
      {session.items.map(({ id, kind, title, start }) => (
        <li key={id} className={styles.item}>
          <time className={styles.time} dateTime={start}>
            {formatTime(start, timeZone)}
          </time>
          <Text as="span" tone={kind === 'round' ? 'neutral' : 'secondary'}>
            {title || (kind === 'break' ? 'Перерыв' : 'Награждение')}
          </Text>
        </li>
      ))}
    </ol>
  )
}
