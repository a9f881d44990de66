import {
  DateRangePicker as AriaDateRangePicker,
  I18nProvider,
  RangeCalendar,
} from 'react-aria-components'
import * as calendar from '../DatePicker/Calendar.css.ts'
import { Month, PickerField, TypedDate } from '../DatePicker/CalendarParts.tsx'
import { toCalendarDate } from '../DatePicker/calendarDate.ts'
import { pickerProps } from '../DatePicker/pickerProps.ts'
import type { PickerProps } from '../DatePicker/pickerProps.ts'
import type { ValueProps } from '../useValue.ts'

/** Both days `YYYY-MM-DD`, the last one included. */
export interface DateRange {
  /** The first day. */
  from: string
  /** The last day. */
  to: string
}

/** The value is null when there are no days; both come at once. */
export interface DateRangePickerProps extends PickerProps, ValueProps<DateRange | null> {}

function toCalendarRange(range: DateRange | null | undefined) {
  const start = toCalendarDate(range?.from)
  const end = toCalendarDate(range?.to)
  return start && end ? { start, end } : null
}

/** Days from one to another. Heavy: not for a public page. */
export function DateRangePicker({ value, defaultValue, onChange, ...props }: DateRangePickerProps) {
  const { picker, field } = pickerProps(props)
  return (
    <I18nProvider locale="ru-RU">
      <AriaDateRangePicker
        {...picker}
        value={value === undefined ? undefined : toCalendarRange(value)}
        defaultValue={toCalendarRange(defaultValue)}
        onChange={(range) =>
          onChange?.(range && { from: range.start.toString(), to: range.end.toString() })
        }
      >
        <PickerField
          {...field}
          calendar={
            <RangeCalendar>
              <Month dayClass={calendar.rangeDay} />
            </RangeCalendar>
          }
        >
          <TypedDate slot="start" />
          <span className={calendar.dash} aria-hidden="true">
            –
          </span>
          <TypedDate slot="end" />
        </PickerField>
      </AriaDateRangePicker>
    </I18nProvider>
  )
}
