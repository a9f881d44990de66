import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DateSegment,
  Dialog,
  Group,
  Heading,
} from 'react-aria-components'
import type { ReactNode, Ref } from 'react'
import { CalendarIcon } from '../../icons/CalendarIcon.tsx'
import { ChevronLeftIcon } from '../../icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx'
import { cx } from '../../theme/cx.ts'
import { AriaField } from '../AriaField/AriaField.tsx'
import { FieldPopover } from '../AriaField/FieldPopover.tsx'
import type { ElementProps } from '../elementProps.ts'
import type { FieldProps } from '../Field/useField.ts'
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

interface PickerFieldProps
  extends ElementProps, Pick<FieldProps, 'label' | 'error' | 'description' | 'isRequired'> {
  /** Id of the picker, where the caller gave one. */
  controlId: string | undefined
  /** The frame of what is typed. */
  ref?: Ref<HTMLDivElement>
  /** What is typed. */
  children: ReactNode
  /** What the button opens. */
  calendar: ReactNode
}

/** Days that are typed, and the calendar to choose them from. */
export function PickerField({
  children,
  calendar,
  controlId,
  label,
  error,
  description,
  isRequired,
  ...group
}: PickerFieldProps) {
  return (
    <>
      <AriaField {...{ controlId, label, error, description, isRequired }}>
        <Group {...group} className={styles.group}>
          {children}
          <Button className={cx(iconButton, styles.open)}>
            <CalendarIcon />
          </Button>
        </Group>
      </AriaField>
      <FieldPopover className={styles.sheet} offset={4}>
        <Dialog>{calendar}</Dialog>
      </FieldPopover>
    </>
  )
}

interface MonthProps {
  dayClass?: string
}

/** One month with buttons to the previous and the next. */
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
