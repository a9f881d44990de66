// Drawn as cards, a table loses its roles in Safari unless they are written out.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './Table.css.ts'

export interface TableColumn<Row> {
  /** Unique in its table. */
  id: string
  /** At the head of the column, and beside the value on a phone's card. */
  title: string
  /** What the cell of a row shows. */
  render: (row: Row) => ReactNode
  /** Names the row: one column of a table does. */
  isRowHeader?: boolean
  /** Which edge its content keeps to; numbers keep to the end. */
  align?: keyof typeof styles.align
}

export interface TableProps<Row> extends ElementProps {
  /** What the rows are; said to screen readers. */
  'aria-label': string
  /** The columns from the first to the last. */
  columns: readonly TableColumn<Row>[]
  /** What each line shows, in order. */
  items: readonly Row[]
  /** The same key for the same row, whatever the order. */
  getKey: (row: Row) => string | number
  /** What a row is on a phone: a card, or a row as elsewhere where two or three short columns fit. */
  onPhone?: 'cards' | 'rows'
}

/** Rows and columns; on a phone every row is a card unless told. */
export function Table<Row>({
  columns,
  items,
  getKey,
  onPhone = 'cards',
  ...table
}: TableProps<Row>) {
  return (
    <div className={styles.frame[onPhone]}>
      <table {...table} className={styles.table} role="table">
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            {columns.map(({ id, title, align = 'start' }) => (
              <th
                key={id}
                role="columnheader"
                scope="col"
                className={cx(styles.headCell, styles.align[align])}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} role="rowgroup">
          {items.map((row) => (
            <tr key={getKey(row)} className={styles.row} role="row">
              {columns.map((column) => {
                const Cell = column.isRowHeader ? 'th' : 'td'
                return (
                  <Cell
                    key={column.id}
                    role={column.isRowHeader ? 'rowheader' : 'cell'}
                    scope={column.isRowHeader ? 'row' : undefined}
                    data-label={column.title}
                    className={cx(
                      column.isRowHeader ? styles.rowHeader : styles.cell,
                      styles.align[column.align ?? 'start'],
                    )}
                  >
                    {column.render(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
