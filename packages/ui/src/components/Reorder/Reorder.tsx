import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import { ChevronUpIcon } from '../../icons/ChevronUpIcon.tsx'
import { GripIcon } from '../../icons/GripIcon.tsx'
import { cx } from '../../theme/cx.ts'
import type { ElementProps } from '../elementProps.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Reorder.css.ts'
import { useDraggedRow } from './useDraggedRow.ts'
import { focusInRow, useFocusInMovedRow, type FocusInRow } from './useFocusInMovedRow.ts'

export interface ReorderProps<Item> extends ElementProps {
  /** What is put in order: «Номинации по порядку». */
  'aria-label': string
  /** The rows as they stand. */
  items: readonly Item[]
  /** The same key for the same row, whatever the order. */
  getKey: (item: Item, index: number) => string | number
  /** What a row is called where it is moved: «Выше: …», «…: место 2 из 5». */
  getName: (item: Item, index: number) => string
  /** What a row shows. */
  render: (item: Item, index: number) => ReactNode
  /** Puts a row where another stands; both are counted from 0. */
  onMove: (from: number, to: number) => void
  /** More buttons of a row, after those that move it: what removes it, say. */
  renderActions?: (item: Item, index: number) => ReactNode
  /**
   * `lines`: a line each, dragged by any part of it. `fields`: rows hold fields, whose text is chosen by dragging, so
   * that a row is dragged by its handle; its buttons stand under the fields where the screen is narrow.
   */
  look?: 'lines' | 'fields'
  /** The list itself. */
  ref?: Ref<HTMLOListElement>
}

/** A row that its owner was asked to move; it is said once it stands there. */
interface Moved<Item> {
  item: Item
  key: string | number
  name: string
  to: number
  focus: FocusInRow | null
}

/** A list whose order people choose: by buttons, by Alt and an arrow in a row, or by dragging. */
export function Reorder<Item>({
  items,
  getKey,
  getName,
  render,
  onMove,
  renderActions,
  look = 'lines',
  ...list
}: ReorderProps<Item>) {
  const [moved, setMoved] = useState<Moved<Item> | null>(null)
  const isTaken = moved !== null && standsThere(moved)
  useFocusInMovedRow(moved?.focus ?? null, isTaken ? moved.to : null)

  function standsThere({ item, key, to }: Moved<Item>): boolean {
    const there = items[to]
    return there !== undefined && (there === item || getKey(there, to) === key)
  }
  function move(from: number, to: number, focus: FocusInRow | null = null) {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length || to === from) return
    setMoved({ item, key: getKey(item, from), name: getName(item, from), to, focus })
    onMove(from, to)
  }
  /** By a button or a key: the focus goes with the row. */
  function step(from: number, by: number, { currentTarget }: { currentTarget: Element }) {
    const row = currentTarget.closest('li')
    move(from, from + by, row && focusInRow(row))
  }
  const dragged = useDraggedRow((from, to) => move(from, to))
  const isByHandle = look === 'fields'
  return (
    <>
      <ol {...list} className={cx(styles.list, styles.longList[look])}>
        {items.map((item, index) => {
          const name = getName(item, index)
          return (
            // Dragging is a shortcut; everybody else has the buttons and Alt with an arrow.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={getKey(item, index)}
              className={styles.row[look]}
              {...dragged.row(index)}
              {...(!isByHandle && dragged.handle(index))}
              onKeyDown={(event) => {
                const by = stepOf(event)
                if (by === 0) return
                event.preventDefault()
                step(index, by, event)
              }}
            >
              {isByHandle && (
                <span className={styles.handle} aria-hidden {...dragged.handle(index)}>
                  <GripIcon />
                </span>
              )}
              {render(item, index)}
              <span className={styles.buttons[look]}>
                <IconButton
                  aria-label={`Выше: ${name}`}
                  data-moves="up"
                  icon={<ChevronUpIcon />}
                  isDisabled={index === 0}
                  onClick={(event) => step(index, -1, event)}
                />
                <IconButton
                  aria-label={`Ниже: ${name}`}
                  data-moves="down"
                  icon={<ChevronDownIcon />}
                  isDisabled={index === items.length - 1}
                  onClick={(event) => step(index, 1, event)}
                />
                {renderActions?.(item, index)}
              </span>
            </li>
          )
        })}
      </ol>
      <VisuallyHidden>
        <output>{isTaken && `${moved.name}: место ${moved.to + 1} из ${items.length}`}</output>
      </VisuallyHidden>
    </>
  )
}

/** Up or down with Alt; 0 for every other key. */
function stepOf({ key, altKey }: KeyboardEvent): number {
  if (!altKey) return 0
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
}
