import { useState } from 'react'
import type { ReactElement } from 'react'
import { DownloadIcon } from '../../icons/DownloadIcon.tsx'
import { PrintIcon } from '../../icons/PrintIcon.tsx'
import { SettingsIcon } from '../../icons/SettingsIcon.tsx'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { Select } from '../Select/Select.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { isSortableColumn } from './columns.ts'
import type { DataColumn, SortOrder } from './columns.ts'
import type { ExportFormat } from './saveTable.ts'

interface ColumnChoiceProps<Row> {
  columns: readonly DataColumn<Row>[]
  hidden: readonly string[]
  onChange: (hidden: string[]) => void
  /** On a phone the button has no room for a word. */
  isIconOnly: boolean
}

/** Which columns are shown. */
export function ColumnChoice<Row>({
  columns,
  hidden,
  onChange,
  isIconOnly,
}: ColumnChoiceProps<Row>) {
  return (
    <Popover
      trigger={<Tool name="Столбцы" icon={<SettingsIcon />} isIconOnly={isIconOnly} />}
      title="Какие столбцы показать"
    >
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

interface ToolProps {
  name: string
  icon: ReactElement
  /** On a phone there is no room for a word. */
  isIconOnly: boolean
  /** Given by the popover. */
  popoverTarget?: string
}

function Tool({ name, icon, isIconOnly, popoverTarget }: ToolProps) {
  if (isIconOnly) return <IconButton aria-label={name} icon={icon} popoverTarget={popoverTarget} />
  return (
    <Button variant="quiet" iconStart={icon} popoverTarget={popoverTarget}>
      {name}
    </Button>
  )
}

interface SortChoiceProps<Row> {
  columns: readonly DataColumn<Row>[]
  sort: SortOrder | null
  onChange: (sort: SortOrder | null) => void
}

const directions = ['ascending', 'descending'] as const

/** Sorting where there are no titles to press: on a phone. */
export function SortChoice<Row>({ columns, sort, onChange }: SortChoiceProps<Row>) {
  const orders = columns
    .filter(isSortableColumn)
    .flatMap((column) => directions.map((direction) => ({ column, direction })))
  if (orders.length === 0) return null
  const chosen = orders.findIndex(
    ({ column, direction }) => column.id === sort?.column && direction === sort.direction,
  )
  return (
    <Select
      label="Порядок"
      placeholder="Как есть"
      value={chosen < 0 ? '' : String(chosen)}
      items={orders.map(({ column, direction }, index) => ({
        value: String(index),
        label: sortLabel(column, direction),
      }))}
      onChange={(value) => {
        const order = value === '' ? undefined : orders[Number(value)]
        onChange(order ? { column: order.column.id, direction: order.direction } : null)
      }}
    />
  )
}

function sortLabel<Row>(column: DataColumn<Row>, direction: SortOrder['direction']): string {
  const { title, sortLabels } = column
  const order = direction === 'ascending' ? 'по возрастанию' : 'по убыванию'
  return sortLabels?.[direction] ?? `${title}: ${order}`
}

const formats: Record<ExportFormat, string> = { xlsx: 'Таблица Excel', csv: 'Текст CSV' }

interface ExportChoiceProps {
  /** What the sheet with the choice is about. */
  title: string
  /** Its promise lasts as long as the work. */
  onExport: (format: ExportFormat) => Promise<void>
  /** Printing shows all rows: not offered for a selection. */
  canPrint: boolean
  isIconOnly?: boolean
}

/** What can be taken along: a file, or paper. */
export function ExportChoice({ title, onExport, canPrint, isIconOnly = false }: ExportChoiceProps) {
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
      trigger={<Tool name="Выгрузить" icon={<DownloadIcon />} isIconOnly={isIconOnly} />}
      title={title}
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
          {canPrint && (
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
          )}
          {hasFailed && <Alert tone="critical">Выгрузить не получилось. Повторите.</Alert>}
        </Stack>
      )}
    </Popover>
  )
}
