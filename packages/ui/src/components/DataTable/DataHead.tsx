// Rows placed one by one cannot make a <table>; the roles make a grid of them.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { SortAscendingIcon } from '../../icons/SortAscendingIcon.tsx'
import { SortBothIcon } from '../../icons/SortBothIcon.tsx'
import { SortDescendingIcon } from '../../icons/SortDescendingIcon.tsx'
import * as checkbox from '../Checkbox/Checkbox.css.ts'
import { cx } from '../../theme/cx.ts'
import { isSortableColumn } from './columns.ts'
import type { DataColumn, SortOrder } from './columns.ts'
import * as styles from './DataTable.css.ts'

interface DataHeadProps<Row> {
  columns: readonly DataColumn<Row>[]
  sort: SortOrder | null
  /** Null where rows cannot be selected. */
  selection: 'none' | 'some' | 'all' | null
  /** Column of the title that has the tab stop, if one has. */
  activeColumn: number | null
}

const noop = () => {}

/** Titles of the columns; pressed, they sort. */
export function DataHead<Row>({ columns, sort, selection, activeColumn }: DataHeadProps<Row>) {
  const tabIndexOf = (column: number) => (activeColumn === column ? 0 : undefined)
  const offset = selection === null ? 0 : 1
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" tabIndex={-1} aria-rowindex={1} data-index={-1} className={styles.headRow}>
        {selection !== null && (
          <div
            role="columnheader"
            tabIndex={tabIndexOf(0)}
            data-select-all=""
            className={styles.selectCell}
          >
            <input
              type="checkbox"
              tabIndex={-1}
              className={cx(checkbox.mark, checkbox.box)}
              aria-label="Выбрать все"
              checked={selection === 'all'}
              ref={(input) => {
                if (input) input.indeterminate = selection === 'some'
              }}
              onChange={noop}
            />
          </div>
        )}
        {columns.map((column, place) => {
          const { id, title, align = 'start' } = column
          const isSortable = isSortableColumn(column)
          const direction = sort?.column === id ? sort.direction : 'none'
          return (
            <div
              key={id}
              role="columnheader"
              aria-sort={isSortable ? direction : undefined}
              data-sort={isSortable ? id : undefined}
              tabIndex={tabIndexOf(place + offset)}
              className={cx(styles.headCell[align], isSortable && styles.sortable)}
            >
              <span className={styles.headTitle}>{title}</span>
              {isSortable && sortIcons[direction]}
            </div>
          )
        })}
      </div>
    </div>
  )
}

const sortIcons = {
  ascending: <SortAscendingIcon />,
  descending: <SortDescendingIcon />,
  none: <SortBothIcon />,
}
