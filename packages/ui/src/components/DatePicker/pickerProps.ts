import { errorTexts } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'
import { toCalendarDate } from './calendarDate.ts'

export interface PickerProps extends Omit<FieldProps, 'name'> {
  /** The earliest day that may be chosen, `YYYY-MM-DD`. */
  min?: string
  /** The latest day that may be chosen, `YYYY-MM-DD`. */
  max?: string
}

/** What pickers of a day and of several have in common, as react-aria takes it. */
export function pickerProps({ id, error, isRequired, isDisabled, min, max }: PickerProps) {
  return {
    id,
    minValue: toCalendarDate(min),
    maxValue: toCalendarDate(max),
    isRequired,
    isDisabled,
    isInvalid: errorTexts(error).length > 0,
    validationBehavior: 'aria',
    shouldForceLeadingZeros: true,
  } as const
}
