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

/** Both days `YYYY-MM-DD`, the last one included. */
export interface DateRange {
  /** The first day. */
  from: string
  /** The last day. */
  to: string
}

export interface DateRangePickerProps extends PickerProps {
  /** The days; null when there are none. */
  value: DateRange | null
  /** Gives the days once both are there, or null. */
  onChange: (value: DateRange | null) => void
}

/** Days from one to another. Heavy: not for a public page. */
export function DateRangePicker({ value, onChange, ...field }: DateRangePickerProps) {
  const start = toCalendarDate(value?.from)
  const end = toCalendarDate(value?.to)
  return (
    <I18nProvider locale="ru-RU">
      <AriaDateRangePicker
        {...pickerProps(field)}
        value={start && end ? { start, end } : null}
        onChange={(range) =>
          onChange(range && { from: range.start.toString(), to: range.end.toString() })
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
