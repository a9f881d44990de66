import { State } from '../../../components/State/State.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { CopyIcon } from '../../../icons/CopyIcon.tsx'
import { RetryIcon } from '../../../icons/RetryIcon.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import * as styles from './SelfCheckScreen.css.ts'

/** One thing looked at, and how it is. */
export interface SelfCheck {
  id: string
  title: string
  state: 'running' | 'good' | 'doubtful' | 'bad'
  /** What was found. */
  text: string
}

export interface SelfCheckScreenProps {
  /** What was checked, and how it stands. */
  checks: readonly SelfCheck[]
  /** Checks once more. */
  onRepeat: () => void
  /** Copies everything as text, for whoever helps; left out where it cannot be. */
  onCopy?: () => void
  /** The outcome was copied. */
  isCopied?: boolean
}

const states = {
  running: { label: 'Проверяем', tone: 'neutral' },
  good: { label: 'Хорошо', tone: 'positive' },
  doubtful: { label: 'Обратите внимание', tone: 'caution' },
  bad: { label: 'Не работает', tone: 'critical' },
} as const

/** Whether the site works here and now, for a person on the phone with who helps (/test). */
export function SelfCheckScreen({
  checks,
  onRepeat,
  onCopy,
  isCopied = false,
}: SelfCheckScreenProps) {
  const isRunning = checks.some(({ state }) => state === 'running')
  return (
    <Page width="narrow">
      <Stack gap="xsmall">
        <Heading level={1}>Проверка связи</Heading>
        <Text tone="secondary" isMeasured>
          Если сайт ведёт себя странно, откройте эту страницу и&nbsp;пришлите отчёт организаторам.
        </Text>
      </Stack>
      <Text weight="medium">
        <output>{summaryOf(checks, isRunning)}</output>
      </Text>
      <Card padding="none">
        <ul className={styles.checks} aria-busy={isRunning}>
          {checks.map(({ id, title, state, text }) => (
            <li key={id} className={styles.check}>
              <span className={styles.title}>{title}</span>
              <State tone={states[state].tone}>{states[state].label}</State>
              <span className={styles.text}>{text}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Inline gap="xsmall">
        <Button
          variant="primary"
          iconStart={<RetryIcon />}
          isPending={isRunning}
          onPress={onRepeat}
        >
          Проверить ещё раз
        </Button>
        {onCopy && (
          <Button iconStart={<CopyIcon />} onPress={onCopy}>
            Скопировать отчёт
          </Button>
        )}
        <Text as="span" size="small" tone="secondary">
          <output>{isCopied && 'Отчёт скопирован'}</output>
        </Text>
      </Inline>
    </Page>
  )
}

function summaryOf(checks: readonly SelfCheck[], isRunning: boolean): string {
  if (isRunning) return 'Проверяем…'
  if (checks.some(({ state }) => state === 'bad')) return 'Есть неполадки.'
  return checks.some(({ state }) => state === 'doubtful')
    ? 'Всё работает, но есть замечания.'
    : 'Всё работает.'
}
