import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as checkbox from '../Checkbox/Checkbox.css.ts'
import { cx } from '../../theme/cx.ts'
import { skeletonWidth } from './DataRow.tsx'
import type { DataColumn } from './columns.ts'
import type { RowsProps } from './dataTableProps.ts'
import { groupTitleMark, pressedRow, rowLinkMark } from './rowPress.ts'
import { useMissingRows } from './useMissingRows.ts'
import * as styles from './DataCards.css.ts'

/** Rows as cards, one under another: they scroll with the page, as all else does on a phone. */
export function DataCards<Row>(props: RowsProps<Row>) {
  const { model, items, isSelectable, isLoading, currentKey, rowHref } = props
  const { places, groups, visibleColumns } = model
  const groupAt = new Map(groups.map((group) => [group.start, group]))
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY)
  }, [items])
  // The compiler leaves this component alone for its sake; the cards are memoised by themselves.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count: places.length,
    estimateSize: () => 60 + 28 * visibleColumns.length,
    initialRect: { width: 0, height: 800 },
    overscan: 4,
    scrollMargin: top,
    paddingEnd: props.paddingEnd,
  })
  const { startIndex = 0, endIndex = -1 } = virtual.range ?? {}
  useMissingRows(places, items, startIndex, endIndex, props.onRangeNeeded)

  function handleClick(event: MouseEvent) {
    const index = pressedRow(event)
    if (index !== null) props.onActivate(list.current, index)
  }
  return (
    // A card's own link or button does the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      aria-label={props['aria-label']}
      aria-busy={isLoading || undefined}
      className={styles.list}
      style={{ height: virtual.getTotalSize() }}
      onClick={handleClick}
    >
      {virtual.getVirtualItems().map(({ index, start }) => {
        const row = model.rowAt(index)
        if (!row) return null
        const group = groupAt.get(index)
        return (
          <DataCard
            key={row.key}
            ref={virtual.measureElement}
            item={row.item}
            index={index}
            count={places.length}
            columns={visibleColumns}
            top={start - top}
            isSelected={isSelectable ? row.isSelected : null}
            isCurrent={row.key === currentKey}
            href={row.item && rowHref?.(row.item)}
            groupTitle={group && props.grouping?.render(group.name, group.rows)}
            onSelect={model.selectRow}
          />
        )
      })}
    </ul>
  )
}

interface DataCardProps<Row> {
  ref: Ref<HTMLLIElement>
  /** Undefined while the row is being loaded. */
  item: Row | undefined
  index: number
  count: number
  /** Visible columns. */
  columns: readonly DataColumn<Row>[]
  /** Px from the top of the list. */
  top: number
  /** Null where rows cannot be selected. */
  isSelected: boolean | null
  isCurrent: boolean
  href: string | undefined
  /** Of the group that begins with this card. */
  groupTitle: ReactNode
  onSelect: (index: number, isSelected: boolean, isRange: boolean) => void
}

function Card<Row>(props: DataCardProps<Row>) {
  const { ref, item, index, columns, isSelected, isCurrent, href, groupTitle, onSelect } = props
  const titleColumn = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0]
  const title = item && titleColumn?.render(item)
  return (
    <li
      ref={ref}
      aria-setsize={props.count}
      aria-posinset={index + 1}
      aria-current={isCurrent || undefined}
      data-index={index}
      className={styles.place}
      data-selected={isSelected || undefined}
      style={{ transform: `translateY(${props.top}px)` }}
    >
      {groupTitle !== undefined && (
        <p className={styles.group} {...groupTitleMark}>
          {groupTitle}
        </p>
      )}
      <div className={styles.card}>
        <div className={styles.cardHead}>
          <div className={styles.title}>
            {item === undefined && <Skeleton width={skeletonWidth(index, 0)} />}
            {href === undefined ? (
              title
            ) : (
              <a href={href} className={styles.link} {...rowLinkMark}>
                {title}
              </a>
            )}
          </div>
          {item && isSelected !== null && (
            <label className={styles.select}>
              <input
                type="checkbox"
                className={cx(checkbox.mark, checkbox.box)}
                aria-label="Выбрать"
                checked={isSelected}
                onChange={({ target }) => onSelect(index, target.checked, false)}
              />
            </label>
          )}
        </div>
        <dl className={styles.facts}>
          {columns.map((column, place) => {
            const value = item ? (
              column.render(item)
            ) : (
              <Skeleton width={skeletonWidth(index, place)} />
            )
            const isEmpty = value === null || value === undefined || value === '' || value === false
            if (column === titleColumn || isEmpty) return null
            return (
              <div key={column.id} className={styles.fact}>
                <dt className={styles.term}>{column.title}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            )
          })}
        </dl>
      </div>
    </li>
  )
}

/** Rendered again only when something of its own has changed. */
const DataCard = memo(Card) as typeof Card
