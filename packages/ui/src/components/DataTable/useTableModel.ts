import { useMemo } from 'react'
import { isSortableColumn } from './columns.ts'
import type { DataColumn, RowGrouping, SortOrder } from './columns.ts'
import { rowOrder } from './rowOrder.ts'
import { useRowSelection } from './useRowSelection.ts'
import { useValue } from '../useValue.ts'

export interface TableModelOptions<Row> {
  /** The columns from the first to the last; the same array as long as nothing has changed. */
  columns: readonly DataColumn<Row>[]
  /**
   * The rows, already filtered; the same array as long as nothing has changed. `undefined` where a row
   * is known to exist and has not been loaded yet: see `onRangeNeeded`.
   */
  items: readonly (Row | undefined)[]
  /** How rows are grouped: one and the same as long as nothing has changed. */
  grouping?: RowGrouping<Row>
  /** The same key for the same row, whatever the order. */
  getKey: (item: Row) => string
  /** Keys of the selected rows. */
  value?: readonly string[]
  /** Keys of the rows that are selected at first, where the table keeps the selection itself. */
  defaultValue?: readonly string[]
  /** Gives the keys of the selected rows. */
  onChange?: (value: string[]) => void
  /** The order; null: as `items` have it. */
  sort?: SortOrder | null
  /** The order at first, where the table keeps it itself. */
  defaultSort?: SortOrder | null
  /** Gives the new order: ascending, descending, then null. */
  onSortChange?: (sort: SortOrder | null) => void
  /** Ids of columns that are not shown. */
  hiddenColumns?: readonly string[]
  /** Ids of columns that are not shown at first, where the table keeps the choice itself. */
  defaultHiddenColumns?: readonly string[]
  /** Gives the ids of the columns that are not shown. */
  onHiddenColumnsChange?: (hidden: string[]) => void
}

const none: readonly string[] = []

/**
 * Order, selection and visible columns of a table. Rows are told by their place and looked up when they
 * are drawn: an object for each of thousands would be made before the first is seen.
 */
export function useTableModel<Row>(options: TableModelOptions<Row>) {
  const { columns, items, getKey, grouping, value, defaultValue, onChange } = options
  const selection = useRowSelection({ value, defaultValue, onChange })
  const [sort, setSort] = useValue<SortOrder | null, SortOrder | null>(
    { value: options.sort, defaultValue: options.defaultSort, onChange: options.onSortChange },
    null,
  )
  const [hidden, setHidden] = useValue<readonly string[], string[]>(
    {
      value: options.hiddenColumns,
      defaultValue: options.defaultHiddenColumns,
      onChange: options.onHiddenColumnsChange,
    },
    none,
  )
  const visibleColumns = useMemo(
    () => columns.filter(({ id }) => !hidden.includes(id)),
    [columns, hidden],
  )
  const places = useMemo(
    () => rowOrder({ columns, items, grouping, sort }),
    [columns, items, grouping, sort],
  )

  /** The rows that have been loaded, in the order they are shown. */
  const loadedItems = () => places.flatMap((place) => items[place] ?? [])
  const loadedKeys = () => loadedItems().map(getKey)
  const isSelected = (item: Row) => selection.selected.has(getKey(item))
  const selectedItems = selection.selected.size === 0 ? [] : loadedItems().filter(isSelected)
  const isAllSelected =
    selectedItems.length > 0 && items.every((item) => item === undefined || isSelected(item))

  return {
    /** The rows as they are shown, each by its place in `items`. */
    places,
    loadedItems,
    /** The row that is shown at this place. */
    rowAt: (index: number): TableRow<Row> | null => {
      const place = places[index]
      if (place === undefined) return null
      const item = items[place]
      if (item === undefined) return { key: `missing ${place}`, item, isSelected: false }
      return { key: getKey(item), item, isSelected: isSelected(item) }
    },
    groups: groupsOf(loadedItems, grouping),
    visibleColumns,
    sort,
    setSort,
    /** Ascending, descending, then as `items` have it. */
    toggleSort: (id: string) => {
      if (columns.some((column) => column.id === id && isSortableColumn(column))) {
        setSort(nextSort(sort, id))
      }
    },
    hidden,
    setHidden,
    selectedItems,
    /** Of the rows in `items`: others may be selected as well, on other pages. */
    selection: selectionOf(selectedItems.length, isAllSelected),
    toggleAll: () => selection.changeAll(loadedKeys(), !isAllSelected),
    clearSelection: selection.clear,
    /** Changes a row, or with `isRange` all rows from the one changed last. */
    selectRow: (index: number, isSelected: boolean, isRange: boolean) => {
      const item = items[places[index] ?? -1]
      if (item === undefined) return
      if (isRange) selection.changeRange(getKey(item), isSelected, loadedKeys())
      else selection.changeOne(getKey(item), isSelected)
    },
  }
}

/** A row as it is drawn. */
interface TableRow<Row> {
  key: string
  /** Undefined while the row is being loaded. */
  item: Row | undefined
  isSelected: boolean
}

export type TableModel<Row> = ReturnType<typeof useTableModel<Row>>

/** A group whose first row is at this place. */
export interface RowGroup<Row> {
  /** Place of its first row among the rows as they are shown. */
  start: number
  name: string
  rows: readonly Row[]
}

/** The groups in the order they are shown; none without grouping. */
function groupsOf<Row>(
  loadedItems: () => readonly Row[],
  grouping: RowGrouping<Row> | undefined,
): readonly RowGroup<Row>[] {
  if (!grouping) return []
  const groups: (RowGroup<Row> & { rows: Row[] })[] = []
  // Rows that have not been loaded stand last: they move none of the others.
  loadedItems().forEach((item, index) => {
    const name = grouping.of(item)
    const last = groups.at(-1)
    if (last?.name === name) last.rows.push(item)
    else groups.push({ start: index, name, rows: [item] })
  })
  return groups
}

function selectionOf(selected: number, isAll: boolean): 'none' | 'some' | 'all' {
  if (selected === 0) return 'none'
  return isAll ? 'all' : 'some'
}

function nextSort(sort: SortOrder | null, column: string): SortOrder | null {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null
}
