import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TamperAdvice } from '../parts/TamperAdvice.tsx'
import { AskedGroup, Lines, usualText, type FieldOf } from './AskedGroup.tsx'
import {
  groupChecks,
  groupTitles,
  isTampered,
  type CheckAnswer,
  type CheckGroup,
  type ResultCheck,
} from './resultCheck.ts'
import * as styles from './ResultChecks.css.ts'

interface ResultChecksProps extends FieldOf {
  checks: readonly ResultCheck[]
  /** Keeps the answers; null where a step beside carries them. */
  onAnswer: (() => void) | null
  /** A step is under way. */
  busy: boolean
}

/**
 * What is unusual in a result: each kind of it is answered in its place, before places are public. Data that were changed past
 * the journal stand apart, with what to do: they are no question like the others.
 */
export function ResultChecks({ checks, fieldOf, onAnswer, busy }: ResultChecksProps) {
  if (checks.length === 0) return null
  const groups = groupChecks(checks)
  const [tampered, usual] = [groups.filter(isTampered), groups.filter((one) => !isTampered(one))]
  const isAsked = groups.some(isOpen)
  return (
    <section className={styles.checks} aria-label="Проверки">
      <Heading level={2} size={3}>
        Проверки
      </Heading>
      {tampered.length > 0 && (
        <Alert tone="critical" title={groupTitles['changed-input']}>
          <Stack gap="small">
            <TamperAdvice />
            <GroupList groups={tampered} fieldOf={fieldOf} />
          </Stack>
        </Alert>
      )}
      {usual.some(isOpen) && (
        <Text size="small" tone="secondary">
          {usualText}
        </Text>
      )}
      {usual.length > 0 && <GroupList groups={usual} fieldOf={fieldOf} />}
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

function isOpen({ answer }: CheckGroup): boolean {
  return answer === null
}

function GroupList({ groups, fieldOf }: FieldOf & { groups: readonly CheckGroup[] }) {
  return (
    <ul className={styles.list}>
      {groups.map((group) => (
        <li key={group.checks[0]?.key} className={isOpen(group) ? styles.asked : styles.known}>
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
