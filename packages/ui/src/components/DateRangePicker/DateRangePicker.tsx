import {
  DateRangePicker as AriaDateRangePicker,
  I18nProvider,
  RangeCalendar,
} from 'react-aria-components'
import * as calendar from '../DatePicker/Calendar.css.ts'
import { Month, PickerField, TypedDate } from '../DatePicker/CalendarParts.tsx'
import { toCalendarDate } from '../DatePicker/calendarDate.ts'
import { errorTexts } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'

/** Both days `YYYY-MM-DD`, the last one included. */
export interface DateRange {
  /** The first day. */
  from: string
  /** The last day. */
  to: string
}

export interface DateRangePickerProps extends Omit<FieldProps, 'name'> {
  /** The days; null when there are none. */
  value: DateRange | null
  /** Gives the days once both are there, or null. */
  onChange: (value: DateRange | null) => void
  /** The earliest day that may be chosen, `YYYY-MM-DD`. */
  min?: string
  /** The latest day that may be chosen, `YYYY-MM-DD`. */
  max?: string
}

/** Days from one to another. Heavy: not for a public page. */
export function DateRangePicker({
  label,
  error,
  description,
  isRequired,
  isDisabled,
  id,
  value,
  onChange,
  min,
  max,
}: DateRangePickerProps) {
  const start = toCalendarDate(value?.from)
  const end = toCalendarDate(value?.to)
  return (
    <I18nProvider locale="ru-RU">
      <AriaDateRangePicker
        id={id}
        value={start && end ? { start, end } : null}
        onChange={(range) =>
          onChange(range && { from: range.start.toString(), to: range.end.toString() })
        }
        minValue={toCalendarDate(min)}
        maxValue={toCalendarDate(max)}
        isRequired={isRequired}
        isDisabled={isDisabled}
        isInvalid={errorTexts(error).length > 0}
        validationBehavior="aria"
        shouldForceLeadingZeros
      >
        <PickerField
          {...{ label, error, description, isRequired }}
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
