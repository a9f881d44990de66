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

export interface TextFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search'
  /** Which keyboard a phone shows. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** What the browser may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  /** An example of the form wanted, never the label. */
  placeholder?: string
  isReadOnly?: boolean
  /** Drawn before the text. */
  iconStart?: ReactNode
  /** A button after the text: show, clear. */
  action?: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function TextField({
  label,
  name,
  error,
  description,
  isRequired,
  isDisabled,
  isReadOnly,
  id,
  value,
  onChange,
  onBlur,
  iconStart,
  action,
  type = 'text',
  ...input
}: TextFieldProps) {
  const ids = useField({ id, error, description })
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
          name={name}
          type={type}
          value={value}
          required={isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur && (() => onBlur())}
        />
        {action && <span className={styles.action}>{action}</span>}
      </div>
    </Field>
  )
}
