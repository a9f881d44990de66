import { Fragment } from 'react'
import type { DataColumn, RowGrouping } from './columns.ts'
import type { RowGroup } from './useTableModel.ts'
import * as styles from './PrintedTable.css.ts'

interface PrintedTableProps<Row> {
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  groups: readonly RowGroup<Row>[]
  grouping: RowGrouping<Row> | undefined
  getKey: (row: Row) => string
}

/** All rows on paper: black on white, titles on every sheet, no row torn in two. */
export function PrintedTable<Row>(props: PrintedTableProps<Row>) {
  const { caption, rows, groups, grouping, getKey } = props
  const columns = props.columns.filter(({ isAction }) => !isAction)
  const groupAt = new Map(groups.map((group) => [group.start, group]))
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
        {rows.map((row, index) => {
          const group = groupAt.get(index)
          return (
            <Fragment key={getKey(row)}>
              {group && grouping && (
                <tr className={styles.group}>
                  <th colSpan={columns.length} scope="colgroup" className={styles.cell.start}>
                    {grouping.render(group.name, group.rows)}
                  </th>
                </tr>
              )}
              <tr className={styles.row}>
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
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}
