import type { Instant } from '@parket/domain/format/date'
import { formatTime } from '@parket/domain/format/dateTime'
import { delayText } from '@parket/domain/timetable/delayText'
import { heatChanges } from '@parket/domain/station/hall/changes'
import type { HallFloor, HallItem } from '@parket/domain/station/hall/hall'
import { outingKey, type HallOuting } from '@parket/domain/station/hall/outings'
import { itemTitle, outingDances, outingTitle } from '@parket/domain/station/hall/words'
import * as staff from '../../staff/staff.css.ts'
import * as styles from './AnnouncerScreen.css.ts'

interface AgendaProps {
  floor: HallFloor
  /** Those that can be opened, the one on the floor first. */
  outings: readonly HallOuting[]
  /** The one on the floor. */
  current: HallOuting | null
  /** The one that is open. */
  shown: HallOuting | null
  timeZone: string
  onShow: (outing: HallOuting) => void
}

/** What is said next: heats with what changed in them, then the rest of the day. */
export function Agenda({ floor, outings, current, shown, timeZone, onShow }: AgendaProps) {
  const isAfterNext = (index: number) => {
    const before = outings[index - 1]
    return before !== undefined && before !== current && !hasHour(before.item)
  }
  const rest = floor.items.filter((item) => item.state === 'ahead' && item.rounds.length === 0)
  return (
    <>
      <div className={staff.columnHead}>
        <h2 className={staff.columnTitle}>Сказать</h2>
      </div>
      <ol className={staff.list}>
        {outings.map((outing, index) => (
          <li key={outingKey(outing)}>
            <button
              type="button"
              className={styles.row[outing === shown ? 'on' : 'off']}
              aria-pressed={outing === shown}
              onClick={() => onShow(outing)}
            >
              <span className={outing === current ? styles.nowTime : styles.time}>
                {outing === current ? 'сейчас' : timeOf(outing.item, timeZone, isAfterNext(index))}
              </span>{' '}
              <span className={styles.what}>
                {outingTitle(outing)}, {outingDances(outing)}
                {heatChanges(outing.entries).map((text) => (
                  <span key={text} className={styles.change}>
                    {' '}
                    {text}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
        {rest.map((item) => (
          <li key={[item.expected_start, itemTitle(item), item.label].join(' ')}>
            <p className={styles.row.off}>
              <span className={styles.time}>{timeOf(item, timeZone)}</span>{' '}
              <span className={styles.what}>
                {[itemTitle(item), item.label].filter(Boolean).join(', ')}
                {floor.delay > 0 && (
                  <span className={styles.more}> {delayText(floor.delay).toLowerCase()}</span>
                )}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

/** What is ahead is told by its hour. */
function hasHour(item: HallItem): item is HallItem & { expected_start: Instant } {
  return item.state === 'ahead' && item.expected_start !== null
}

/** Of an item that is ahead its hour; of what has none «дальше», once for all that follow one another. */
function timeOf(item: HallItem, timeZone: string, isToldBefore = false): string {
  if (hasHour(item)) return formatTime(item.expected_start, timeZone)
  return isToldBefore ? '' : 'дальше'
}
