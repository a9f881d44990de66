import { closedCells, type ClosedCell } from '@parket/domain/club/cells'
import { cellKey } from '@parket/domain/club/clubProblems'
import { entryOf, togetherIn, type ClubEntry } from '@parket/domain/club/entries'
import { numberedTitle } from '@parket/domain/contest/title'
import { freePlaces } from '@parket/domain/contest/places'
import { isIsoDate, type Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { countOf } from '@parket/domain/format/plural'
import { ageAtEvent } from '@parket/domain/registration/age'
import { dancerKey, dancerName } from '@parket/domain/registration/dancers'
import type { JnjRole } from '@parket/domain/registration/request'
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../../theme/cx.ts'
import { priceNow } from '../../contests/price.ts'
import type { EventContest } from '../../events/eventData.ts'
import type { ClubActions, ClubView } from './clubView.ts'
import { GridCell, type CellContent } from './GridCell.tsx'
import { gridOf } from './gridOf.ts'
import { PlacesLeft } from './PlacesLeft.tsx'
import * as styles from './ClubGrid.css.ts'

interface ClubGridProps {
  view: ClubView
  now: Instant
  actions: ClubActions
}

/** Where the focus is: row and column, from 0. */
type Place = { row: number; column: number }

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
  const { event, tags, contests, roster } = view
  const table = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  const { entries } = view
  const { sections, unavailable } = useMemo(
    () => gridOf({ contests, tags, entries }),
    [contests, tags, entries],
  )
  const columns = sections.flatMap((section) => section.contests)
  const closed = useMemo(
    () =>
      new Map(
        sections
          .flatMap((section) => section.contests)
          .map((contest) => [
            contest.id,
            closedCells(contest, roster, { event, tags, contests, now }),
          ]),
      ),
    [sections, roster, event, tags, contests, now],
  )

  function handleKeys(keyEvent: KeyboardEvent) {
    const step = steps[keyEvent.key]
    // A choice of roles has its own arrows.
    if (!step || keyEvent.target instanceof HTMLSelectElement) return
    keyEvent.preventDefault()
    const row = within(active.row + step[0], roster.length)
    const column = within(active.column + step[1], columns.length)
    setActive({ row, column })
    table.current?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)?.focus()
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
              {columns.map((one) => (
                <th key={one.id} scope="col" className={styles.headCell}>
                  <b className={styles.number}>{one.group_num}</b> <span>{one.group_name}</span>
                  <PlacesLeft contest={one} />
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
                closedOf={(id) => closed.get(id)?.[row] ?? null}
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
      {unavailable.length > 0 && (
        <Disclosure
          summary={`Ещё ${countOf(unavailable.length, ['номинация недоступна', 'номинации недоступны', 'номинаций недоступны'])}`}
        >
          <ul className={styles.unavailable}>
            {unavailable.map((one) => (
              <li key={one.id}>
                {numberedTitle(one)}: {one.status === 'cancelled' ? 'отменена' : 'закрыта'}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <output className={styles.hint}>
        {dancer && contest && (
          <>
            <b>
              {dancerName(dancer)}, {numberedTitle(contest)}.
            </b>{' '}
            {closed.get(contest.id)?.[active.row]?.reason ?? openText(contest, event, now)}
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
          place={`${row}-${column}`}
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

/** What a cell shows; whoever is entered can always be taken out again. */
function contentOf(
  view: ClubView,
  contest: EventContest,
  key: string,
  closed: ClosedCell | null,
): CellContent {
  const own = entryOf(view.entries, contest.id, key)
  if (closed && !own) return { state: 'closed', ...closed }
  const errors = view.isTried ? (view.problems.cells[cellKey(contest.id, key)] ?? []) : []
  return {
    state: 'open',
    isTicked: own !== undefined,
    note: own ? noteOf(view, contest, own, key) : null,
    role: own && contest.jnj_role_split ? { value: own.role } : null,
    errors,
  }
}

/** Below the tick: that it waits, else the partner. */
function noteOf(view: ClubView, contest: EventContest, own: ClubEntry, key: string): string | null {
  const { added, stored } = view.plan.queue
  if (added.has(own) || stored.has(own)) return 'очередь'
  if (togetherIn(contest) !== 'pair') return null
  const partner = own.dancers.find((one) => one !== key)
  const dancer = view.roster.find((one) => dancerKey(one) === partner)
  return dancer ? dancer.last_name : 'пара?'
}

function openText(contest: EventContest, event: ClubView['event'], now: Instant): string {
  const price = `${formatMoney(priceNow(contest.price, event, now))} с\u00A0танцора`
  const queue =
    freePlaces(contest) === 0 ? '. Мест нет: встанет в\u00A0очередь, не\u00A0оплачивается' : ''
  const together = {
    alone: '',
    pair: '. Пара: отметьте двоих, одного за\u00A0другим',
    group: '. Все отмеченные танцуют вместе',
  }[togetherIn(contest)]
  return price + together + queue
}

function dancersIn(entries: readonly ClubEntry[], contestId: string): number {
  return entries
    .filter((entry) => entry.contestId === contestId)
    .reduce((sum, { dancers }) => sum + dancers.length, 0)
}

function within(index: number, length: number): number {
  return Math.max(0, Math.min(length - 1, index))
}
