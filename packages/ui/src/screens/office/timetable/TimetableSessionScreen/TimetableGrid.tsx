import { durationText } from '@parket/domain/format/duration'
import { calendarDay } from '@parket/domain/format/date'
import { formatTime } from '@parket/domain/format/dateTime'
import { formatWeekdayDate } from '@parket/domain/format/weekdays'
import { LINE_HEIGHT } from '@parket/domain/timetable/scale'
import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { Block } from './Block.tsx'
import { scaleOf, sharedTimes, ticksOf, type Scale } from './scale.ts'
import { useColumnWidth, widthOfWords } from './useColumnWidth.ts'
import type { Dragged, TimedFloor, TimetableActions, TimetableData } from './timetableData.ts'
import { floorFacts, floorName } from './timetableWords.ts'
import * as paper from './paper.css.ts'
import * as styles from './timetable.css.ts'

export interface TimetableGridProps {
  data: TimetableData
  actions: TimetableActions
  chosen: number | null
  onChoose: (itemId: number | null) => void
  dragged: Dragged | null
  onDrag: (dragged: Dragged | null) => void
}

interface Target {
  sessionId: number
  index: number
}

/** Floors side by side, time runs down. Items go elsewhere by dragging and by keys. */
export function TimetableGrid(props: TimetableGridProps) {
  const { data, actions, chosen, onChoose, dragged, onDrag } = props
  const [over, setOver] = useState<Target | null>(null)
  const board = useRef<HTMLDivElement>(null)
  const width = useColumnWidth(board, styles.column)
  const numbers = new Map<number, number[]>()
  data.conflicts.forEach(({ itemIds }, index) => {
    for (const id of itemIds) numbers.set(id, [...(numbers.get(id) ?? []), index + 1])
  })
  const marked = new Map([...numbers].map(([id, own]) => [id, own.length]))
  const { floors, scale, linesOf } = scaleOf(
    data.floors,
    data.contests,
    width,
    marked,
    widthOfWords,
  )
  const shared = sharedTimes(floors, data.conflicts)
  const focusNext = useRef<number | null>(null)
  // An item that went to another floor is another element there: the focus goes along.
  useEffect(() => {
    if (focusNext.current === null) return
    board.current?.querySelector<HTMLElement>(`[data-item="${String(focusNext.current)}"]`)?.focus()
    focusNext.current = null
  })

  function drop(): void {
    if (dragged && over) {
      if ('round' in dragged) actions.onPlace(dragged.round, over)
      else actions.onMove(dragged.itemId, over)
    }
    setOver(null)
    onDrag(null)
  }

  function handleKey(event: KeyboardEvent, floorAt: number, index: number): void {
    const floor = floors[floorAt]
    const item = floor?.items[index]
    if (!floor || !item) return
    const go = (to: Target) => {
      focusNext.current = item.id
      actions.onMove(item.id, to)
    }
    const aside = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const beside = aside === undefined ? undefined : floors[floorAt + aside]
    if (event.key === 'ArrowUp' && index > 0) go({ sessionId: floor.id, index: index - 1 })
    else if (event.key === 'ArrowDown' && index < floor.items.length - 1)
      go({ sessionId: floor.id, index: index + 1 })
    else if (beside)
      go({
        sessionId: beside.id,
        index: beside.items.filter((one) => one.start < item.start).length,
      })
    else if (event.key === 'Delete') {
      focusNext.current = (floor.items[index + 1] ?? floor.items[index - 1])?.id ?? null
      actions.onRemove(item.id)
    } else return
    event.preventDefault()
  }

  const height = scale.height + 24
  return (
    <section
      className={styles.frame}
      data-scrolls={width <= styles.NARROWEST_COLUMN || undefined}
      // Scrolls by keyboard, too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="Расписание по площадкам"
    >
      <div className={styles.board} ref={board}>
        <div className={styles.axis} style={{ height }} aria-hidden="true">
          {ticksOf(scale).map((tick) => (
            <span
              key={tick}
              className={styles.hour}
              data-full={tick % 3_600_000 === 0 || undefined}
              style={{ top: scale.top(tick) }}
            >
              {formatTime(new Date(tick), data.timeZone)}
            </span>
          ))}
        </div>
        {floors.map((floor, at) => (
          <section key={floor.id} className={styles.column} aria-label={headingOf(floor)}>
            <div className={styles.floorHead}>
              <h2>
                <span className={paper.paperDay} aria-hidden="true">
                  {formatWeekdayDate(calendarDay(floor.start, data.timeZone))}.{' '}
                </span>
                {headingOf(floor)}
              </h2>
              <span className={styles.quiet}>{floorFacts(floor, data.timeZone)}</span>
            </div>
            {/* Dragging is a shortcut: keys and the buttons beside do the same. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
            <ol
              className={styles.items}
              style={{ height }}
              aria-label={`По порядку: ${headingOf(floor)}`}
              onDragOver={(event) => {
                event.preventDefault()
                const index = indexAt(event, floor, scale, dragged)
                if (over?.sessionId !== floor.id || over.index !== index)
                  setOver({ sessionId: floor.id, index })
              }}
              onDrop={(event) => {
                event.preventDefault()
                drop()
              }}
            >
              {floor.items.map((item, index) => (
                <Block
                  key={item.id}
                  item={item}
                  data={data}
                  conflicts={numbers.get(item.id) ?? []}
                  place={placeOf(scale, item)}
                  lines={linesOf.get(item.id) ?? 1}
                  isChosen={item.id === chosen}
                  isDragged={dragged !== null && 'itemId' in dragged && dragged.itemId === item.id}
                  onChoose={() => onChoose(item.id === chosen ? null : item.id)}
                  onKey={(event) => handleKey(event, at, index)}
                  onDrag={(isOn) => {
                    onDrag(isOn ? { itemId: item.id } : null)
                    if (!isOn) setOver(null)
                  }}
                />
              ))}
              {floor.free.map((free) => (
                <li key={`free ${free.start}`} className={styles.free} style={placeOf(scale, free)}>
                  <span>Свободно</span>
                  <span>{durationText((free.end - free.start) / 60_000)}</span>
                </li>
              ))}
              {shared[at]?.map((time) => (
                <li
                  key={`shared ${time.start} ${time.end}`}
                  className={styles.shared}
                  style={{
                    top: scale.top(time.start),
                    height: scale.top(time.end) - scale.top(time.start),
                  }}
                  aria-hidden="true"
                />
              ))}
              {dragged && over?.sessionId === floor.id && (
                <Ghost {...{ floor, scale, dragged, data }} index={over.index} />
              )}
            </ol>
          </section>
        ))}
      </div>
    </section>
  )
}

/** The floor; where it has no name, the session. */
function headingOf({ floor, number }: TimedFloor): string {
  return floor === '' ? `Отделение ${number}` : floorName(floor)
}

/** Before which item something is dropped, counted without what is dragged. */
function indexAt(
  event: DragEvent<HTMLElement>,
  { items }: TimedFloor,
  scale: Scale,
  dragged: Dragged | null,
): number {
  const y = event.clientY - event.currentTarget.getBoundingClientRect().top
  const moved = dragged && 'itemId' in dragged ? dragged.itemId : null
  return items
    .filter(({ id }) => id !== moved)
    .filter(({ start, end }) => scale.top((start + end) / 2) < y).length
}

function placeOf({ top }: Scale, { start, end }: { start: number; end: number }) {
  // What takes no time has a line, too.
  return { top: top(start), height: Math.max(LINE_HEIGHT, top(end) - top(start)) }
}

interface GhostProps {
  floor: TimedFloor
  scale: Scale
  dragged: Dragged
  data: TimetableData
  index: number
}

function Ghost({ floor, scale, dragged, data, index }: GhostProps) {
  const moved = 'itemId' in dragged ? dragged.itemId : null
  const item =
    'round' in dragged
      ? dragged.round
      : data.floors.flatMap(({ items }) => items).find(({ id }) => id === moved)
  if (!item) return null
  const before = floor.items.filter(({ id }) => id !== moved)[index - 1]
  const start = before ? before.end : Date.parse(floor.start)
  const end = start + item.minutes * 60_000
  const time = (moment: number) => formatTime(new Date(moment), data.timeZone)
  return (
    <li className={styles.ghost} style={placeOf(scale, { start, end })} aria-hidden="true">
      {time(start)}–{time(end)}. Отпустите, чтобы поставить
    </li>
  )
}
