import { media } from '../../theme/scale.ts'
import { BulkBar } from './BulkBar.tsx'
import { DataCards } from './DataCards.tsx'
import { DataGrid } from './DataGrid.tsx'
import { PrintedTable } from './PrintedTable.tsx'
import { followRowLink } from './rowPress.ts'
import { saveTable } from './saveTable.ts'
import type { ExportFormat } from './saveTable.ts'
import { TablePlaceholder } from './TablePlaceholder.tsx'
import { ColumnChoice, ExportChoice, SortChoice } from './TableTools.tsx'
import { useMedia } from '../useMedia.ts'
import { usePrinting } from './usePrinting.ts'
import { useTableModel } from './useTableModel.ts'
import { visibleTable } from './visibleTable.ts'
import * as styles from './DataTable.css.ts'
import type { RowsProps, DataTableProps } from './dataTableProps.ts'

export type { DataColumn, RowGrouping, SortOrder } from './columns.ts'
export type { DataTableProps } from './dataTableProps.ts'
export type { ExportFormat } from './saveTable.ts'
export type { RowRange } from './useMissingRows.ts'

/** Px of a row on a screen. */
const rowHeights = { comfortable: 44, compact: 34 }
/** Room for the bulk bar, px. */
const BULK_BAR = 72
/** Rows that stand in until the first ones come. */
const loadingItems: readonly undefined[] = Array.from({ length: 10 }, () => undefined)

/**
 * Thousands of rows: sorted, selected and gone through by keyboard, drawn only where they are seen. On
 * a phone every row is a card.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, bulkActions, onRowAction, isLoading = false, exporting } = props
  const {
    error,
    empty = 'Ничего нет',
    height = 'min(70dvh, 800px)',
    density = 'comfortable',
  } = props
  const isPhone = useMedia(media.mobile)
  const isPrinting = usePrinting()
  const items = isLoading && props.items.length === 0 ? loadingItems : props.items
  const model = useTableModel({ ...props, items })
  const { visibleColumns, selectedItems: selected } = model
  const isSelectable =
    (props.value ?? props.defaultValue ?? props.onChange ?? bulkActions) !== undefined

  function activate(container: Element | null, index: number) {
    const item = model.rowAt(index)?.item
    if (item && !followRowLink(container, index)) onRowAction?.(item)
  }
  async function exportAll(format: ExportFormat) {
    if (exporting && 'onExport' in exporting) await exporting.onExport(format)
    else await save(model.loadedItems(), format)
  }
  async function save(items: readonly Row[], format: ExportFormat) {
    const fileName = exporting && 'fileName' in exporting ? exporting.fileName : props['aria-label']
    await saveTable(visibleTable(visibleColumns, items, props.grouping), fileName, format)
  }

  const rowsProps: RowsProps<Row> = {
    'aria-label': props['aria-label'],
    items,
    grouping: props.grouping,
    rowHref: props.rowHref,
    currentKey: props.currentKey,
    // What stands in for the first rows is no row that could be asked for.
    onRangeNeeded: items === props.items ? props.onRangeNeeded : undefined,
    isLoading,
    model,
    isSelectable,
    isInteractive: (onRowAction ?? props.rowHref) !== undefined,
    onActivate: activate,
    paddingEnd: selected.length > 0 ? BULK_BAR : 0,
  }
  const hasRows = !error && items.length > 0
  return (
    <div
      className={styles.root}
      data-density={density === 'compact' && !isPhone ? density : undefined}
    >
      <div className={styles.tools}>
        <div className={styles.summary}>{props.summary}</div>
        {hasRows && isPhone && (
          <SortChoice columns={columns} sort={model.sort} onChange={model.setSort} />
        )}
        <div className={styles.choices}>
          {hasRows && (props.hiddenColumns ?? props.defaultHiddenColumns) && (
            <ColumnChoice
              columns={columns}
              hidden={model.hidden}
              onChange={model.setHidden}
              isIconOnly={isPhone}
            />
          )}
          {hasRows && exporting && (
            <ExportChoice
              title="Выгрузить то, что показано"
              onExport={exportAll}
              canPrint
              isIconOnly={isPhone}
            />
          )}
        </div>
      </div>
      {isPrinting && (
        <PrintedTable
          caption={props['aria-label']}
          columns={visibleColumns}
          rows={model.loadedItems()}
          groups={model.groups}
          grouping={props.grouping}
          getKey={props.getKey}
        />
      )}
      {!hasRows && <TablePlaceholder error={error} empty={empty} />}
      {hasRows && isPhone && <DataCards {...rowsProps} />}
      {hasRows && !isPhone && (
        <DataGrid {...rowsProps} rowHeight={rowHeights[density]} height={height} />
      )}
      {isSelectable && (
        <BulkBar count={selected.length} onClear={model.clearSelection}>
          {bulkActions?.(selected)}
          {exporting && (
            <ExportChoice
              title="Выгрузить выбранное"
              onExport={(format) => save(selected, format)}
              canPrint={false}
            />
          )}
        </BulkBar>
      )}
    </div>
  )
}
