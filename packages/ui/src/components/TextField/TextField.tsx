import type {
  ClipboardEvent,
  HTMLAttributes,
  HTMLInputAutoCompleteAttribute,
  ReactNode,
  Ref,
} from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import { useField } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'
import type { ValueProps } from '../useValue.ts'

/** What every field of one line takes. Written out, not left out of another: the workshop reads it. */
export interface TextLineProps extends FieldProps, ValueProps<string> {
  /** Before pasted text comes in: it can be put in order. */
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
  /** Most characters that can be typed. */
  maxLength?: number
  /** An example of the form wanted, never the label. */
  placeholder?: string
  /** The id of a `datalist`: words that are offered while typing. */
  list?: string
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLInputElement>
}

export interface TextFieldProps extends TextLineProps {
  /** What is typed: the browser helps accordingly. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'date'
  /** Which keyboard a phone shows. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** What the browser may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Drawn before the text. */
  iconStart?: ReactNode
  /** A button after the text: show, clear. */
  action?: ReactNode
}

export function TextField({
  label,
  error,
  description,
  isRequired,
  isDisabled,
  isReadOnly,
  id,
  onChange,
  iconStart,
  action,
  type = 'text',
  ...input
}: TextFieldProps) {
  const ids = useField({ ...input, id, error, description })
  return (
    <Field {...{ label, error, description, isRequired, ids }}>
      <div className={styles.frame}>
        {iconStart && <span className={styles.before}>{iconStart}</span>}
        <input
          {...input}
          {...ids.aria}
          id={ids.controlId}
          className={cx(
            styles.control,
            iconStart !== undefined && styles.roomBefore,
            action !== undefined && styles.roomAfter,
          )}
          type={type}
          required={isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          onChange={(event) => onChange?.(event.target.value)}
        />
        {action && <span className={styles.action}>{action}</span>}
      </div>
    </Field>
  )
}
