import { countOf } from '@parket/domain/format/plural'
import { useId } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { FileButton } from '../../../components/FileButton/FileButton.tsx'

/** What became of the file that was chosen. */
export type UnsentLoad =
  | { state: 'none' }
  | { state: 'sending' }
  /** No device saved such a file. */
  | { state: 'foreign' }
  /** Why it was refused, in Russian. */
  | { state: 'failed'; reasons: readonly string[] }
  /** How many operations wait, can be read alone, or were there. */
  | { state: 'loaded'; late: number; refused: number; known: number }

export interface UnsentPickerProps {
  /** How it stands. */
  load: UnsentLoad
  /** Gives the file that was chosen. */
  onFile: (file: File) => void
}

/** The button that takes the file of a tablet, and what became of it. */
export function UnsentPicker({ load, onFile }: UnsentPickerProps) {
  const answerId = useId()
  return (
    <>
      <FileButton
        label={'Файл с\u00A0планшета'}
        accept=".json,application/json"
        isFullWidth
        isPending={load.state === 'sending'}
        isInvalid={load.state === 'foreign' || load.state === 'failed'}
        problemId={answerId}
        onChoose={onFile}
      >
        Загрузить файл…
      </FileButton>
      <output id={answerId}>
        <Loaded load={load} />
      </output>
    </>
  )
}

function Loaded({ load }: { load: UnsentLoad }) {
  switch (load.state) {
    case 'none':
    case 'sending':
      return null
    case 'foreign':
      return <Alert tone="critical">Это не&nbsp;файл с&nbsp;планшета судьи.</Alert>
    case 'failed':
      return <Alert tone="critical">{load.reasons.join(' ')}</Alert>
    case 'loaded':
      return <Alert tone={load.refused > 0 ? 'caution' : 'positive'}>{loadedText(load)}</Alert>
  }
}

/** «Ждут решения: 12 отправок. Не приняты: 1. Были и раньше: 3.» */
function loadedText({ late, refused, known }: Extract<UnsentLoad, { state: 'loaded' }>): string {
  return [
    `Ждут решения: ${countOf(late, ['отправка', 'отправки', 'отправок'])}.`,
    ...(refused > 0 ? [`Не\u00A0приняты: ${refused}.`] : []),
    ...(known > 0 ? [`Были и\u00A0раньше: ${known}.`] : []),
  ].join(' ')
}
