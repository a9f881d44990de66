// Own <table>: a grid that is typed into.
import { shortNames } from '@parket/domain/judge/shortNames'
import { useLayoutEffect, useRef } from 'react'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { JudgeColumn } from './columns.ts'
import {
  rowNumbers,
  rowsOf,
  type MarkedEntryItem,
  type MarkedRowItem,
  type RoundMarksItem,
} from './marksData.ts'
import { givenText, markText, markWords } from './markText.ts'
import { Offer } from './Offer.tsx'
import type { TypingProps } from './Typing.tsx'
import { JudgeName } from './JudgeName.tsx'
import { handleKey, isAtEnd } from './typingKeys.ts'
import * as styles from './grid.css.ts'

/** So many judges have room for their surnames at 1280 px. */
const FEW = 5

interface MarkGridProps {
  round: RoundMarksItem
  dance: string
  columns: readonly JudgeColumn[]
  /** Null: nothing is being typed. */
  typing: TypingProps | null
  /** Marks can be typed and corrected. */
  isOpen: boolean
  onOffer: (column: JudgeColumn) => void
}

/** The sheet: entries in its order, a column for each judge; of points the criteria of the judge who is typed. */
export function MarkGrid(props: MarkGridProps) {
  const { round, dance, columns, typing, isOpen, onOffer } = props
  const rows = rowsOf(round)
  const isAlone = typing !== null && round.kind === 'points'
  const isPartHidden = columns.some(({ hidden }) => hidden !== null)
  const shown = isAlone ? columns.filter(({ letter }) => letter === typing.letter) : columns
  const isRead = typing === null && shown.every(({ offer }) => offer.action === 'none')
  const names = shortNames(shown.map(({ judge }) => judge))
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.frame}
      // Without a button in it the arrows still scroll it.
      {...(isRead && { tabIndex: 0, role: 'group', 'aria-label': `Лист: ${dance}` })}
      onKeyDown={typing ? (event) => handleKey(event, typing, isAtEnd(typing, round)) : undefined}
    >
      <table
        className={styles.grid}
        data-many={shown.length > FEW || undefined}
        data-judges={!isAlone || undefined}
        aria-label={`Оценки: ${dance}`}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.numberHead}>
              №
            </th>
            <th scope="col" className={styles.nameHead}>
              {round.pairs.length > 0 ? 'Пара' : 'Танцор'}
            </th>
            {shown.map((column, at) =>
              isAlone ? (
                round.criteria.map(({ name }, nth) => (
                  <th key={name} scope="col" className={styles.judgeHead} data-typed>
                    <span className={styles.letter}>{nth === 0 ? column.letter : '\u00A0'}</span>
                    <span className={styles.headWords}>{name}</span>
                  </th>
                ))
              ) : (
                <th
                  key={column.letter}
                  scope="col"
                  className={styles.judgeHead}
                  data-typed={typing?.letter === column.letter || undefined}
                >
                  <span className={styles.letter}>{column.letter}</span>
                  <JudgeName full={column.judge} short={names[at] ?? ''} />
                  {!typing && isOpen && <Offer column={column} onOffer={onOffer} />}
                </th>
              ),
            )}
            {round.kind === 'crosses' && (
              <th scope="col" className={styles.sumHead}>
                Крестов
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((entry, row) => (
            <tr
              key={entry.registration_id}
              data-row={typing?.row === row || undefined}
              data-heat={(row > 0 && rows[row - 1]?.heat !== entry.heat) || undefined}
            >
              <td className={styles.number}>{entry.start_number}</td>
              <th scope="row" className={styles.name}>
                {entry.dancers.length === 2
                  ? entry.dancers.map((name, nth) => (
                      <span key={name} className={styles.dancer}>
                        {nth === 0 ? `${name}, ` : name}
                      </span>
                    ))
                  : entry.dancers.join(', ')}
                <Exit entry={entry} />
                {entry.partner && (
                  <span className={styles.partner}>
                    №&nbsp;{entry.partner.start_number} {entry.partner.dancers.join(', ')}
                    <Exit entry={entry.partner} />
                  </span>
                )}
              </th>
              {shown.map((column) =>
                typing?.letter === column.letter ? (
                  (round.kind === 'points' ? round.criteria : [null]).map((criterion, at) => (
                    <td key={criterion?.name ?? ''} className={styles.cell} data-typed>
                      <TypedCell
                        {...props}
                        typing={typing}
                        entry={entry}
                        row={row}
                        criterion={at}
                      />
                    </td>
                  ))
                ) : column.hidden !== null ? (
                  row === 0 && (
                    <td key={column.letter} className={styles.hidden} rowSpan={rows.length}>
                      {hiddenWords[column.check === 'asked' ? 'asked' : column.hidden]}
                    </td>
                  )
                ) : (
                  <td key={column.letter} className={styles.cell}>
                    <MarkCell {...props} column={column} entry={entry} />
                  </td>
                ),
              )}
              {round.kind === 'crosses' && (
                <td
                  className={styles.sum}
                  data-goes={round.going_on.includes(entry.registration_id) || undefined}
                >
                  {isPartHidden ? '…' : crossesOf(entry, shown, typing)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
        {round.kind === 'crosses' && (
          <tfoot>
            <tr>
              <td className={styles.footName} colSpan={2}>
                Поставлено из {round.advance}
              </td>
              {shown.map((column) => (
                <td key={column.letter} className={styles.foot}>
                  {column.hidden === null ? given(column, typing) : '…'}/{round.advance}
                </td>
              ))}
              <td className={styles.footSum}>
                {isPartHidden ? '…' : shown.reduce((sum, column) => sum + given(column, typing), 0)}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** Of a first entry that is shown to nobody who may still enter the sheet a second time. */
const hiddenWords = {
  typing: 'Идёт первый ввод',
  finished: 'Первый ввод сделан, ждёт второго',
  marking: 'Судья ставит на планшете',
  sent: 'Сдано с планшета',
  asked: 'Сдано с планшета, сверьте с бумагой',
} as const

/** Marks as they stand on the screen: of the sheet that is typed those that are typed. */
function marksOf(column: JudgeColumn, typing: TypingProps | null) {
  return typing?.letter === column.letter ? typing.marks : column.marks
}

/** Crosses that a judge has given. */
function given(column: JudgeColumn, typing: TypingProps | null): number {
  return Object.values(marksOf(column, typing)).filter(([mark]) => mark === 1).length
}

/** Crosses that an entry has from all judges. */
function crossesOf(
  { registration_id: id }: MarkedRowItem,
  columns: readonly JudgeColumn[],
  typing: TypingProps | null,
): number {
  return columns.filter((column) => marksOf(column, typing)[id]?.[0] === 1).length
}

const exits = {
  not_present: 'не вышел',
  withdrawn: 'снят',
  disqualified: 'дисквалифицирован',
} as const

function Exit({ entry: { status, reason } }: { entry: MarkedEntryItem }) {
  if (status === 'danced') return null
  return (
    <span className={styles.exit} title={reason}>
      {exits[status]}
    </span>
  )
}

type CellProps = MarkGridProps & { entry: MarkedRowItem }

/** A mark that is not being typed; where two entries differ, both. */
function MarkCell({ round, dance, column, entry }: CellProps & { column: JudgeColumn }) {
  const difference = round.differences.find(
    (one) =>
      one.letter === column.letter &&
      one.dance === dance &&
      one.registration_id === entry.registration_id,
  )
  if (difference) {
    const [first, second] = [difference.first, difference.second].map((mark) =>
      markText(round.kind, mark),
    )
    return (
      <span className={styles.differs}>
        {first}
        <VisuallyHidden> или </VisuallyHidden>
        <span aria-hidden>/</span>
        {second}
      </span>
    )
  }
  return givenText(round.kind, column.marks[entry.registration_id] ?? [])
}

interface TypedCellProps extends CellProps {
  typing: TypingProps
  row: number
  criterion: number
}

/** A cell of the sheet that is typed: the one at the cursor has the focus. A press brings the cursor, no mark. */
function TypedCell({ round, dance, typing, entry, row, criterion }: TypedCellProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const isCurrent = typing.row === row && typing.criterion === criterion
  const mark = typing.marks[entry.registration_id]?.[criterion]
  const difference = round.differences.find(
    (one) =>
      one.letter === typing.letter &&
      one.dance === dance &&
      one.registration_id === entry.registration_id &&
      one.criterion === criterion,
  )
  // Before it is painted: a key that is pressed as soon as the sheet is seen counts.
  useLayoutEffect(() => {
    if (isCurrent) ref.current?.focus()
  }, [isCurrent])
  const refused = typing.refused.find((one) => one.row === row && one.criterion === criterion)
  const typed = refused?.text ?? (isCurrent ? typing.buffer : '')
  const label = [
    rowNumbers(entry),
    round.criteria[criterion]?.name,
    refused ? `${refused.text}, так не бывает` : typed || markWords(round.kind, mark),
    difference &&
      `введено ${markWords(round.kind, difference.first)}, затем ${markWords(round.kind, difference.second)}`,
  ]
  return (
    <button
      ref={ref}
      type="button"
      className={styles.input}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label.filter(Boolean).join(': ')}
      data-refused={refused !== undefined || undefined}
      data-empty={mark === null || mark === undefined || undefined}
      onClick={() => typing.onMove(row, criterion)}
    >
      {refused ? <s>{refused.text}</s> : typed || markText(round.kind, mark)}
      {difference && (
        <span className={styles.hint} aria-hidden>
          {markText(round.kind, difference.first)}/{markText(round.kind, difference.second)}
        </span>
      )}
    </button>
  )
}
