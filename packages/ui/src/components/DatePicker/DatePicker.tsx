import { Calendar, DatePicker as AriaDatePicker, I18nProvider } from 'react-aria-components'
import { Month, PickerField, TypedDate } from './CalendarParts.tsx'
import { toCalendarDate } from './calendarDate.ts'
import { pickerProps } from './pickerProps.ts'
import type { PickerProps } from './pickerProps.ts'

import type { ValueProps } from '../useValue.ts'

/** The value is `YYYY-MM-DD`; empty when there is none. */
export interface DatePickerProps extends PickerProps, ValueProps<string> {
  /** Key of the value in the form. */
  name?: string
}

/** A day, typed or chosen from a calendar. Heavy: not for a public page. */
export function DatePicker({ name, value, defaultValue, onChange, ...props }: DatePickerProps) {
  const { picker, field } = pickerProps(props)
  return (
    <I18nProvider locale="ru-RU">
      <AriaDatePicker
        {...picker}
        name={name}
        value={value === undefined ? undefined : toCalendarDate(value)}
        defaultValue={toCalendarDate(defaultValue)}
        onChange={(date) => onChange?.(date?.toString() ?? '')}
      >
        <PickerField
          {...field}
          calendar={
            <Calendar>
              <Month />
            </Calendar>
          }
        >
          <TypedDate />
        </PickerField>
      </AriaDatePicker>
    </I18nProvider>
  )
}
