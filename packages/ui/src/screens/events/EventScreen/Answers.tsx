import { isPast } from '@parket/domain/event/dates'
import { formatNearDates } from '@parket/domain/event/nearDates'
import { isOnWithoutEntries } from '@parket/domain/event/registrationWindow'
import { payGroupNumber } from '@parket/domain/event/tags'
import type { Instant } from '@parket/domain/format/date'
import type { ReactNode } from 'react'
import { Link } from '../../../components/Link/Link.tsx'
import { State } from '../../../components/State/State.tsx'
import { hoursText } from '../eventHours.ts'
import { daysLeft, priceFromText, registrationAnswer } from '../eventWords.ts'
import type { EventHomeData } from './eventHomeData.ts'
import * as styles from './Answers.css.ts'

interface AnswersProps {
  data: Pick<EventHomeData, 'event' | 'contests' | 'tags' | 'sessions'>
  /** The least one pays, kopecks; null where nobody can enter. */
  price: number | null
  /** When that changes: «С 24 декабря от 1 600 ₽». */
  later: string | null
  now: Instant
  map: string | null
}

/** What everybody asks first: when, where, how much, until when. */
export function Answers({ data, price, later, now, map }: AnswersProps) {
  const { event, sessions } = data
  const left = daysLeft(event, now)
  return (
    <dl className={styles.answers}>
      <Answer question="Когда" detail={hoursText(event, sessions)}>
        {formatNearDates(event, now)}
      </Answer>
      {(event.place !== '' || event.city !== '') && (
        <Answer
          question="Где"
          detail={
            <>
              {event.place !== '' && <span className={styles.city}>{event.city}</span>}
              {map !== null && (
                <Link href={map} isExternal>
                  Как&nbsp;добраться
                </Link>
              )}
            </>
          }
        >
          {event.place || event.city}
        </Answer>
      )}
      {price !== null && (
        <Answer
          question="Сколько"
          detail={
            <>
              <span className={styles.city}>{priceDetail(data)}</span>
              {later}
            </>
          }
        >
          {priceFromText(price)}
        </Answer>
      )}
      {isOnWithoutEntries(event, now) ? (
        <Answer question="Сейчас" detail={null}>
          идёт
        </Answer>
      ) : isPast(event, now) ? null : (
        <Answer question="Заявки" detail={left && <State tone={left.tone}>{left.text}</State>}>
          {registrationAnswer(event, now)}
        </Answer>
      )}
    </dl>
  )
}

interface AnswerProps {
  question: string
  detail: ReactNode
  children: ReactNode
}

function Answer({ question, detail, children }: AnswerProps) {
  return (
    <div className={styles.answer}>
      <dt className={styles.question}>{question}</dt>
      <dd className={styles.fact}>{children}</dd>
      {detail !== null && detail !== '' && <dd className={styles.detail}>{detail}</dd>}
    </div>
  )
}

/** What the sum is for. */
export function priceDetail({ contests, tags }: AnswersProps['data']): string {
  const number = payGroupNumber(tags)
  const hasFee = contests.some(({ group_num, price }) => group_num === number && price > 0)
  return hasFee ? 'с\u00A0танцора, вместе с\u00A0оргвзносом' : 'с\u00A0танцора'
}
