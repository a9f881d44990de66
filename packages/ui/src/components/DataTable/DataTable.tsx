// Rows placed one by one cannot make a <table>; the roles make a grid of them.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useId, useRef } from 'react'
import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { media } from '../../theme/scale.ts'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { nextSort } from './columns.ts'
import type { DataColumn, SortOrder } from './columns.ts'
import { DataHead } from './DataHead.tsx'
import { DataRow } from './DataRow.tsx'
import { PrintedTable } from './PrintedTable.tsx'
import { BulkBar, ColumnChoice, ExportChoice, SortChoice } from './TableTools.tsx'
import { rangeWith } from './rangeWith.ts'
import { saveTable } from './saveTable.ts'
import type { ExportFormat } from './saveTable.ts'
import { seenTable } from './seenTable.ts'
import { toggleAll, toggleRows } from './rowSelection.ts'
import { useGridFocus } from './useGridFocus.ts'
import { useDrawnRows } from './drawnRows.ts'
import { useFirstPaint } from './useFirstPaint.ts'
import { useMedia } from './useMedia.ts'
import { usePrinting } from './usePrinting.ts'
import { useTableModel } from './useTableModel.ts'
import * as styles from './DataTable.css.ts'

export type { DataColumn, SortOrder } from './columns.ts'
export type { ExportFormat } from './saveTable.ts'

export interface DataTableProps<Row extends object> {
  /** What the rows are; said to screen readers. */
  label: string
  /** Made once, not with every render. */
  columns: readonly DataColumn<Row>[]
  /** Already filtered; the same array as long as nothing has changed. */
  rows: readonly Row[]
  /** The same key for the same row, whatever the order. */
  getKey: (row: Row) => string
  /** How many there are in all, when more come by pages. */
  total?: number
  /** The order; null: as `rows` have it. */
  sort?: SortOrder | null
  /** Without it nothing can be sorted. */
  onSortChange?: (sort: SortOrder | null) => void
  /** Keys of the chosen rows. */
  selected?: ReadonlySet<string>
  /** Without it nothing can be chosen. */
  onSelectedChange?: (selected: Set<string>) => void
  /** What can be done with the chosen rows. */
  bulkActions?: ReactNode
  /** Ids of columns that are not shown. */
  hiddenColumns?: readonly string[]
  /** Without it the columns cannot be chosen. */
  onHiddenColumnsChange?: (hidden: string[]) => void
  /** Enter or a double press on a row. */
  onOpen?: (row: Row) => void
  /** The end is near: time to load the next page. Asked once for each length of `rows`. */
  onReachEnd?: () => void
  /** The first rows are on their way. */
  isLoading?: boolean
  /** Why there are no rows, and how to try again. */
  error?: { message: string; onRetry: () => void }
  /** Said when there are no rows: what to do next. */
  empty?: ReactNode
  /**
   * Offers to export and to print. With a file's name (no ending) the table saves what it shows; where
   * more rows than are loaded should go, `onExport` does it instead. Without it nothing is offered;
   * the browser's own printing prints all rows in any case.
   */
  exporting?: { fileName: string } | { onExport: (format: ExportFormat) => void | Promise<void> }
  /** CSS height; most of the screen unless told. */
  height?: string
  /** `compact` shows more rows at once: for those who work with the table all day. */
  density?: keyof typeof rowHeights
}

const none: readonly string[] = []
const nobody: ReadonlySet<string> = new Set()
/** Px of a row on a screen. */
const rowHeights = { comfortable: 44, compact: 32 }
/** Rows that are drawn beyond those that are seen. */
const OVERSCAN = 6
/** How near the end is, in rows. */
const NEAR = 15

/**
 * Thousands of rows: sorted, chosen and gone through by keyboard, drawn only where they are seen. On
 * a phone every row is a card.
 */
