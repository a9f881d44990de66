import { Button } from '../../../components/Button/Button.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { isUnanswered, type ResultCheck } from './resultCheck.ts'
import type { useCheckAnswers } from './useCheckAnswers.ts'
import * as styles from './ResultChecks.css.ts'

interface ResultChecksProps extends Pick<ReturnType<typeof useCheckAnswers>, 'fieldOf'> {
  checks: readonly ResultCheck[]
  /** Keeps the answers; null where a step beside carries them. */
  onAnswer: (() => void) | null
  /** A step is under way. */
  busy: boolean
}

/** What is unusual in a result: each that asks is answered in its place, before places are public. */
export function ResultChecks({ checks, fieldOf, onAnswer, busy }: ResultChecksProps) {
  if (checks.length === 0) return null
  const left = checks.filter(isUnanswered).length
  return (
    <section className={styles.checks} aria-label="Проверки">
      <Heading level={2} size={3}>
        Проверки
      </Heading>
      {left > 0 && (
        <Text size="small" tone="secondary">
          Это не&nbsp;ошибки: посмотрите и&nbsp;ответьте, ответ останется в&nbsp;протоколе.
        </Text>
      )}
      <ul className={styles.list}>
        {checks.map((check) => (
          <li key={check.key} className={isUnanswered(check) ? styles.asked : styles.known}>
            {isUnanswered(check) ? (
              <TextField label={check.text} {...fieldOf(check)} />
            ) : (
              <>
                <Text size="small">{check.text}</Text>
                {check.answer && (
                  <Text size="small" tone="secondary">
                    {check.answer.text === '' ? 'Ответ стёрт' : `Ответ: ${check.answer.text}`}
                    {check.answer.by !== '' && `. ${check.answer.by}`}
                  </Text>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      {left > 0 && onAnswer && (
        <Inline>
          <Button isPending={busy} onPress={onAnswer}>
            Ответить
          </Button>
        </Inline>
      )}
    </section>
  )
}
