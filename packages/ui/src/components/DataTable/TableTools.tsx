import { useState } from 'react'
import type { ReactNode } from 'react'
import { DownloadIcon } from '../../icons/DownloadIcon.tsx'
import { PrintIcon } from '../../icons/PrintIcon.tsx'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { Select } from '../Select/Select.tsx'
import { Stack } from '../Stack/Stack.tsx'
import type { DataColumn, SortOrder } from './columns.ts'
import type { ExportFormat } from './saveTable.ts'
import * as styles from './DataTable.css.ts'

interface ColumnChoiceProps<Row> {
  columns: readonly DataColumn<Row>[]
  hidden: readonly string[]
  onChange: (hidden: string[]) => void
}

/** Which columns are shown. */
export function ColumnChoice<Row>({ columns, hidden, onChange }: ColumnChoiceProps<Row>) {
  return (
    <Popover trigger={<Button variant="quiet">Столбцы</Button>} title="Какие столбцы показать">
      {columns
        .filter(({ isRowHeader }) => !isRowHeader)
        .map(({ id, title }) => (
          <Checkbox
            key={id}
            label={title}
            isSelected={!hidden.includes(id)}
            onChange={(isShown) =>
              onChange(isShown ? hidden.filter((one) => one !== id) : [...hidden, id])
            }
          />
        ))}
    </Popover>
  )
}

interface SortChoiceProps<Row> {
  columns: readonly DataColumn<Row>[]
  sort: SortOrder | null
  onChange: (sort: SortOrder | null) => void
}

/** Sorting where there are no titles to press: on a phone. */
export function SortChoice<Row>({ columns, sort, onChange }: SortChoiceProps<Row>) {
  const options = columns
    .filter(({ isSortable, sortValue }) => isSortable ?? sortValue !== undefined)
    .flatMap(({ id, title }) => [
      { value: `${id} ascending`, label: `${title}: по возрастанию` },
      { value: `${id} descending`, label: `${title}: по убыванию` },
    ])
  if (options.length === 0) return null
  function handleChange(value: string) {
    const [column, direction] = value.split(' ')
    if (!column) onChange(null)
    else onChange({ column, direction: direction === 'descending' ? 'descending' : 'ascending' })
  }
  return (
    <Select
      label="Порядок"
      placeholder="Как есть"
      value={sort ? `${sort.column} ${sort.direction}` : ''}
      items={options}
      onChange={handleChange}
    />
  )
}

const formats: Record<ExportFormat, string> = { xlsx: 'Таблица Excel', csv: 'Текст CSV' }

interface ExportChoiceProps {
  /** Its promise lasts as long as the work. */
  onExport: (format: ExportFormat) => Promise<void>
}

/** What can be taken along of what is seen: a file, or paper. */
export function ExportChoice({ onExport }: ExportChoiceProps) {
  const [running, setRunning] = useState<ExportFormat | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  async function handleExport(format: ExportFormat, close: () => void) {
    setRunning(format)
    setHasFailed(false)
    try {
      await onExport(format)
      close()
    } catch {
      setHasFailed(true)
    }
    setRunning(null)
  }
  return (
    <Popover
      trigger={<Button variant="quiet">Выгрузить</Button>}
      title="Выгрузить то, что показано"
    >
      {(close) => (
        <Stack gap="xsmall">
          {(['xlsx', 'csv'] as const).map((format) => (
            <Button
              key={format}
              isFullWidth
              iconStart={<DownloadIcon />}
              isPending={running === format}
              onPress={() => void handleExport(format, close)}
            >
              {formats[format]}
            </Button>
          ))}
          <Button
            isFullWidth
            iconStart={<PrintIcon />}
            onPress={() => {
              close()
              window.print()
            }}
          >
            Напечатать
          </Button>
          {hasFailed && <Alert tone="critical">Выгрузить не получилось. Повторите.</Alert>}
        </Stack>
      )}
    </Popover>
  )
}

/** What can be done with the chosen rows. */
export function BulkBar({ count, children }: { count: number; children: ReactNode }) {
  return (
    <div className={styles.bulk} role="toolbar" aria-label="Выбранное">
      <span className={styles.bulkCount}>Выбрано: {count}</span>
      {children}
    </div>
  )
}
