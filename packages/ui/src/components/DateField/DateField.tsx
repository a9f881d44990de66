import type { ClipboardEvent } from 'react'
import { parseRussianDate } from '@parket/domain/format/date'
import { TextField } from '../TextField/TextField.tsx'
import type { TextFieldProps } from '../TextField/TextField.tsx'
import { dateValue, shownDate, withDots } from './typedDate.ts'

export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'maxLength' | 'iconStart' | 'action' | 'placeholder' | 'onPaste'
> {
  /** `YYYY-MM-DD` when the text is a real date, otherwise the text as typed. */
  value: string
  /** Gives the same: a date that exists, or the raw text. */
  onChange: (value: string) => void
}

/**
 * A day typed as dd.mm.yyyy. The dots come by themselves; pasted dates of other forms (4.3.2012,
 * 2012-03-04, 04032012) are understood.
 */
export function DateField({ value, onChange, ...props }: DateFieldProps) {
  const shown = shownDate(value)
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const date = parseRussianDate(event.clipboardData.getData('text'))
    if (date === null) return
    event.preventDefault()
    onChange(date)
  }
  return (
    <TextField
      autoComplete="off"
      {...props}
      inputMode="numeric"
      placeholder="дд.мм.гггг"
      maxLength={10}
      value={shown}
      onChange={(text) => onChange(dateValue(withDots(shown, text)))}
      onPaste={handlePaste}
    />
  )
}
