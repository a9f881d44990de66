import {
  Calendar,
  DatePicker as AriaDatePicker,
  Dialog,
  Group,
  I18nProvider,
  Popover,
} from 'react-aria-components'
import { cx } from '../../theme/cx.ts'
import { AriaField } from '../AriaField/AriaField.tsx'
import { control } from '../Field/Field.css.ts'
import { errorTexts } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'
import { sheet } from '../Menu/Menu.css.ts'
import { Month, OpenButton, TypedDate } from './CalendarParts.tsx'
import { toCalendarDate } from './calendarDate.ts'
import * as styles from './Calendar.css.ts'

export interface DatePickerProps extends FieldProps {
  /** `YYYY-MM-DD`; empty when there is none. */
  value: string
  /** Gives the same. */
  onChange: (value: string) => void
  /** The earliest day that may be chosen, `YYYY-MM-DD`. */
  min?: string
  /** The latest day that may be chosen, `YYYY-MM-DD`. */
  max?: string
}

/** A day, typed or chosen from a calendar. Heavy: not for a public page. */
export function DatePicker({
  label,
  name,
  error,
  description,
  isRequired,
  isDisabled,
  id,
  value,
  onChange,
  min,
  max,
}: DatePickerProps) {
  return (
    <I18nProvider locale="ru-RU">
      <AriaDatePicker
        id={id}
        name={name}
        value={toCalendarDate(value)}
        onChange={(date) => onChange(date?.toString() ?? '')}
        minValue={toCalendarDate(min)}
        maxValue={toCalendarDate(max)}
        isRequired={isRequired}
        isDisabled={isDisabled}
        isInvalid={errorTexts(error).length > 0}
        validationBehavior="aria"
        shouldForceLeadingZeros
      >
        <AriaField {...{ label, error, description, isRequired }}>
          <Group className={cx(control, styles.group)}>
            <TypedDate />
            <OpenButton />
          </Group>
        </AriaField>
        <Popover className={cx(sheet, styles.sheet)} offset={4}>
          <Dialog>
            <Calendar>
              <Month />
            </Calendar>
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </I18nProvider>
  )
}
