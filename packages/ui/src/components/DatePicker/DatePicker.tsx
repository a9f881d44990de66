import { Calendar, DatePicker as AriaDatePicker, I18nProvider } from 'react-aria-components'
import { Month, PickerField, TypedDate } from './CalendarParts.tsx'
import { toCalendarDate } from './calendarDate.ts'
import { pickerProps } from './pickerProps.ts'
import type { PickerProps } from './pickerProps.ts'

export interface DatePickerProps extends PickerProps {
  /** Key of the value in the form. */
  name?: string
  /** `YYYY-MM-DD`; empty when there is none. */
  value: string
  /** Gives the same. */
  onChange: (value: string) => void
}

/** A day, typed or chosen from a calendar. Heavy: not for a public page. */
export function DatePicker({ name, value, onChange, ...field }: DatePickerProps) {
  return (
    <I18nProvider locale="ru-RU">
      <AriaDatePicker
        {...pickerProps(field)}
        name={name}
        value={toCalendarDate(value)}
        onChange={(date) => onChange(date?.toString() ?? '')}
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
