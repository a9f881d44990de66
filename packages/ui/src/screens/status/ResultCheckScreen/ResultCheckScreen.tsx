import { useRef, type ChangeEvent, type DragEvent } from 'react'
import type { CheckedContest } from '@parket/domain/scoring/checkResultFile'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { State } from '../../../components/State/State.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import * as styles from './ResultCheckScreen.css.ts'

/** What the dropped file came to. */
export type ResultCheck =
  | { state: 'empty' }
  | { state: 'checking' }
  | { state: 'noResultFile'; fileName: string }
  | { state: 'checked'; contests: readonly CheckedContest[] }

export interface ResultCheckScreenProps {
  /** How checking stands. */
  check: ResultCheck
  /** The JSON Schema of result files. */
  schemaHref: string
  /** Gives the file that was chosen. */
  onFile: (file: File) => void
}

/** Recomputes a result file in the browser and says whether its places follow from its marks. */
export function ResultCheckScreen({ check, schemaHref, onFile }: ResultCheckScreenProps) {
  const input = useRef<HTMLInputElement>(null)
  function handleDrop(event: DragEvent) {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    if (file) onFile(file)
    // The same file can be chosen again after it was mended.
    currentTarget.value = ''
  }
  return (
    <Page width="narrow">
      <Stack gap="xsmall">
        <Heading level={1}>Проверка результата</Heading>
        <Text tone="secondary" isMeasured>
          Страница номинации отдаёт файл результата со&nbsp;всеми оценками и&nbsp;решениями.
          Положите его сюда: места пересчитает ваш браузер, файл никуда не&nbsp;отправляется.
        </Text>
      </Stack>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the input inside does the same */}
      <div
        className={styles.drop}
        onDragOver={(event) => event.preventDefault()}
        onDrop={handleDrop}
      >
        <p>Перетащите файл результата сюда или выберите его.</p>
        <VisuallyHidden>
          <label>
            Файл результата
            <input
              ref={input}
              type="file"
              accept=".json,application/json"
              tabIndex={-1}
              onChange={handleChange}
            />
          </label>
        </VisuallyHidden>
        <Button onPress={() => input.current?.click()}>Выбрать файл</Button>
      </div>
      <output>
        <Outcome check={check} />
      </output>
      <Text size="small" tone="secondary">
        Как устроен файл: <Link href={schemaHref}>схема JSON</Link>.
      </Text>
    </Page>
  )
}

function Outcome({ check }: { check: ResultCheck }) {
  if (check.state === 'empty') return null
  if (check.state === 'checking') return 'Пересчитываем…'
  if (check.state === 'noResultFile') {
    return (
      <Alert tone="critical" title="Это не файл результата">
        «{check.fileName}» не&nbsp;читается как файл результата. Скачайте его заново
        со&nbsp;страницы номинации.
      </Alert>
    )
  }
  const isRight = check.contests.every(({ problems }) => problems.length === 0)
  return (
    <Stack gap="small">
      <Heading level={2}>{isRight ? 'Сходится' : 'Не сходится'}</Heading>
      <ul className={styles.contests}>
        {check.contests.map(({ name, problems }) => (
          <li key={name}>
            <State tone={problems.length === 0 ? 'positive' : 'critical'}>
              {name}
              {problems.length === 0 && ': сходится'}
            </State>
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
