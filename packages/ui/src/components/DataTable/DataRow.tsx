// Rows placed one by one cannot make a <table>; the roles make a grid of them.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Fragment, memo } from 'react'
import type { ReactNode } from 'react'
import * as checkbox from '../Checkbox/Checkbox.css.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../theme/cx.ts'
import type { DataColumn } from './columns.ts'
import { rowLinkMark } from './rowPress.ts'
import * as styles from './DataTable.css.ts'

interface DataRowProps<Row> {
  /** Undefined while the row is being loaded. */
  item: Row | undefined
  rowKey: string
  index: number
  /** Its place in the grid, titles counted. */
  rowIndex: number
  /** Names the group it stands in; absent without groups. */
  group: string | undefined
  /** Nothing stands above it but a title. */
  isFirst: boolean
  /** Visible columns. */
  columns: readonly DataColumn<Row>[]
  /** Px from the top of the body. */
  top: number
  /** Null where rows cannot be selected. */
  isSelected: boolean | null
  isCurrent: boolean
  /** Column of the cell that has the tab stop, if it is in this row. */
  activeColumn: number | null
  /** Where the row leads. */
  href: string | undefined
  idPrefix: string
}

const noop = () => {}
const box = cx(checkbox.mark, checkbox.box)

function Row<Data>(props: DataRowProps<Data>) {
  const { item, rowKey, index, columns, top, isSelected, isCurrent, activeColumn, href } = props
  const headerId = `${props.idPrefix}-${index}`
  const offset = isSelected === null ? 0 : 1
  const tabIndexOf = (column: number) => (activeColumn === column ? 0 : undefined)
  return (
    <div
      role="row"
      aria-rowindex={props.rowIndex}
      aria-selected={isSelected ?? undefined}
      aria-current={isCurrent || undefined}
      data-index={index}
      data-first={props.isFirst || undefined}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      {isSelected !== null && (
        <div
          role="gridcell"
          tabIndex={tabIndexOf(0)}
          data-select={index}
          className={styles.selectCell}
        >
          {item && (
            <input
              type="checkbox"
              tabIndex={-1}
              className={box}
              aria-label="Выбрать"
              aria-describedby={headerId}
              checked={isSelected}
              onChange={noop}
            />
          )}
        </div>
      )}
      {columns.map(({ id, render, isRowHeader = false, align = 'start' }, place) => (
        <div
          key={id}
          id={isRowHeader ? headerId : undefined}
          role={isRowHeader ? 'rowheader' : 'gridcell'}
          // The arrow keys pass by the titles of groups.
          aria-description={isRowHeader ? props.group : undefined}
          tabIndex={tabIndexOf(place + offset)}
          className={(isRowHeader ? styles.rowHeader : styles.cell)[align]}
        >
          {item ? (
            <CellContent rowKey={rowKey} href={isRowHeader ? href : undefined}>
              {render(item)}
            </CellContent>
          ) : (
            <span className={styles.skeleton}>
              {isRowHeader && <VisuallyHidden>Загружаем…</VisuallyHidden>}
              <Skeleton width={skeletonWidth(index, place)} />
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

/** Of uneven lengths, as texts are; the same on every render. */
export function skeletonWidth(index: number, place: number): string {
  return `${45 + ((index * 17 + place * 29) % 45)}%`
}

interface CellContentProps {
  rowKey: string
  href: string | undefined
  children: ReactNode
}

function CellContent({ rowKey, href, children }: CellContentProps) {
  if (href !== undefined) {
    return (
      <a href={href} className={styles.rowLink} {...rowLinkMark}>
        {children}
      </a>
    )
  }
  // An element comes to show another row when rows are sorted: the state of what is in it must not.
  return typeof children === 'object' ? <Fragment key={rowKey}>{children}</Fragment> : children
}

/** Rendered again only when something of its own has changed. */
export const DataRow = memo(Row) as typeof Row
