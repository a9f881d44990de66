import type { ReactNode } from 'react'
import type { Cell } from '@parket/domain/table/table'

export interface DataColumn<Row> {
  id: string
  title: string
  render: (row: Row) => ReactNode
  /** Narrowest it gets, px; room that is left is shared out. */
  width?: number
  /** Names the row: one column does, and it cannot be hidden. */
  isRowHeader?: boolean
  align?: 'start' | 'center' | 'end'
  /** Can be sorted by; without `sortValue` the caller sorts the rows. */
  isSortable?: boolean
  /** What the table itself sorts by, texts in Russian order. */
  sortValue?: (row: Row) => string | number | null
  /** What an exported file gets; the words of what is drawn unless told. */
  exportValue?: (row: Row) => Cell
}

export interface SortOrder {
  column: string
  direction: 'ascending' | 'descending'
}

/** The order after a press on a column's title: up, then down, then as the caller has it. */
export function nextSort(sort: SortOrder | null, column: string): SortOrder | null {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null
}
