import type { Cell } from '@parket/domain/table/table'
import type { ReactNode } from 'react'

export interface DataColumn<Row> {
  /** Names the column in `sort` and `hiddenColumns`. */
  id: string
  /** At the head of the column, and beside the value on a phone's card. */
  title: string
  /** What the cell of a row shows. */
  render: (row: Row) => ReactNode
  /** Smallest width in px; columns share the room that is left in proportion to it. */
  width?: number
  /** Names the row and is the title of its card: one column does, and it cannot be hidden. */
  isRowHeader?: boolean
  /** Which edge its content keeps to; numbers keep to the end. */
  align?: 'start' | 'center' | 'end'
  /** What the table itself sorts by, texts in Russian order. */
  sortValue?: (row: Row) => string | number | null
  /** Can be sorted by; the caller sorts `items`, on a server for example. */
  isSortable?: boolean
  /** What the two orders are called where they are chosen from a list, on a phone. */
  sortLabels?: { ascending: string; descending: string }
  /** Holds buttons: of no use on paper or in a file. */
  isAction?: boolean
  /** What an exported file gets; the text of what is rendered unless told. */
  exportValue?: (row: Row) => Cell
}

/** Rows of the same group stand together, in the order of the first row of each; they are sorted within it. */
export interface RowGrouping<Row> {
  /** What groups are: at the head of their column in an exported file. */
  title: string
  /** Names the group of a row. */
  of: (row: Row) => string
  /** What stands above its rows. */
  render: (name: string, rows: readonly Row[]) => ReactNode
}

export interface SortOrder {
  /** Id of the column. */
  column: string
  /** The smallest first, or the largest. */
  direction: 'ascending' | 'descending'
}

export function isSortableColumn<Row>({ sortValue, isSortable }: DataColumn<Row>): boolean {
  return isSortable ?? sortValue !== undefined
}
