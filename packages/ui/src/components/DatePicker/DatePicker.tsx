import { Calendar, DatePicker as AriaDatePicker, I18nProvider } from 'react-aria-components'
import { errorTexts } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'
import { Month, PickerField, TypedDate } from './CalendarParts.tsx'
import { toCalendarDate } from './calendarDate.ts'

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
        <PickerField
          {...{ label, error, description, isRequired }}
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
