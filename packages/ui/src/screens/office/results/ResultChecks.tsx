import { Button } from '../../../components/Button/Button.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { AskedGroup, Lines, type FieldOf } from './AskedGroup.tsx'
import { groupChecks, type CheckAnswer, type ResultCheck } from './resultCheck.ts'
import * as styles from './ResultChecks.css.ts'

interface ResultChecksProps extends FieldOf {
  checks: readonly ResultCheck[]
  /** Keeps the answers; null where a step beside carries them. */
  onAnswer: (() => void) | null
  /** A step is under way. */
  busy: boolean
}

/** What is unusual in a result: each kind of it is answered in its place, before places are public. */
export function ResultChecks({ checks, fieldOf, onAnswer, busy }: ResultChecksProps) {
  if (checks.length === 0) return null
  const groups = groupChecks(checks)
  const isAsked = groups.some(({ answer }) => answer === null)
  return (
    <section className={styles.checks} aria-label="Проверки">
      <Heading level={2} size={3}>
        Проверки
      </Heading>
      {isAsked && (
        <Text size="small" tone="secondary">
          Это не&nbsp;ошибки: посмотрите и&nbsp;ответьте, ответ останется в&nbsp;протоколе.
        </Text>
      )}
      <ul className={styles.list}>
        {groups.map((group) => (
          <li
            key={group.checks[0]?.key}
            className={group.answer === null ? styles.asked : styles.known}
          >
            {group.answer === null ? (
              <AskedGroup group={group} fieldOf={fieldOf} />
            ) : (
              <>
                <Lines {...group} />
                <Answer {...group.answer} />
              </>
            )}
          </li>
        ))}
      </ul>
      {isAsked && onAnswer && (
        <Inline>
          <Button isPending={busy} onPress={onAnswer}>
            Ответить
          </Button>
        </Inline>
      )}
    </section>
  )
}

function Answer({ text, by }: CheckAnswer) {
  return (
    <Text size="small" tone="secondary">
      {text === '' ? 'Ответ стёрт' : `Ответ: ${text}`}
      {by !== '' && `. ${by}`}
    </Text>
  )
}
