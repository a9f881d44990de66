// Rows placed one by one cannot make a <table>; the roles make a grid of them.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { RowData } from '@tanstack/react-table'
import { useId, useRef } from 'react'
import type { CSSProperties, MouseEvent } from 'react'
import { CutCellTooltip } from './CutCellTooltip.tsx'
import { DataHead } from './DataHead.tsx'
import { DataRow } from './DataRow.tsx'
import type { RowsProps } from './DataTable.tsx'
import { MoreColumns } from './MoreColumns.tsx'
import { pressedRow } from './rowPress.ts'
import { useGridFocus } from './useGridFocus.ts'
import { useMissingRows } from './useMissingRows.ts'
import * as styles from './DataTable.css.ts'

interface DataGridProps<Row extends RowData> extends RowsProps<Row> {
  /** Px. */
  rowHeight: number
  /** CSS height that it does not exceed. */
  height: string
}

/** Rows that are drawn beyond those that are seen. */
const OVERSCAN = 3

/** Rows under the titles of their columns, drawn only where they are seen. */
export function DataGrid<Row extends RowData>(props: DataGridProps<Row>) {
  const { model, items, isSelectable, isLoading, currentKey, rowHref, rowHeight, height } = props
  const { rows, visibleColumns } = model
  const grid = useRef<HTMLDivElement>(null)
  const idPrefix = useId()
  // With the line below it.
  const headHeight = rowHeight + 1

  const focus = useGridFocus({
    grid,
    size: { rows: rows.length, columns: visibleColumns.length + (isSelectable ? 1 : 0) },
    rowHeight,
    scrollToRow: (row) => virtual.scrollToIndex(row, { align: 'auto' }),
    actions: {
      select,
      selectAll: () => isSelectable && model.toggleAll(),
      clearSelection: model.clearSelection,
      sortBy: model.toggleSort,
      activate: (row) => props.onActivate(grid.current, row),
    },
  })
  // The compiler leaves this component alone for its sake; the rows are memoised by themselves.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    // Until it is measured. A guess that holds saves drawing everything twice.
    initialRect: { width: 0, height: heightOf(height) },
    overscan: OVERSCAN,
    // The titles stand above the rows and stay there; the bulk bar lies over the last of them.
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    paddingEnd: props.paddingEnd,
    scrollPaddingEnd: props.paddingEnd,
    // The row with the focus stays, wherever one scrolls.
    rangeExtractor: (range) => withIndex(defaultRangeExtractor(range), focus.active.row),
  })
  const { startIndex = 0, endIndex = -1 } = virtual.range ?? {}
  useMissingRows(rows, startIndex, endIndex, props.onRangeNeeded)

  function select(index: number, isRange: boolean) {
    if (isSelectable) model.selectRow(index, isRange || !rows[index]?.getIsSelected(), isRange)
  }
  function handleClick(event: MouseEvent) {
    focus.handlePress(event)
    if (!(event.target instanceof Element)) return
    const cell = event.target.closest<HTMLElement>(
      '[data-select], [data-select-all], [data-sort]',
    )?.dataset
    if (cell === undefined) {
      const index = pressedRow(event)
      if (index !== null && index >= 0) props.onActivate(grid.current, index)
    } else if (cell['select'] !== undefined) {
      const index = Number(cell['select'])
      model.selectRow(index, !rows[index]?.getIsSelected(), event.shiftKey)
    } else if (cell['sort'] !== undefined) model.toggleSort(cell['sort'])
    else model.toggleAll()
  }

  const bodyHeight = virtual.getTotalSize()
  return (
    <div className={styles.frame}>
      {/* Keys and presses of all cells are heard here. */}
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={props['aria-label']}
        aria-rowcount={isLoading && items.every((item) => !item) ? -1 : rows.length + 1}
        aria-multiselectable={isSelectable || undefined}
        aria-busy={isLoading || undefined}
        data-interactive={props.isInteractive || undefined}
        className={styles.grid}
        style={gridStyle({
          // With its own edges.
          height: `min(${height}, ${headHeight + bodyHeight + 2}px)`,
          rowHeight,
          columns: visibleColumns,
          isSelectable,
        })}
        onClick={handleClick}
        onFocus={focus.handleFocus}
        onKeyDown={focus.handleKeyDown}
      >
        <DataHead
          columns={visibleColumns}
          sort={model.sort}
          selection={isSelectable ? model.selection : null}
          activeColumn={focus.active.row < 0 ? focus.active.column : null}
        />
        <div role="rowgroup" className={styles.body} style={{ height: bodyHeight }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]
            if (!row) return null
            return (
              <DataRow
                // Sorted or filtered, the same elements get other texts: faster than making them anew.
                key={index}
                item={row.original}
                rowKey={row.id}
                index={index}
                columns={visibleColumns}
                top={start - headHeight}
                isSelected={isSelectable ? row.getIsSelected() : null}
                isCurrent={row.id === currentKey}
                activeColumn={focus.active.row === index ? focus.active.column : null}
                href={row.original && rowHref?.(row.original)}
                idPrefix={idPrefix}
              />
            )
          })}
        </div>
      </div>
      <MoreColumns key={visibleColumns.map(({ id }) => id).join(' ')} grid={grid} />
      <CutCellTooltip grid={grid} />
    </div>
  )
}

function withIndex(indexes: number[], index: number): number[] {
  if (index < 0 || indexes.includes(index)) return indexes
  return [...indexes, index].sort((one, other) => one - other)
}

/** Px of a CSS height, as far as it can be told without a page; else that of many a screen's table. */
function heightOf(height: string): number {
  return height.endsWith('px') ? Number.parseFloat(height) : 560
}

interface GridStyleOptions {
  height: string
  rowHeight: number
  columns: readonly { width?: number }[]
  isSelectable: boolean
}

/** Sizes the styles ask for: columns share the room that is left by their widths. */
function gridStyle({ height, rowHeight, columns, isSelectable }: GridStyleOptions): CSSProperties {
  const widths = columns.map(({ width = 120 }) => width)
  const select = isSelectable ? styles.SELECT_WIDTH : 0
  const tracks = widths.map((width) => `minmax(${width}px, ${width}fr)`).join(' ')
  const custom = {
    '--row': `${rowHeight}px`,
    '--columns': isSelectable ? `${select}px ${tracks}` : tracks,
    '--width': `${widths.reduce((sum, width) => sum + width, select)}px`,
  }
  return { height, ...custom }
}
