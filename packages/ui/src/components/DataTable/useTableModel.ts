import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { DataColumn, SortOrder } from './columns.ts'

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

const order = new Intl.Collator('ru', { numeric: true })

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return order.compare(String(one), String(other))
}

interface TableModelOptions<Row> {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  getKey: (row: Row) => string
  sort: SortOrder | null
  hiddenColumns: readonly string[]
}

/** Which columns and rows are shown, in which order. */
export function useTableModel<Row extends object>({
  columns,
  rows,
  getKey,
  sort,
  hiddenColumns,
}: TableModelOptions<Row>) {
  const definitions = useMemo(
    () =>
      columns.map(({ id, sortValue, isSortable = sortValue !== undefined }) => ({
        id,
        accessorFn: (row: Row) => sortValue?.(row) ?? undefined,
        enableSorting: isSortable,
        sortUndefined: 'last' as const,
        sortFn: (
          one: { getValue: (id: string) => unknown },
          other: { getValue: (id: string) => unknown },
        ) => compare(one.getValue(id), other.getValue(id)),
      })),
    [columns],
  )
  const state = useMemo(
    () => ({
      sorting: sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [],
      columnVisibility: Object.fromEntries(hiddenColumns.map((id) => [id, false])),
    }),
    [sort, hiddenColumns],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: getKey,
    manualSorting: !columns.some(({ id, sortValue }) => id === sort?.column && sortValue),
    state,
  })
  const shown = table.getVisibleLeafColumns()
  const shownColumns = useMemo(() => {
    const ids = new Set(shown.map(({ id }) => id))
    return columns.filter(({ id }) => ids.has(id))
  }, [columns, shown])
  return { shownColumns, rows: table.getRowModel().rows }
}
