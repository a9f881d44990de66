import { eventDateTile } from '@parket/domain/event/dates'
import type { EventPeriod } from '@parket/domain/event/event'
import { cx } from '../../theme/cx.ts'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './DateTile.css.ts'

export interface DateTileProps extends ElementProps {
  /** Its first and last day, in its zone. */
  event: EventPeriod
  /** `large` heads a page. */
  size?: keyof typeof styles.size
  /** What it stands on. */
  on?: keyof typeof styles.surface
}

/** The days of an event as a tile: the day large, the month small, a range in one tile. */
export function DateTile({ event, size = 'standard', on = 'page', ...element }: DateTileProps) {
  const { days, months, isInOneMonth } = eventDateTile(event)
  return (
    <span {...element} className={cx(styles.tile, styles.size[size], styles.surface[on])}>
      <span className={cx(styles.days[size], !isInOneMonth && styles.manyDays[size])}>{days}</span>{' '}
      <span className={styles.month[size]}>{months}</span>
    </span>
  )
}
