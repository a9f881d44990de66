import { countOf } from '@parket/domain/format/plural'
import { useId, useRef } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './emergencyPanel.css.ts'

/** What became of a sheet that was brought back. */
interface BroughtSheet {
  dance: string
  letter: string
  state: 'equal' | 'added' | 'waiting' | 'refused'
  /** Why it waits or is refused. */
  message: string | null
}

/** What became of all of them. */
export interface BroughtMarks {
  equal: number
  added: number
  waiting: number
  refused: number
  rounds: readonly {
    round_id: number
    /** Of the contest; null where the event has no such round. */
    group_num: number | null
    title: string
    sheets: readonly BroughtSheet[]
  }[]
}

export interface EmergencyPanelProps {
  /** The file is being made. */
  isDownloading: boolean
  /** Marks are being brought back. */
  isBringing: boolean
  /** Why the file was not made, or the marks not taken, in Russian. */
  problems: readonly string[]
  /** What the last file of marks came to; null: none was brought. */
  brought: BroughtMarks | null
  /** Makes the emergency file and saves it. */
  onDownload: () => void
  /** Brings back the marks of this file. */
  onBring: (file: File) => void
  /** The page of a round's marks, where what differs is decided. */
  marksHref: (groupNum: number, roundId: number) => string
}

/** The emergency file of an event: taken before the day, and its marks brought back after it. */
export function EmergencyPanel(props: EmergencyPanelProps) {
  const { isDownloading, isBringing, problems, brought, onDownload, onBring, marksHref } = props
  const titleId = useId()
  const problemId = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="small">
        <Heading level={2} id={titleId}>
          Аварийный файл
        </Heading>
        <Text tone="secondary" isMeasured>
          Если в&nbsp;зале пропадут сеть и&nbsp;сервер, с&nbsp;ним наберут оценки с&nbsp;бумаги
          и&nbsp;подсчитают финал: один файл на&nbsp;флешке, откроется в&nbsp;любом браузере.
          Скачивайте его заново после каждой жеребьёвки. Внутри имена, города
          и&nbsp;неопубликованные оценки: держите его при себе и&nbsp;удалите после турнира.
        </Text>
        <Inline gap="small">
          <Button isPending={isDownloading} onPress={onDownload}>
            Скачать аварийный файл
          </Button>
          <Button isPending={isBringing} onPress={() => input.current?.click()}>
            Перенести оценки обратно
          </Button>
          <VisuallyHidden>
            <label>
              Копия оценок из аварийного файла
              <input
                ref={input}
                type="file"
                accept=".json,application/json"
                tabIndex={-1}
                aria-invalid={problems.length > 0}
                aria-describedby={problemId}
                onChange={({ currentTarget }) => {
                  const [file] = currentTarget.files ?? []
                  if (file) onBring(file)
                  // The same file can be chosen again.
                  currentTarget.value = ''
                }}
              />
            </label>
          </VisuallyHidden>
        </Inline>
        <div id={problemId}>
          {problems.length > 0 && <Alert tone="critical">{problems.join(' ')}</Alert>}
        </div>
        <output>{brought && <Brought brought={brought} marksHref={marksHref} />}</output>
      </Stack>
    </section>
  )
}

function Brought({
  brought,
  marksHref,
}: {
  brought: BroughtMarks
  marksHref: EmergencyPanelProps['marksHref']
}) {
  const { equal, added, waiting, refused } = brought
  const parts = [
    added > 0 && `записано ${sheets(added)}`,
    equal > 0 && `совпало ${sheets(equal)}`,
    waiting > 0 && `ждёт решения ${sheets(waiting)}`,
    refused > 0 && `не принято ${sheets(refused)}`,
  ].filter((part) => part !== false)
  const told = brought.rounds
    .map((round) => Object.assign({ told: round.sheets.filter(isTold) }, round))
    .filter((round) => round.told.length > 0)
  return (
    <Alert tone={waiting + refused > 0 ? 'caution' : 'positive'} title={sentence(parts.join(', '))}>
      {told.length > 0 && (
        <ul className={styles.rounds}>
          {told.map((round) => (
            <li key={round.round_id}>
              <b className={styles.title}>{round.title}</b>
              <ul className={styles.sheets}>
                {round.told.map(({ dance, letter, message }) => (
                  <li key={`${dance} ${letter}`}>
                    {dance}, судья {letter}: {message}
                  </li>
                ))}
              </ul>
              {round.group_num !== null && round.told.some(({ state }) => state === 'waiting') && (
                <Link href={marksHref(round.group_num, round.round_id)}>
                  Решить на&nbsp;странице оценок
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

/** What needs nobody's eyes is counted only. */
function isTold({ message }: BroughtSheet): boolean {
  return message !== null
}

function sheets(count: number): string {
  return countOf(count, ['лист', 'листа', 'листов'])
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
