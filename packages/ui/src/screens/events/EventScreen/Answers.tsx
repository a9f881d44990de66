import { isPast } from '@parket/domain/event/dates'
import { formatNearDates } from '@parket/domain/event/nearDates'
import { isOnWithoutEntries } from '@parket/domain/event/registrationWindow'
import type { Instant } from '@parket/domain/format/date'
import { Link } from '../../../components/Link/Link.tsx'
import { State } from '../../../components/State/State.tsx'
import { hoursText } from '../eventHours.ts'
import { daysLeft, registrationAnswer } from '../eventWords.ts'
import { Answer } from './Answer.tsx'
import { pricedOf, type EventHomeData } from './eventHomeData.ts'
import { PriceAnswer } from './Prices.tsx'
import * as styles from './Answers.css.ts'

interface AnswersProps {
  data: Pick<EventHomeData, 'event' | 'contests' | 'tags' | 'sessions'>
  now: Instant
  map: string | null
}

/** What everybody asks first: when, where, how much, until when. */
export function Answers({ data, now, map }: AnswersProps) {
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
      <PriceAnswer data={pricedOf(data)} now={now} />
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
