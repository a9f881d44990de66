import type { ClipboardEvent, HTMLInputAutoCompleteAttribute, Ref } from 'react'
import { parseRussianDate } from '@parket/domain/format/date'
import type { FieldProps } from '../Field/useField.ts'
import { componentsTexts } from '../../texts/componentsTexts.ts'
import { useTexts } from '../../texts/TextsProvider.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { useValue } from '../useValue.ts'
import { dateValue, shownDate, withDots } from './typedDate.ts'

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD` when the text is a real date, otherwise the text as typed. */
  value?: string
  /** The same, where the field itself holds it. */
  defaultValue?: string
  /** Gives the same: a date that exists, or the raw text. */
  onChange?: (value: string) => void
  /** What the browser may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A day typed as dd.mm.yyyy. The dots come by themselves; pasted dates of other forms (4.3.2012,
 * 2012-03-04, 04032012) are understood.
 */
export function DateField({ value, defaultValue, onChange, ...props }: DateFieldProps) {
  const [date, change] = useValue({ value, defaultValue, onChange }, '')
  const say = useTexts('components', componentsTexts)
  const shown = shownDate(date)
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = parseRussianDate(event.clipboardData.getData('text'))
    if (pasted === null) return
    event.preventDefault()
    change(pasted)
  }
  return (
    <TextField
      autoComplete="off"
      {...props}
      inputMode="numeric"
      placeholder={say('dateForm')}
      maxLength={10}
      value={shown}
      onChange={(text) => change(dateValue(withDots(shown, text)))}
      onPaste={handlePaste}
    />
  )
}
