import { ErrorIcon } from '../../icons/ErrorIcon.tsx'
import { useProblemText } from '../../texts/TextsProvider.tsx'
import { errorTexts } from './useField.ts'
import type { FieldProps } from './useField.ts'
import * as styles from './Field.css.ts'

interface FieldErrorProps {
  id: string | undefined
  error: FieldProps['error']
}

/** What is wrong with a field or a group, right under it. */
export function FieldError({ id, error }: FieldErrorProps) {
  const told = useProblemText()
  const texts = errorTexts(error)
  if (texts.length === 0) return null
  return (
    <div id={id} className={styles.error}>
      <span className={styles.errorIcon}>
        <ErrorIcon />
      </span>
      <div>
        {texts.map((text) => (
          <p key={text}>{told(text)}</p>
        ))}
      </div>
    </div>
  )
}
