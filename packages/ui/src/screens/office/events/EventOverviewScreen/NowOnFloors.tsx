import { formatTime } from '@parket/domain/format/dateTime'
import { delayText } from '@parket/domain/timetable/delayText'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import type { DayFloor, DayItem, EventDay } from '../../day/DayScreen/dayData.ts'
import { itemAtHand, itemName, runningText, waitingText } from '../../day/DayScreen/dayWords.ts'
import * as styles from './overview.css.ts'

interface NowOnFloorsProps {
  day: EventDay
  timeZone: string
  /** The day, where all of it is done. */
  dayHref: string
}

/** What is on now, floor by floor: of a running event it comes before all else. */
export function NowOnFloors({ day, timeZone, dayHref }: NowOnFloorsProps) {
  if (day.floors.length === 0) return null
  return (
    <section aria-labelledby="overview-now">
      <div className={styles.title}>
        <Heading level={2} id="overview-now">
          На&nbsp;площадках
        </Heading>
      </div>
      <ul className={styles.list}>
        {day.floors.map((floor) => (
          <li key={floor.floor} className={styles.figure}>
            <Floor floor={floor} timeZone={timeZone} />
          </li>
        ))}
        {day.tasks.length > 0 && (
          <li className={styles.figure}>
            <p className={styles.name}>Ждёт на&nbsp;странице дня</p>
            <Link href={dayHref} aria-label={`Ждёт на\u00A0странице дня: ${day.tasks.length}`}>
              <span className={styles.value}>{day.tasks.length}</span>
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}

function Floor({ floor, timeZone }: { floor: DayFloor; timeZone: string }) {
  const item = itemAtHand(floor)
  const name = floor.floor === '' ? 'Площадка' : floor.floor
  if (item === null) return <p className={styles.name}>{name}: на&nbsp;сегодня всё</p>
  const details = [
    runningText(item),
    delayText(floor.delay).toLowerCase(),
    item.state === 'running' && waitingText(item),
  ]
  return (
    <>
      <div className={styles.about}>
        <p className={styles.name}>
          {name}: {itemName(item)}
        </p>
        <p className={styles.detail}>{details.filter(Boolean).join(' · ')}</p>
      </div>
      <span className={styles.detail}>{whenText(item, timeZone)}</span>
    </>
  )
}

function whenText({ state, started_at, expected_start }: DayItem, timeZone: string): string {
  return state === 'running' && started_at !== null
    ? `идёт с\u00A0${formatTime(started_at, timeZone)}`
    : `дальше, в\u00A0${formatTime(expected_start, timeZone)}`
}
