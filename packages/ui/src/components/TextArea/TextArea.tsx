import type { Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import { control } from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import { useField } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'
import type { ValueProps } from '../useValue.ts'
import { textArea } from './TextArea.css.ts'

export interface TextAreaProps extends FieldProps, ValueProps<string> {
  /** Lines shown while it is empty; it grows with the text. */
  rows?: number
  /** Most characters that can be typed. */
  maxLength?: number
  /** An example of the form wanted, never the label. */
  placeholder?: string
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLTextAreaElement>
}

export function TextArea({
  label,
  error,
  description,
  isRequired,
  isDisabled,
  id,
  onChange,
  rows = 4,
  ...area
}: TextAreaProps) {
  const ids = useField({ ...area, id, error, description })
  return (
    <Field {...{ label, error, description, isRequired, ids }}>
      <textarea
        {...area}
        {...ids.aria}
        id={ids.controlId}
        className={cx(control, textArea)}
        rows={rows}
        // Where it grows with the text, the browser leaves `rows` out: these are the lines, padding and border.
        style={{ minHeight: `calc(${rows}lh + 18px)` }}
        required={isRequired}
        disabled={isDisabled}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </Field>
  )
}
