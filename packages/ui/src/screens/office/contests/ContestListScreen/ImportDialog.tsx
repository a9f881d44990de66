import { countOf } from '@parket/domain/format/plural'
import { formatFileSize } from '@parket/domain/format/fileSize'
import type { FileSlotState } from '@parket/domain/files/fileSlotState'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { FileSlot } from '../../../../components/FileSlot/FileSlot.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { State } from '../../../../components/State/State.tsx'
import { Table } from '../../../../components/Table/Table.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { SheetFaults, type SheetFault } from '../../parts/SheetFaults/SheetFaults.tsx'
import * as styles from './import.css.ts'

/** What a table would change. */
export interface ImportPreview {
  created: number
  updated: number
  same: number
  rows: readonly ImportedRow[]
  faults: readonly SheetFault[]
  /** Titles of columns that are no field. */
  ignored: readonly string[]
}

interface ImportedRow {
  row: number
  kind: 'create' | 'update' | 'same'
  title: string
  changes: readonly { column: string; from: string; to: string }[]
}

export interface ImportDialogProps {
  /** The chosen file; null: none yet. */
  file: { name: string; size: number } | null
  /** Null until the file was read. */
  preview: ImportPreview | null
  /** The file is being read by the server. */
  isReading: boolean
  /** The change is being made. */
  isSending: boolean
  /** Why the file cannot be read, or the change was refused. */
  problem: string | null
  /** Gives the file that was chosen or dropped. */
  onChoose: (file: File) => void
  /** Makes the change that `preview` shows. */
  onApply: () => void
  /** Closes the dialog; nothing is changed. */
  onClose: () => void
}

const words = ['номинация', 'номинации', 'номинаций'] as const

/** Reads contests from a table: what would change is shown first, row by row; then all of it is done, or nothing. */
export function ImportDialog(props: ImportDialogProps) {
  const { file, preview, isReading, isSending, problem, onChoose, onApply, onClose } = props
  const count = preview ? preview.created + preview.updated : 0
  const canApply = preview !== null && preview.faults.length === 0 && count > 0
  const state: FileSlotState = {
    file: null,
    modified: null,
    delete: false,
    progress: null,
    problem,
  }
  return (
    <Dialog
      title="Номинации из таблицы"
      maxWidth={760}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Отмена</Button>
          <Button
            variant="primary"
            isDisabled={!canApply}
            isPending={isSending}
            onPress={() => !isSending && onApply()}
          >
            {canApply
              ? `Записать ${countOf(count, ['номинацию', 'номинации', 'номинаций'])}`
              : 'Записать'}
          </Button>
        </>
      }
    >
      <Stack gap="small">
        <FileSlot
          title="Таблица"
          description="XLSX или CSV, до 500 строк. Столбцы — как в выгрузке, номинации находятся по номеру"
          accept=".xlsx,.csv"
          state={state}
          isDisabled={isSending}
          onChoose={onChoose}
          onDelete={onClose}
          onRevert={onClose}
        />
        {file && (
          <Text>
            Файл «{file.name}», {formatFileSize(file.size)}
          </Text>
        )}
        {isReading && (
          <Text tone="secondary">
            <output>Сравниваем с тем, что есть…</output>
          </Text>
        )}
        {preview && <Preview preview={preview} />}
      </Stack>
    </Dialog>
  )
}

function Preview({ preview }: { preview: ImportPreview }) {
  const { created, updated, same, faults, ignored } = preview
  const changed = preview.rows.filter(({ kind }) => kind !== 'same')
  return (
    <>
      {faults.length > 0 ? (
        <SheetFaults faults={faults} />
      ) : (
        <Text>
          <output>
            Новых: {created}, изменится: {updated}, без изменений: {same}.
          </output>
        </Text>
      )}
      {ignored.length > 0 && (
        <Text size="small" tone="secondary">
          Не читаются столбцы: {ignored.join(', ')}.
        </Text>
      )}
      {faults.length === 0 && changed.length === 0 && (
        <Alert tone="info">Всё уже так, как в&nbsp;таблице.</Alert>
      )}
      {faults.length === 0 && changed.length > 0 && <ChangedRows rows={changed} />}
    </>
  )
}

/** As many as are looked through; the rest are counted. */
const shownRows = 100

function ChangedRows({ rows }: { rows: readonly ImportedRow[] }) {
  const rest = rows.length - shownRows
  return (
    <>
      <Table
        aria-label="Что изменится"
        items={rows.slice(0, shownRows)}
        getKey={({ row }) => row}
        columns={[
          { id: 'row', title: 'Строка', align: 'end', render: ({ row }) => row },
          { id: 'title', title: 'Номинация', isRowHeader: true, render: ({ title }) => title },
          {
            id: 'changes',
            title: 'Что изменится',
            render: ({ kind, changes }) =>
              kind === 'create' ? (
                <State tone="positive">новая</State>
              ) : (
                <Changes changes={changes} />
              ),
          },
        ]}
      />
      {rest > 0 && (
        <Text size="small" tone="secondary">
          и&nbsp;ещё {countOf(rest, words)}
        </Text>
      )}
    </>
  )
}

function Changes({ changes }: Pick<ImportedRow, 'changes'>) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ column, from, to }) => (
        <li key={column}>
          {column}: было {from || 'пусто'}, станет {to || 'пусто'}
        </li>
      ))}
    </ul>
  )
}
