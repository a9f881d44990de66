// Rows placed one by one cannot make a <table>; the roles make a grid of them.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Fragment, memo } from 'react'
import type { ReactNode, Ref } from 'react'
import * as checkbox from '../Checkbox/Checkbox.css.ts'
import { cx } from '../../theme/cx.ts'
import type { DataColumn } from './columns.ts'
import * as styles from './DataTable.css.ts'

interface DataRowProps<Row> {
  row: Row
  rowKey: string
  index: number
  /** Columns that are shown. */
  columns: readonly DataColumn<Row>[]
  /** Px from the top of the body. */
  top: number
  /** Null where rows cannot be chosen. */
  isSelected: boolean | null
  /** Column of the cell that has the tab stop, if it is in this row. */
  activeColumn: number | null
  idPrefix: string
  /** On a phone: every cell says what it is. */
  isCard: boolean
  ref?: Ref<HTMLDivElement>
}

const noop = () => {}
const box = cx(checkbox.mark, checkbox.box)

function Row<Data>({
  row,
  rowKey,
  index,
  columns,
  top,
  isSelected,
  activeColumn,
  idPrefix,
  isCard,
  ref,
}: DataRowProps<Data>) {
  const isSelectable = isSelected !== null
  const headerId = `${idPrefix}-${index}`
  const tabIndexOf = (column: number) => (activeColumn === column ? 0 : undefined)
  return (
    <div
      ref={ref}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected ?? undefined}
      data-index={index}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      {isSelectable && (
        <div role="gridcell" tabIndex={tabIndexOf(0)} className={styles.selectCell}>
          <input
            type="checkbox"
            tabIndex={-1}
            className={box}
            aria-label="Выбрать"
            aria-describedby={headerId}
            data-select={index}
            checked={isSelected}
            onChange={noop}
          />
        </div>
      )}
      {columns.map(({ id, title, render, isRowHeader, align = 'start' }, place) => {
        const column = isSelectable ? place + 1 : place
        return (
          <div
            key={id}
            id={isRowHeader ? headerId : undefined}
            role={isRowHeader ? 'rowheader' : 'gridcell'}
            data-label={isCard ? title : undefined}
            tabIndex={tabIndexOf(column)}
            className={(isRowHeader ? styles.rowHeader : styles.cell)[align]}
          >
            {ofItsRow(render(row), rowKey)}
          </div>
        )
      })}
    </div>
  )
}

/** What has a state of its own loses it when its element comes to show another row; text has none. */
function ofItsRow(content: ReactNode, rowKey: string): ReactNode {
  return typeof content === 'object' ? <Fragment key={rowKey}>{content}</Fragment> : content
}

/** Drawn anew only when something of its own has changed. */
export const DataRow = memo(Row) as typeof Row