export function DataTable<Row extends object>({
  label,
  columns,
  rows,
  getKey,
  total,
  sort = null,
  onSortChange,
  selected = nobody,
  onSelectedChange,
  bulkActions,
  hiddenColumns = none,
  onHiddenColumnsChange,
  onOpen,
  onReachEnd,
  isLoading = false,
  error,
  empty = 'Ничего нет',
  exporting,
  height = 'min(70dvh, 800px)',
  density = 'comfortable',
}: DataTableProps<Row>) {
  const rowHeight = rowHeights[density]
  const idPrefix = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const anchor = useRef<number>(null)
  const askedAt = useRef(-1)
  const isPhone = useMedia(media.mobile)
  const isPrinting = usePrinting()
  // With the line below it.
  const headHeight = isPhone ? 0 : rowHeight + 1
  const { shownColumns, shownRows } = useTableModel({ columns, rows, sort, hiddenColumns })
  const isSelectable = onSelectedChange !== undefined
  const columnCount = shownColumns.length + (isSelectable ? 1 : 0)
  const count = shownRows.length
  const isBare = isLoading || error !== undefined || count === 0
  const isPainted = useFirstPaint(!isBare)

  const focus = useGridFocus({
    scroller,
    size: { rows: count, columns: columnCount },
    rowHeight,
    scrollToRow: (row) => virtual.scrollToIndex(row, { align: 'auto' }),
  })
  // The compiler leaves this component alone for its sake; the rows are memoised by themselves.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isPhone ? 64 + 32 * shownColumns.length : rowHeight),
    // Until it is measured. A guess that holds saves drawing everything twice.
    initialRect: { width: 0, height: heightOf(height) },
    overscan: isPainted ? OVERSCAN : 0,
    // The titles stand above the rows and stay there.
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    // The row with the focus stays, wherever one scrolls.
    rangeExtractor: (range) => rangeWith(range, focus.active.row),
  })
  const items = virtual.getVirtualItems()
  const lastShown = items.at(-1)?.index ?? -1
  const drawn = useDrawnRows(items, virtual.isScrolling)

  useEffect(() => {
    const isNear = count > 0 && lastShown >= count - NEAR
    if (!onReachEnd || !isNear || askedAt.current === count) return
    askedAt.current = count
    onReachEnd()
  }, [onReachEnd, lastShown, count])

  const keys = () => shownRows.map(getKey)
  function select(index: number, isRange: boolean) {
    onSelectedChange?.(toggleRows(keys(), selected, index, isRange ? anchor.current : null))
    anchor.current = index
  }
  function sortBy(column: string) {
    onSortChange?.(nextSort(sort, column))
  }
  function open(index: number) {
    const row = shownRows[index]
    if (row) onOpen?.(row)
  }
  function handleClick(event: MouseEvent) {
    if (!(event.target instanceof HTMLElement)) return
    const { select: index, selectAll } = event.target.dataset
    if (index !== undefined) select(Number(index), event.shiftKey)
    if (selectAll !== undefined) onSelectedChange?.(toggleAll(keys(), selected))
    const column = event.target.closest<HTMLElement>('[data-sort]')?.dataset['sort']
    if (column !== undefined) sortBy(column)
    focus.handlePress(event.target)
  }

  async function handleExport(format: ExportFormat) {
    if (!exporting) return
    if ('onExport' in exporting) await exporting.onExport(format)
    else await saveTable(seenTable(shownColumns, shownRows), exporting.fileName, format)
  }

  const chosen = selected.size
  return (
    <div data-density={density === 'compact' ? density : undefined}>
      <div className={styles.tools}>
        {onSortChange && isPhone && (
          <SortChoice columns={shownColumns} sort={sort} onChange={onSortChange} />
        )}
        <div aria-live="polite">
          {chosen > 0 && <BulkBar count={chosen}>{bulkActions}</BulkBar>}
        </div>
        <div className={styles.choices}>
          {onHiddenColumnsChange && (
            <ColumnChoice
              columns={columns}
              hidden={hiddenColumns}
              onChange={onHiddenColumnsChange}
            />
          )}
          {exporting && <ExportChoice onExport={handleExport} />}
        </div>
      </div>
      {isPrinting && !isBare && (
        <PrintedTable caption={label} columns={shownColumns} rows={shownRows} getKey={getKey} />
      )}
      {isBare ? (
        <Instead {...{ isLoading, error, empty }} />
      ) : (
        // Keys and presses of all cells are heard here.
        <div
          ref={scroller}
          role="grid"
          tabIndex={-1}
          aria-label={label}
          aria-rowcount={(total ?? count) + 1}
          aria-multiselectable={isSelectable || undefined}
          className={styles.grid}
          style={gridStyle({ height, rowHeight, columns: shownColumns, isSelectable })}
          onClick={handleClick}
          onDoubleClick={() => open(focus.active.row)}
          onFocus={focus.handleFocus}
          onKeyDown={(event) =>
            focus.handleKeyDown(event, {
              select,
              selectAll: () => onSelectedChange?.(toggleAll(keys(), selected)),
              sortBy,
              open,
            })
          }
        >
          <DataHead
            columns={shownColumns}
            sort={onSortChange ? sort : undefined}
            selection={isSelectable ? selectionOf(chosen, count) : null}
            activeColumn={focus.active.row < 0 ? focus.active.column : null}
          />
          <div role="rowgroup" className={styles.body} style={{ height: virtual.getTotalSize() }}>
            {drawn.map(({ item: { index, start }, slot }) => {
              const row = shownRows[index]
              if (!row) return null
              const rowKey = getKey(row)
              return (
                <DataRow
                  // A card is measured: each in an element of its own.
                  key={isPhone ? index : slot}
                  ref={isPhone ? virtual.measureElement : undefined}
                  row={row}
                  rowKey={rowKey}
                  index={index}
                  columns={shownColumns}
                  top={start - headHeight}
                  isSelected={isSelectable ? selected.has(rowKey) : null}
                  activeColumn={focus.active.row === index ? focus.active.column : null}
                  idPrefix={idPrefix}
                  isCard={isPhone}
                />
              )
            })}
          </div>
        </div>
      )}
    </div>
  )
}

function selectionOf(chosen: number, count: number): 'none' | 'some' | 'all' {
  if (chosen === 0) return 'none'
  return chosen < count ? 'some' : 'all'
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

interface InsteadProps extends Pick<DataTableProps<object>, 'isLoading' | 'error' | 'empty'> {}

function Instead({ isLoading, error, empty }: InsteadProps) {
  if (error) return <ErrorState message={error.message} onRetry={error.onRetry} />
  if (!isLoading) return <div className={styles.instead}>{empty}</div>
  return (
    <div className={styles.instead} aria-busy="true">
      <VisuallyHidden>Загружаем…</VisuallyHidden>
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} height={28} />
      ))}
    </div>
  )
}
