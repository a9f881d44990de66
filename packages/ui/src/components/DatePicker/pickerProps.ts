import type { Ref } from 'react'
import type { ElementProps } from '../elementProps.ts'
import { errorTexts } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'
import { toCalendarDate } from './calendarDate.ts'

export interface PickerProps extends Omit<FieldProps, 'name'> {
  /** The earliest day that may be chosen, `YYYY-MM-DD`. */
  min?: string
  /** The latest day that may be chosen, `YYYY-MM-DD`. */
  max?: string
  /** The frame of what is typed. */
  ref?: Ref<HTMLDivElement>
}

/**
 * What pickers of a day and of several have in common: props of react-aria's picker, and those of the
 * field in it, which also gets what is passed on as it is.
 */
export function pickerProps(props: PickerProps) {
  const { id, error, isRequired, isDisabled, min, max, form, onFocus, onBlur, ...rest } = props
  const field: ElementProps & Pick<PickerProps, 'label' | 'description' | 'ref'> = rest
  return {
    picker: {
      id,
      minValue: toCalendarDate(min),
      maxValue: toCalendarDate(max),
      isRequired,
      isDisabled,
      isInvalid: errorTexts(error).length > 0,
      form,
      onFocus,
      onBlur,
      validationBehavior: 'aria',
      shouldForceLeadingZeros: true,
    } as const,
    field: { ...field, error, isRequired },
  }
}
