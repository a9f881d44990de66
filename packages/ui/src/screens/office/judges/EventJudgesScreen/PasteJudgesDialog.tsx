import { countOf } from '@parket/domain/format/plural'
import { readPastedJudges } from '@parket/domain/judge/pastedJudges'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextArea } from '../../../../components/TextArea/TextArea.tsx'
import type { AddedJudgeItem } from './judgeData.ts'
import * as styles from './judges.css.ts'

export interface PasteJudgesDialogProps {
  text: string
  onText: (text: string) => void
  /** What would become of each line; null: not asked yet, or the text has changed since. */
  preview: readonly AddedJudgeItem[] | null
  isSending: boolean
  /** Why it was refused, in Russian. */
  problem: string | null
  /** Asks what would become of the lines. */
  onPreview: () => void
  /** Puts them on the event. */
  onAdd: () => void
  onClose: () => void
}

const judgeForms = ['судью', 'судей', 'судей'] as const

const sources: Readonly<Record<AddedJudgeItem['source'], string>> = {
  directory: 'из\u00A0справочника',
  new: 'новый',
  there: 'уже на\u00A0турнире',
}

/** Several judges at once, from lines of text: first what becomes of each, then the change. */
export function PasteJudgesDialog(props: PasteJudgesDialogProps) {
  const { text, onText, preview, isSending, problem, onPreview, onAdd, onClose } = props
  const lines = readPastedJudges(text)
  const faults = lines.filter(({ fault }) => fault !== null)
  const coming = preview?.filter(({ source, fault }) => source !== 'there' && fault === null) ?? []
  const isSound = preview !== null && preview.every(({ fault }) => fault === null)
  return (
    <Dialog
      title="Судьи списком"
      isOpen
      maxWidth={640}
      onClose={onClose}
      footer={
        isSound && coming.length > 0 ? (
          <Button variant="primary" isPending={isSending} onPress={onAdd}>
            Добавить {countOf(coming.length, judgeForms)}
          </Button>
        ) : (
          <Button
            variant="primary"
            isPending={isSending}
            isDisabled={lines.length === 0 || faults.length > 0}
            onPress={onPreview}
          >
            Показать, кто будет добавлен
          </Button>
        )
      }
    >
      <Stack gap="small">
        {problem !== null && <Alert tone="critical">{problem}</Alert>}
        <TextArea
          label="Судьи, по одному в строке"
          description="Фамилия Имя, город, категория. Город и категорию можно не писать"
          rows={8}
          value={text}
          onChange={onText}
        />
        {faults.length > 0 && (
          <Alert tone="caution" title="Эти строки не прочитаны">
            {faults.map(({ line, fault }) => (
              <p key={line}>
                Строка {line}: {fault}
              </p>
            ))}
          </Alert>
        )}
        {preview && <Preview judges={preview} lines={lines.map(({ line }) => line)} />}
      </Stack>
    </Dialog>
  )
}

interface PreviewProps {
  judges: readonly AddedJudgeItem[]
  /** The line of each. */
  lines: readonly number[]
}

function Preview({ judges, lines }: PreviewProps) {
  return (
    <>
      {judges.every(({ source }) => source === 'there') && (
        <Text tone="secondary">Все они уже на&nbsp;турнире.</Text>
      )}
      {/* Safari forgets that an unmarked list is a list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className={styles.pasted} role="list" aria-label="Кто будет добавлен">
        {judges.map(({ name, city, category, club, letter, source, fault }, at) => (
          <li key={lines[at]} className={styles.pastedRow}>
            <b>{letter ?? '—'}</b>
            <span>
              {[name, city, club, category].filter(Boolean).join(', ')}
              {fault !== null && (
                <span className={styles.fault}>
                  Строка {lines[at]}: {fault}
                </span>
              )}
            </span>
            <span className={styles.quiet}>{fault === null && sources[source]}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
