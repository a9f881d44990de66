// Rows placed one by one cannot make a <table>; the roles make a grid of them.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, useId, useLayoutEffect, useRef } from 'react'
import type { CSSProperties, MouseEvent } from 'react'
import { CutCellTooltip } from './CutCellTooltip.tsx'
import { DataHead } from './DataHead.tsx'
import { DataRow } from './DataRow.tsx'
import type { RowsProps } from './dataTableProps.ts'
import { useRenderedRows } from './drawnRows.ts'
import { MoreColumns } from './MoreColumns.tsx'
import { pressedRow } from './rowPress.ts'
import { useGridFocus } from './useGridFocus.ts'
import { useMissingRows } from './useMissingRows.ts'
import type { RowGroup } from './useTableModel.ts'
import * as styles from './DataTable.css.ts'

interface DataGridProps<Row> extends RowsProps<Row> {
  /** Px. */
  rowHeight: number
  /** CSS height that it does not exceed. */
  height: string
}

/** Rows that are drawn beyond those that are seen. */
const OVERSCAN = 3

/** Rows under the titles of their columns, drawn only where they are seen. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { model, items, isSelectable, isLoading, currentKey, rowHref, rowHeight, height } = props
  const { places, groups, visibleColumns } = model
  const rowCount = places.length
  const groupAt = groupsByRow(rowCount, groups)
  const grid = useRef<HTMLDivElement>(null)
  const idPrefix = useId()
  // With the line below it.
  const headHeight = rowHeight + 1

  const focus = useGridFocus({
    grid,
    size: { rows: rowCount, columns: visibleColumns.length + (isSelectable ? 1 : 0) },
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
    count: rowCount,
    getScrollElement: () => grid.current,
    // The first row of a group has its title above it.
    estimateSize: (index) => rowHeight * (groupAt[index]?.isFirst ? 2 : 1),
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
  const starts = groups.map(({ start }) => start).join(' ')
  const measured = useRef(starts)
  // It keeps the sizes it was told until it is asked to look again; at first it has looked already.
  useLayoutEffect(() => {
    if (measured.current === starts) return
    measured.current = starts
    virtual.measure()
  })
  const drawn = useRenderedRows(virtual.getVirtualItems(), virtual.isScrolling)
  const { startIndex = 0, endIndex = -1 } = virtual.range ?? {}
  useMissingRows(places, items, startIndex, endIndex, props.onRangeNeeded)

  function select(index: number, isRange: boolean) {
    if (isSelectable) model.selectRow(index, isRange || !model.rowAt(index)?.isSelected, isRange)
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
      model.selectRow(index, !model.rowAt(index)?.isSelected, event.shiftKey)
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
        aria-rowcount={
          isLoading && items.every((item) => !item) ? -1 : rowCount + groups.length + 1
        }
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
          {drawn.map(({ item: { index, start }, slot }) => {
            const row = model.rowAt(index)
            if (!row) return null
            const group = groupAt[index]
            const top = start - headHeight
            return (
              // Scrolled, sorted or filtered, the same elements get other texts: faster than making them anew.
              <Fragment key={slot}>
                {group?.isFirst && (
                  <div
                    role="row"
                    aria-rowindex={index + 1 + group.count}
                    data-first={index === 0 || undefined}
                    className={styles.groupRow}
                    style={{ transform: `translateY(${top}px)` }}
                  >
                    <div
                      role="rowheader"
                      aria-colspan={visibleColumns.length + (isSelectable ? 1 : 0)}
                      className={styles.groupTitle}
                    >
                      {props.grouping?.render(group.name, group.rows)}
                    </div>
                  </div>
                )}
                <DataRow
                  item={row.item}
                  rowKey={row.key}
                  index={index}
                  rowIndex={index + 2 + (group?.count ?? 0)}
                  group={group?.name}
                  isFirst={index === 0 || group?.isFirst === true}
                  columns={visibleColumns}
                  top={group?.isFirst ? top + rowHeight : top}
                  isSelected={isSelectable ? row.isSelected : null}
                  isCurrent={row.key === currentKey}
                  activeColumn={focus.active.row === index ? focus.active.column : null}
                  href={row.item && rowHref?.(row.item)}
                  idPrefix={idPrefix}
                />
              </Fragment>
            )
          })}
        </div>
      </div>
      <MoreColumns key={visibleColumns.map(({ id }) => id).join(' ')} grid={grid} />
      <CutCellTooltip grid={grid} />
    </div>
  )
}

interface GroupOfRow<Row> extends RowGroup<Row> {
  /** The row is the first of its group. */
  isFirst: boolean
  /** Titles of groups up to this row. */
  count: number
}

/** The group of each row, by its place. */
function groupsByRow<Row>(
  rowCount: number,
  groups: readonly RowGroup<Row>[],
): readonly (GroupOfRow<Row> | undefined)[] {
  const byRow: GroupOfRow<Row>[] = []
  groups.forEach((group, index) => {
    const end = groups[index + 1]?.start ?? rowCount
    for (let row = group.start; row < end; row += 1) {
      byRow[row] = { ...group, isFirst: row === group.start, count: index + 1 }
    }
  })
  return byRow
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
