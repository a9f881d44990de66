// Rows placed one by one cannot make a <table>; the roles make a grid of them.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { SortAscendingIcon } from '../../icons/SortAscendingIcon.tsx'
import { SortBothIcon } from '../../icons/SortBothIcon.tsx'
import { SortDescendingIcon } from '../../icons/SortDescendingIcon.tsx'
import * as checkbox from '../Checkbox/Checkbox.css.ts'
import { cx } from '../../theme/cx.ts'
import type { DataColumn, SortOrder } from './columns.ts'
import * as styles from './DataTable.css.ts'

interface DataHeadProps<Row> {
  columns: readonly DataColumn<Row>[]
  /** Undefined where rows cannot be sorted. */
  sort: SortOrder | null | undefined
  /** Null where rows cannot be chosen. */
  selection: 'none' | 'some' | 'all' | null
  /** Column of the title that has the tab stop, if one has. */
  activeColumn: number | null
}

const noop = () => {}

/** Titles of the columns; pressed, they sort. */
export function DataHead<Row>({ columns, sort, selection, activeColumn }: DataHeadProps<Row>) {
  const tabIndexOf = (column: number) => (activeColumn === column ? 0 : undefined)
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" tabIndex={-1} aria-rowindex={1} data-index={-1} className={styles.headRow}>
        {selection !== null && (
          <div role="columnheader" tabIndex={tabIndexOf(0)} className={styles.selectCell}>
            <input
              type="checkbox"
              tabIndex={-1}
              className={cx(checkbox.mark, checkbox.box)}
              aria-label="Выбрать все"
              data-select-all=""
              checked={selection === 'all'}
              ref={(input) => {
                if (input) input.indeterminate = selection === 'some'
              }}
              onChange={noop}
            />
          </div>
        )}
        {columns.map(({ id, title, align = 'start', sortValue, isSortable }, place) => {
          const column = selection === null ? place : place + 1
          const canSort = sort !== undefined && (isSortable ?? sortValue !== undefined)
          const direction = sort?.column === id ? sort.direction : null
          return (
            <div
              key={id}
              role="columnheader"
              aria-sort={canSort ? (direction ?? 'none') : undefined}
              data-sort={canSort ? id : undefined}
              tabIndex={tabIndexOf(column)}
              className={cx(styles.headCell[align], canSort && styles.sortable)}
            >
              <span className={styles.headTitle}>{title}</span>
              {canSort && <SortSign direction={direction} />}
            </div>
          )
        })}
      </div>
    </div>
  )
}

function SortSign({ direction }: { direction: SortOrder['direction'] | null }) {
  if (direction === 'ascending') return <SortAscendingIcon />
  if (direction === 'descending') return <SortDescendingIcon />
  return <SortBothIcon />
}
