import { ErrorIcon } from '../../icons/ErrorIcon.tsx'
import { ProblemText } from '../../texts/ProblemText.tsx'
import { errorTexts } from './useField.ts'
import type { FieldProps } from './useField.ts'
import * as styles from './Field.css.ts'

interface FieldErrorProps {
  id: string | undefined
  error: FieldProps['error']
}

/** What is wrong with a field or a group, right under it. */
export function FieldError({ id, error }: FieldErrorProps) {
  const texts = errorTexts(error)
  if (texts.length === 0) return null
  return (
    <div id={id} className={styles.error}>
      <span className={styles.errorIcon}>
        <ErrorIcon />
      </span>
      <div>
        {texts.map((text) => (
          <p key={text}>
            <ProblemText text={text} />
          </p>
        ))}
      </div>
    </div>
  )
}
