import { worstVerdict, type Verdict } from '@parket/domain/result/publishedCheck'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { DropZone } from '../../../components/DropZone/DropZone.tsx'
import { FileButton } from '../../../components/FileButton/FileButton.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import { CheckedResult } from './CheckedResult.tsx'
import type { ShownContest } from './resultCheckData.ts'
import * as styles from './ResultCheckScreen.css.ts'

export type { ShownContest } from './resultCheckData.ts'

/** What the dropped file came to. */
export type ResultCheck =
  | { state: 'empty' }
  | { state: 'checking' }
  | { state: 'noResultFile'; fileName: string }
  | {
      state: 'checked'
      /** Whether the site could be asked what it has published. */
      isSiteReached: boolean
      contests: readonly ShownContest[]
    }

export interface ResultCheckScreenProps {
  /** How checking stands. */
  check: ResultCheck
  /** The JSON Schema of result files. */
  schemaHref: string
  /** The keys by which the team signs. */
  keysHref: string
  /** Gives the file that was chosen. */
  onFile: (file: File) => void
}

/** Says of a result file whether its places follow from its marks, and whether it is what its team has published. */
export function ResultCheckScreen({ check, schemaHref, keysHref, onFile }: ResultCheckScreenProps) {
  return (
    <Page width="narrow">
      <Stack gap="xsmall">
        <Heading level={1}>Проверка результата</Heading>
        <Text tone="secondary" isMeasured>
          Страница номинации отдаёт файл результата со&nbsp;всеми оценками и&nbsp;решениями.
          Положите его сюда: места, заходы и&nbsp;имена проверит ваш браузер, сайту уходит только
          контрольная сумма с&nbsp;подписью.
        </Text>
      </Stack>
      <DropZone onChoose={onFile}>
        <p className={styles.asked}>Перетащите файл результата сюда или выберите его.</p>
        <FileButton label="Файл результата" accept=".json,application/json" onChoose={onFile}>
          Выбрать файл
        </FileButton>
      </DropZone>
      <output>
        <Outcome check={check} />
      </output>
      <Text size="small" tone="secondary">
        Как устроен файл: <Link href={schemaHref}>схема JSON</Link>. Чем подписано:{' '}
        <Link href={keysHref}>ключи команды</Link>.
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
  const verdict = worstVerdict(check.contests.map((contest) => contest.verdict))
  return (
    <Stack gap="small">
      <Heading level={2}>{headings[verdict]}</Heading>
      {!check.isSiteReached && (
        <Alert tone="caution" title="Сайт не&nbsp;ответил">
          Места и&nbsp;имена пересчитаны здесь. Подпись и&nbsp;то, что опубликовано, проверить
          не&nbsp;удалось: выберите файл ещё раз, когда будет связь.
        </Alert>
      )}
      {verdict === 'wrong' && (
        <Text isMeasured>
          Это значит: изменили файл, или данные на&nbsp;сайте меняли мимо журнала турнира. Местам
          из&nbsp;этого файла верить нельзя. Скачайте файл заново со&nbsp;страницы номинации
          и&nbsp;проверьте ещё раз. Если не&nbsp;сходится и&nbsp;он, сохраните оба файла
          и&nbsp;отправьте их организатору и&nbsp;федерации: места сверят с&nbsp;протоколами
          и&nbsp;листами судей.
        </Text>
      )}
      <ul className={styles.contests}>
        {check.contests.map((contest) => (
          <CheckedResult key={contest.name} {...contest} />
        ))}
      </ul>
    </Stack>
  )
}

const headings: Readonly<Record<Verdict, string>> = {
  right: 'Сходится',
  wrong: 'Не сходится',
  unproven: 'Не подтверждено',
}
