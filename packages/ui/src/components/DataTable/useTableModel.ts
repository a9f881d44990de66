import {
  createSortedRowModel,
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import type { ColumnDef, RowData, RowSelectionState, SortingState } from '@tanstack/react-table'
import { useMemo } from 'react'
import { isSortableColumn } from './columns.ts'
import type { DataColumn, RowGrouping, SortOrder } from './columns.ts'
import { useValue } from '../useValue.ts'

const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})
type Features = typeof features

const collator = new Intl.Collator('ru', { numeric: true })

/** Numbers by size, texts in Russian order. The library puts what is unknown last. */
function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return collator.compare(String(one), String(other))
}

export interface TableModelOptions<Row extends RowData> {
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

/** Order, selection and visible columns of a table: TanStack Table in the words of our props. */
export function useTableModel<Row extends RowData>(options: TableModelOptions<Row>) {
  const { columns, items, getKey, grouping } = options
  const [selected, setSelected] = useValue<readonly string[], string[]>(options, none)
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
  const definitions = useMemo(
    () => [...columns.map(toDefinition), ...groupDefinition(items, grouping)],
    [columns, items, grouping],
  )
  const rowSelection = useMemo(() => toRowSelection(selected), [selected])
  const visibleColumns = useMemo(
    () => columns.filter(({ id }) => !hidden.includes(id)),
    [columns, hidden],
  )
  const sorting = useMemo(() => toSorting(sort, grouping), [sort, grouping])

  const table = useTable<Features, Row>({
    features,
    columns: definitions,
    // The library's type knows no rows that are missing; everything that reads one is told here.
    data: items as readonly Row[],
    getRowId: (item: Row | undefined, index) => (item ? getKey(item) : `missing ${index}`),
    enableRowSelection: ({ original }) => original !== undefined,
    enableMultiSort: false,
    sortDescFirst: false,
    manualSorting: !grouping && !columns.some(({ sortValue }) => sortValue),
    state: { rowSelection, sorting },
    onRowSelectionChange: (change) =>
      setSelected(Object.keys(functionalUpdate(change, rowSelection))),
    onSortingChange: (change) => setSort(toSortOrder(functionalUpdate(change, sorting))),
  })
  const rows: readonly TableRow<Row>[] = table.getRowModel().rows
  const selectedRows = selected.length === 0 ? [] : rows.filter((row) => row.getIsSelected())

  return {
    rows,
    groups: groupsOf(rows, grouping),
    visibleColumns,
    sort,
    setSort,
    toggleSort: (column: string) => table.getColumn(column)?.toggleSorting(),
    hidden,
    setHidden,
    selectedRows,
    selection: selectionOf(selectedRows.length, table.getIsAllRowsSelected()),
    toggleAll: () => table.toggleAllRowsSelected(),
    clearSelection: () => setSelected([]),
    /** Changes a row, or with `isRange` all rows from the one changed last. */
    selectRow: (index: number, isSelected: boolean, isRange: boolean) =>
      rows[index]?.getToggleSelectedHandler()({
        target: { checked: isSelected },
        shiftKey: isRange,
      }),
  }
}

/** What the table's parts ask a row of the library. */
interface TableRow<Row> {
  id: string
  /** Its place in `items`. */
  index: number
  /** Undefined while the row is being loaded. */
  original: Row | undefined
  getIsSelected: () => boolean
  getToggleSelectedHandler: () => (event: unknown) => void
}

export type TableModel<Row extends RowData> = ReturnType<typeof useTableModel<Row>>

/** A group whose first row is at this place. */
export interface RowGroup<Row> {
  /** Place of its first row among the rows as they are shown. */
  start: number
  name: string
  rows: readonly Row[]
}

/** The groups in the order they are shown; none without grouping. */
function groupsOf<Row>(
  rows: readonly TableRow<Row>[],
  grouping: RowGrouping<Row> | undefined,
): readonly RowGroup<Row>[] {
  if (!grouping) return []
  const groups: (RowGroup<Row> & { rows: Row[] })[] = []
  rows.forEach(({ original }, index) => {
    if (original === undefined) return
    const name = grouping.of(original)
    const last = groups.at(-1)
    if (last?.name === name) last.rows.push(original)
    else groups.push({ start: index, name, rows: [original] })
  })
  return groups
}

/** Of the rows in `items`: others may be selected as well, on other pages. */
function selectionOf(selected: number, isAll: boolean): 'none' | 'some' | 'all' {
  if (selected === 0) return 'none'
  return isAll ? 'all' : 'some'
}

function toDefinition<Row extends RowData>(column: DataColumn<Row>): ColumnDef<Features, Row> {
  const { id, sortValue } = column
  return {
    id,
    accessorFn: (item: Row | undefined) => (item && sortValue?.(item)) ?? undefined,
    enableSorting: isSortableColumn(column),
    sortFn: (one, other) => compareValues(one.getValue(id), other.getValue(id)),
    sortUndefined: 'last',
  }
}

/** No column of the caller's has this id. */
const GROUP = ' group'

/** What keeps the rows of a group together: the place of its first row in `items`. */
function groupDefinition<Row extends RowData>(
  items: readonly (Row | undefined)[],
  grouping: RowGrouping<Row> | undefined,
): ColumnDef<Features, Row>[] {
  if (!grouping) return []
  const places = new Map<string, number>()
  for (const item of items) {
    const name = item && grouping.of(item)
    if (name !== undefined && !places.has(name)) places.set(name, places.size)
  }
  return [
    {
      id: GROUP,
      accessorFn: (item: Row | undefined) => item && places.get(grouping.of(item)),
      sortFn: (one, other) => compareValues(one.getValue(GROUP), other.getValue(GROUP)),
      sortUndefined: 'last',
    },
  ]
}

/** By group first, where rows are grouped. */
function toSorting(sort: SortOrder | null, grouping: unknown): SortingState {
  return [
    ...(grouping === undefined ? [] : [{ id: GROUP, desc: false }]),
    ...(sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : []),
  ]
}

function toSortOrder(sorting: SortingState): SortOrder | null {
  const first = sorting.find(({ id }) => id !== GROUP)
  return first ? { column: first.id, direction: first.desc ? 'descending' : 'ascending' } : null
}

function toRowSelection(keys: readonly string[]): RowSelectionState {
  return Object.fromEntries(keys.map((key) => [key, true] as const))
}
