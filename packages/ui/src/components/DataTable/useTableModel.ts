import { useMemo } from 'react'
import type { DataColumn, SortOrder } from './columns.ts'

const order = new Intl.Collator('ru', { numeric: true })

type SortValue = string | number | null

/** Numbers by size, texts in Russian order, what is not known last in either direction. */
function compare(one: SortValue, other: SortValue, sign: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other)
  return sign * order.compare(String(one), String(other))
}

/** The rows in order; the same array where the caller keeps them so. Equal rows keep their places. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: SortOrder | null,
): readonly Row[] {
  const valueOf = columns.find(({ id }) => id === sort?.column)?.sortValue
  if (!sort || !valueOf) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((one, other) => compare(one.value, other.value, sign))
    .map(({ row }) => row)
}

interface TableModelOptions<Row> {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  sort: SortOrder | null
  hiddenColumns: readonly string[]
}

/**
 * Which columns and rows are shown, in which order. Done here: a table library's objects for every
 * row would double the time to the first rows.
 */
export function useTableModel<Row>({ columns, rows, sort, hiddenColumns }: TableModelOptions<Row>) {
  const shownColumns = useMemo(
    () => columns.filter(({ id }) => !hiddenColumns.includes(id)),
    [columns, hiddenColumns],
  )
  const shownRows = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort])
  return { shownColumns, shownRows }
}
