import { toMillis } from '@parket/domain/format/date'
import { formatTime } from '@parket/domain/format/dateTime'
import { appearancesOf } from '@parket/domain/live/appearances'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { State } from '../../../components/State/State.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { AppearanceList } from '../../events/parts/AppearanceList/AppearanceList.tsx'
import type { RegistrationDay } from './registrationView.ts'
import * as styles from './MyDay.css.ts'

interface MyDayProps {
  day: RegistrationDay
  timeZone: string
  /** What is on in the whole hall; null for others than the dancer. */
  liveHref: string | null
}

/** The own starts of the event's day: number, hour, heat and floor, the next one large. */
export function MyDay({ day, timeZone, liveHref }: MyDayProps) {
  const { number, readAt, isStale } = day
  return (
    <section className={styles.day} aria-label="Мои выходы">
      <div className={styles.head}>
        {number !== null && (
          <p className={styles.number}>
            <span className={styles.term}>Номер</span> {number}
          </p>
        )}
        {readAt !== null && (
          <p className={styles.fresh}>
            <State tone={isStale ? 'caution' : 'positive'}>
              обновлено&nbsp;{formatTime(readAt, timeZone)}
            </State>
            {isStale && (
              <Text as="span" size="small" tone="secondary">
                Нет связи: время могло сдвинуться
              </Text>
            )}
          </p>
        )}
      </div>
      <Starts day={day} timeZone={timeZone} />
      {liveHref !== null && (
        <div className={styles.live}>
          <ButtonLink href={liveHref}>Что сейчас на&nbsp;паркете</ButtonLink>
        </div>
      )}
    </section>
  )
}

function Starts({ day, timeZone }: Pick<MyDayProps, 'day' | 'timeZone'>) {
  const { number, floors, now, isStale } = day
  if (number === null) {
    return (
      <Text tone="secondary" isMeasured>
        Номер на&nbsp;спину выдадут на&nbsp;стойке. С&nbsp;ним здесь появятся время и&nbsp;заходы.
      </Text>
    )
  }
  if (floors === null) {
    return (
      <div aria-busy>
        <Skeleton height={72} lines={2} />
      </div>
    )
  }
  const moment = toMillis(now)
  const appearances = appearancesOf([number], floors, moment)
  if (appearances.length === 0) {
    return (
      <Text tone="secondary" isMeasured>
        В&nbsp;ближайших заходах вашего номера нет: их&nbsp;ещё не&nbsp;составили или всё уже
        станцовано.
      </Text>
    )
  }
  return <AppearanceList {...{ appearances, timeZone, isStale }} now={moment} isAlone />
}
