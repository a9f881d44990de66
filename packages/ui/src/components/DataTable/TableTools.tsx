import type { ReactNode } from 'react'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { Select } from '../Select/Select.tsx'
import type { DataColumn, SortOrder } from './columns.ts'
import * as styles from './DataTable.css.ts'

interface ColumnChoiceProps<Row> {
  columns: readonly DataColumn<Row>[]
  hidden: readonly string[]
  onChange: (hidden: string[]) => void
}

/** Which columns are shown. */
export function ColumnChoice<Row>({ columns, hidden, onChange }: ColumnChoiceProps<Row>) {
  return (
    <Popover label="Столбцы" title="Какие столбцы показать" variant="quiet">
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
    <div className={styles.phoneOnly}>
      <Select
        label="Порядок"
        placeholder="Как есть"
        value={sort ? `${sort.column} ${sort.direction}` : ''}
        options={options}
        onChange={handleChange}
      />
    </div>
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
