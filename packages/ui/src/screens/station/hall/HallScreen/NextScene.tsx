import { formatTime } from '@parket/domain/format/dateTime'
import type { HallNext } from '@parket/domain/live/hall/hallScene'
import { countOf } from '@parket/domain/format/plural'
import { itemRound, itemTitle } from './hallWords.ts'
import * as styles from './hall.css.ts'

interface NextSceneProps {
  /** Minutes; negative where the day is early. */
  delay: number
  items: readonly HallNext[]
  timeZone: string
}

/** What comes next, and how late the day is. */
export function NextScene({ delay, items, timeZone }: NextSceneProps) {
  return (
    <>
      <header className={styles.floorHead}>
        <h1 className={styles.title}>
          {delay > 0 ? `Идём на ${countOf(delay, ['минуту', 'минуты', 'минут'])} позже` : 'Дальше'}
        </h1>
      </header>
      <ol className={styles.nextList}>
        {items.map(({ floor, item }) => (
          <li key={item.id} className={styles.nextRow}>
            <time className={styles.nextTime}>{formatTime(item.expected_start, timeZone)}</time>
            <p className={styles.nextText}>
              {floor !== '' && <span className={styles.floorName}>{floor}</span>}
              {item.group_num} {itemTitle(item)}{' '}
              <span className={styles.quiet}>{itemRound(item)}</span>
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}
