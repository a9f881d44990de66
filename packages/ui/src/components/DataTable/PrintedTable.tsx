import type { DataColumn } from './columns.ts'
import * as styles from './PrintedTable.css.ts'

interface PrintedTableProps<Row> {
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  getKey: (row: Row) => string
}

/** All rows on paper: black on white, titles on every sheet, no row torn in two. */
export function PrintedTable<Row>({ caption, columns, rows, getKey }: PrintedTableProps<Row>) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, title, align = 'start' }) => (
            <th key={id} scope="col" className={styles.cell[align]}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={getKey(row)} className={styles.row}>
            {columns.map(({ id, render, isRowHeader, align = 'start' }) => {
              const Cell = isRowHeader ? 'th' : 'td'
              return (
                <Cell
                  key={id}
                  scope={isRowHeader ? 'row' : undefined}
                  className={styles.cell[align]}
                >
                  {render(row)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
