import { useId } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { BringMarks, type BringMarksProps } from '../BringMarks/BringMarks.tsx'

export interface EmergencyPanelProps {
  /** The file is being made. */
  isDownloading: boolean
  /** Why it was not made, in Russian. */
  refusals: readonly string[]
  /** Makes the emergency file and saves it. */
  onDownload: () => void
  /** Its marks brought back. */
  bringing: BringMarksProps
}

/** The emergency file of an event: taken before the day, and its marks brought back after it. */
export function EmergencyPanel({
  isDownloading,
  refusals,
  onDownload,
  bringing,
}: EmergencyPanelProps) {
  const titleId = useId()
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
        <div>
          <Button isPending={isDownloading} onPress={onDownload}>
            Скачать аварийный файл
          </Button>
        </div>
        {refusals.length > 0 && <Alert tone="critical">{refusals.join(' ')}</Alert>}
        <BringMarks {...bringing} />
      </Stack>
    </section>
  )
}
