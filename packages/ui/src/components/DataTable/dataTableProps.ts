import type { ReactNode } from 'react'
import type { ExportFormat } from './saveTable.ts'
import type { RowRange } from './useMissingRows.ts'
import type { TableModel, TableModelOptions } from './useTableModel.ts'

/**
 * Rows can be selected where `value`, `defaultValue`, `onChange` or `bulkActions` is given, columns
 * hidden where `hiddenColumns` or `defaultHiddenColumns` is.
 */
export interface DataTableProps<Row> extends TableModelOptions<Row> {
  /** What the rows are: for screen readers and above the printed rows. */
  'aria-label': string
  /** What can be done with the selected rows of `items`, beside exporting them. */
  bulkActions?: (selected: Row[]) => ReactNode
  /** Where a row leads: its name is a link, and a press anywhere on the row follows it. */
  rowHref?: (item: Row) => string
  /**
   * A press on a row, or Enter. For those who have neither mouse nor keyboard a cell of the row holds a
   * button that does the same.
   */
  onRowAction?: (item: Row) => void
  /** Key of the row that is shown beside the table. */
  currentKey?: string
  /** Asks for rows that are `undefined` in `items` and come near the screen. */
  onRangeNeeded?: (range: RowRange) => void
  /** Rows are on their way: placeholders stand for them, or those shown are of the query before. */
  isLoading?: boolean
  /** Why there are no rows, and how to try again. */
  error?: { message: string; onRetry: () => void }
  /** Said when there are no rows: what to do next. */
  empty?: ReactNode
  /** Beside the tools: how many rows there are, for example. */
  summary?: ReactNode
  /**
   * Offers to export and to print. With a file's name (no ending) the table saves what it shows; where
   * more rows than are loaded should go, `onExport` does it instead. Without it nothing is offered;
   * the browser's own printing prints all rows in any case.
   */
  exporting?: { fileName: string } | { onExport: (format: ExportFormat) => void | Promise<void> }
  /** Largest CSS height; on a phone the cards scroll with the page. */
  height?: string
  /** `compact` shows more rows at once: for those who work with the table all day. */
  density?: 'comfortable' | 'compact'
}

/** What rows and cards are shown from. */
export interface RowsProps<Row> extends Pick<
  DataTableProps<Row>,
  'aria-label' | 'items' | 'grouping' | 'rowHref' | 'currentKey' | 'onRangeNeeded' | 'isLoading'
> {
  /** Order, selection and visible columns. */
  model: TableModel<Row>
  /** Whether rows can be selected. */
  isSelectable: boolean
  /** Whether a press on a row does something. */
  isInteractive: boolean
  /** A row is pressed. `container` holds the elements of the rows. */
  onActivate: (container: Element | null, index: number) => void
  /** Px left free after the last row. */
  paddingEnd: number
}
