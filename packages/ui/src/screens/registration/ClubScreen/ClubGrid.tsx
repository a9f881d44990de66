// Own <table>: a grid walked by arrows, with ticks and choices in its cells.
import type { ClosedCell } from '@parket/domain/club/cells'
import { numberedTitle } from '@parket/domain/contest/title'
import { isIsoDate, type Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { ageAtEvent } from '@parket/domain/registration/age'
import { dancerKey, dancerName } from '@parket/domain/registration/dancers'
import type { JnjRole } from '@parket/domain/registration/request'
import { useRef, useState, type KeyboardEvent } from 'react'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../../theme/cx.ts'
import type { EventContest } from '../../events/eventData.ts'
import type { ClubActions, ClubView } from './clubView.ts'
import { contentOf, dancersIn, openText } from './cellContent.ts'
import { ColumnButton } from './ColumnButton.tsx'
import { GridCell } from './GridCell.tsx'
import { useClubGrid } from './useClubGrid.ts'
import { Unavailable } from './Unavailable.tsx'
import { PlacesLeft } from './PlacesLeft.tsx'
import * as styles from './ClubGrid.css.ts'

interface ClubGridProps {
  view: ClubView
  now: Instant
  actions: ClubActions
}

/** Where the focus is: row and column, from 0. */
type Place = { row: number; column: number }

/** The row of the head. */
const HEAD = -1

const steps: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
}

/** Dancers × contests. One stop of Tab; arrows go from cell to cell, also to closed ones, which say why. */
export function ClubGrid({ view, now, actions }: ClubGridProps) {
  const { event, roster } = view
  const table = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  const { sections, columns, unavailable, closedOf } = useClubGrid(view, now)

  function handleKeys(keyEvent: KeyboardEvent) {
    const step = steps[keyEvent.key]
    // A choice of roles has its own arrows.
    if (!step || keyEvent.target instanceof HTMLSelectElement) return
    keyEvent.preventDefault()
    // Above the first row stand the buttons of whole columns, where a contest has one.
    const row = Math.min(Math.max(HEAD, active.row + step[0]), roster.length - 1)
    const column = Math.min(Math.max(0, active.column + step[1]), columns.length - 1)
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${row}_${column}"]`)
    if (!cell) return
    setActive({ row, column })
    cell.focus()
  }
  const dancer = roster[active.row]
  const contest = columns[active.column]
  return (
    <div className={styles.whole}>
      {/* The region itself is scrolled by the arrows of the grid. */}
      <div className={styles.scroller}>
        <table
          ref={table}
          // Cells are walked by arrows: a grid of WAI-ARIA, with the table's own rows and headings.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          className={styles.grid}
          aria-label="Танцоры и номинации"
          onKeyDown={handleKeys}
        >
          <thead>
            <tr>
              <th
                scope="col"
                rowSpan={2}
                className={cx(styles.corner, styles.headCell, styles.bottom)}
              >
                Танцор <span className={styles.age}>лет</span>
              </th>
              {sections.map(({ section, contests: own }) => (
                <th key={section} scope="colgroup" colSpan={own.length} className={styles.section}>
                  <span className={styles.sectionName}>{section}</span>
                </th>
              ))}
              <th
                scope="col"
                rowSpan={2}
                className={cx(styles.headCell, styles.sum, styles.bottom)}
              >
                Сумма
              </th>
            </tr>
            <tr>
              {columns.map((one, column) => (
                <th key={one.id} scope="col" className={styles.headCell}>
                  <b className={styles.number}>{one.group_num}</b> <span>{one.group_name}</span>
                  <PlacesLeft contest={one} />
                  <ColumnButton
                    contest={one}
                    view={view}
                    closedOf={closedOf}
                    place={`${HEAD}_${column}`}
                    isActive={active.row === HEAD && active.column === column}
                    onFocus={() => setActive({ row: HEAD, column })}
                    onToggle={actions.onColumn}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roster.map((one, row) => (
              <Row
                key={dancerKey(one)}
                row={row}
                view={view}
                columns={columns}
                closedOf={(id) => closedOf(id, row)}
                active={active}
                actions={actions}
                onActive={(column) => setActive({ row, column })}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={styles.corner}>
                Участий
              </th>
              {columns.map(({ id }) => (
                <td key={id} className={styles.total}>
                  {dancersIn(view.entries, id)}
                </td>
              ))}
              <td className={styles.sum}>{formatMoney(view.plan.total)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <Unavailable contests={unavailable} />
      <output className={styles.hint}>
        {dancer && contest && (
          <>
            <b>
              {dancerName(dancer)}, {numberedTitle(contest)}.
            </b>{' '}
            {closedOf(contest.id, active.row)?.reason ?? openText(contest, event, now)}
          </>
        )}
      </output>
      <p className={styles.keys}>
        Стрелки водят по&nbsp;клеткам, пробел отмечает. Серые клетки закрыты: выберите такую,
        и&nbsp;под таблицей будет сказано почему.
      </p>
    </div>
  )
}

interface RowProps {
  row: number
  view: ClubView
  columns: readonly EventContest[]
  closedOf: (contestId: string) => ClosedCell | null
  active: Place
  actions: ClubActions
  onActive: (column: number) => void
}

function Row({ row, view, columns, closedOf, active, actions, onActive }: RowProps) {
  const { roster, event, plan, entries } = view
  const dancer = roster[row]
  if (!dancer) return null
  const key = dancerKey(dancer)
  const { birth_date } = dancer
  return (
    <tr className={active.row === row ? styles.current : undefined}>
      <th scope="row" className={styles.corner}>
        <div className={styles.name}>
          {dancerName(dancer)}{' '}
          <span className={styles.age}>
            {isIsoDate(birth_date) ? ageAtEvent(birth_date, event) : '?'}
            <VisuallyHidden>{' лет'}</VisuallyHidden>
          </span>
        </div>
      </th>
      {columns.map((contest, column) => (
        <GridCell
          key={contest.id}
          name={`${dancerName(dancer)}, ${numberedTitle(contest)}`}
          place={`${row}_${column}`}
          isActive={active.row === row && active.column === column}
          content={contentOf(view, contest, key, closedOf(contest.id))}
          onFocus={() => onActive(column)}
          onToggle={() => actions.onToggle(contest.id, key)}
          onRole={(role: JnjRole) => actions.onRole(contest.id, key, role)}
        />
      ))}
      <td className={styles.sum}>
        {entries.some(({ dancers }) => dancers.includes(key)) &&
          formatMoney(plan.byDancer.get(key) ?? 0)}
      </td>
    </tr>
  )
}
