import type { ReactNode } from 'react'
import type { Cell } from '@parket/domain/table/table'

export interface DataColumn<Row> {
  /** Names the column in `sort` and `hiddenColumns`. */
  id: string
  /** At the head of the column, and beside the value on a phone's card. */
  title: string
  /** What the cell of a row shows. */
  render: (row: Row) => ReactNode
  /** Narrowest it gets, px; room that is left is shared out. */
  width?: number
  /** Names the row: one column does, and it cannot be hidden. */
  isRowHeader?: boolean
  /** Which edge its content keeps to; numbers keep to the end. */
  align?: 'start' | 'center' | 'end'
  /** Can be sorted by; without `sortValue` the caller sorts the rows. */
  isSortable?: boolean
  /** What the table itself sorts by, texts in Russian order. */
  sortValue?: (row: Row) => string | number | null
  /** What an exported file gets; the words of what is drawn unless told. */
  exportValue?: (row: Row) => Cell
}

export interface SortOrder {
  /** Id of the column. */
  column: string
  /** The smallest first, or the largest. */
  direction: 'ascending' | 'descending'
}

/** The order after a press on a column's title: up, then down, then as the caller has it. */
export function nextSort(sort: SortOrder | null, column: string): SortOrder | null {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null
}
