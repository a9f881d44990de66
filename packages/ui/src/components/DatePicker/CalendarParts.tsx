import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DateSegment,
  Heading,
} from 'react-aria-components'
import { CalendarIcon } from '../../icons/CalendarIcon.tsx'
import { ChevronLeftIcon } from '../../icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx'
import { cx } from '../../theme/cx.ts'
import { iconButton } from '../IconButton/IconButton.css.ts'
import * as styles from './Calendar.css.ts'

/** Day, month and year, each typed on its own. */
export function TypedDate({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className={styles.input}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  )
}

export function OpenButton() {
  return (
    <Button className={cx(iconButton, styles.open)}>
      <CalendarIcon />
    </Button>
  )
}

interface MonthProps {
  dayClass?: string
}

/** One month with the way to its neighbours. */
export function Month({ dayClass = styles.day }: MonthProps) {
  return (
    <>
      <header className={styles.head}>
        <Button slot="previous" className={iconButton}>
          <ChevronLeftIcon />
        </Button>
        <Heading className={styles.title} />
        <Button slot="next" className={iconButton}>
          <ChevronRightIcon />
        </Button>
      </header>
      <CalendarGrid className={styles.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={dayClass} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  )
}
