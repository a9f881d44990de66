// Own <table>: a grid that is typed into, in a file that works alone.
import { boardOf } from '@parket/domain/emergency/board'
import { criteriaOf, type DancedRound } from '@parket/domain/emergency/dancedRound'
import { danceRanks } from '@parket/domain/emergency/results'
import {
  afterCell,
  movedBy,
  type TypingBoard,
  type TypingCell,
} from '@parket/domain/emergency/typing'
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import { markText, markWords } from '../../marks/ContestMarksScreen/markText.ts'
import type { EmergencyScreenProps } from './emergencyData.ts'
import * as styles from './emergency.css.ts'
import { namesOf } from './names.ts'

interface MarkBoardProps extends EmergencyScreenProps {
  danced: DancedRound
}

/** The marks of all judges for one dance: a column a judge, as their papers are read. */
export function MarkBoard(props: MarkBoardProps) {
  const { file, typed, place, cursor, danced, onPlace, onCursor, onKey } = props
  const { dances, kind } = danced.file
  const dance = dances.includes(place.dance) ? place.dance : (dances[0] ?? '')
  const board = useMemo(() => boardOf(danced, dance, typed), [danced, dance, typed])
  const ranks = useMemo(() => danceRanks(danced, dance), [danced, dance])
  const criteria = criteriaOf(danced.file, danced.contest.rules)
  const hasPlaces = kind === 'skating' || kind === 'relative-placement'

  return (
    <>
      {dances.length > 1 && (
        <fieldset className={styles.dances} aria-label="Танец">
          {dances.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.dance}
              aria-pressed={name === dance}
              onClick={() => onPlace({ dance: name })}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="Оценки танца">
        <table className={styles.board}>
          <thead>
            <tr>
              <th scope="col" rowSpan={criteria.length > 1 ? 2 : 1}>
                №
              </th>
              <th scope="col" rowSpan={criteria.length > 1 ? 2 : 1} className={styles.whoHead}>
                Кто
              </th>
              {board.letters.map((letter) => (
                <th key={letter} scope="col" colSpan={criteria.length} className={styles.judge}>
                  {letter}
                </th>
              ))}
              {hasPlaces && <th scope="col">Место</th>}
            </tr>
            {criteria.length > 1 && (
              <tr>
                {board.letters.flatMap((letter) =>
                  criteria.map((name) => (
                    <th key={`${letter} ${name}`} scope="col" className={styles.criterion}>
                      {name}
                    </th>
                  )),
                )}
              </tr>
            )}
          </thead>
          <tbody>
            {danced.lines.map(({ number, numbers }, row) => (
              <tr key={number}>
                <th scope="row" className={styles.number}>
                  {numbers.join('/')}
                </th>
                <td className={styles.who}>{namesOf(file, numbers)}</td>
                {board.letters.flatMap((letter, at) =>
                  criteria.map((name, criterion) => {
                    const mark = board.rows[at]?.[number]?.[criterion] ?? null
                    const cell: TypingCell = { letter: at, row, criterion }
                    const isCurrent = isAt(cursor, cell)
                    const shown = isCurrent && cursor.buffer !== '' ? cursor.buffer : null
                    const words = [`№ ${number}`, `судья ${letter}`, name]
                      .filter(Boolean)
                      .join(', ')
                    return (
                      <td key={`${letter} ${name}`} className={styles.cell}>
                        <MarkCell
                          label={`${words}: ${markWords(kind, mark)}`}
                          text={shown ?? markText(kind, mark)}
                          isCurrent={isCurrent}
                          onEnter={() => onCursor({ ...cell, buffer: '', refused: null })}
                          onKeyDown={(event) => {
                            handleKey(event, { board, cursor, onCursor, onKey })
                          }}
                        />
                      </td>
                    )
                  }),
                )}
                {hasPlaces && (
                  <td className={styles.place}>{ranks.get(String(numbers[0])) ?? ''}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.hint}>{hints[kind]}</p>
      <output className={styles.refused}>
        {cursor.refused !== null &&
          `«${cursor.refused}»: такой оценки в\u00A0этом туре быть не может`}
      </output>
    </>
  )
}

interface MarkCellProps {
  label: string
  text: string
  isCurrent: boolean
  /** It got the focus by the mouse, or by Tab. */
  onEnter: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function MarkCell({ label, text, isCurrent, onEnter, onKeyDown }: MarkCellProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const own = button.current
    // Only while somebody types in the board: the page does not jump to it by itself.
    if (isCurrent && own?.closest('table')?.contains(document.activeElement)) own.focus()
  }, [isCurrent])
  return (
    <button
      ref={button}
      type="button"
      className={styles.mark}
      tabIndex={isCurrent ? 0 : -1}
      data-current={isCurrent || undefined}
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={() => {
        if (!isCurrent) onEnter()
      }}
    >
      {text}
    </button>
  )
}

const way = 'Дальше вниз по листу судьи, Backspace назад, стрелки куда угодно.'

/** How marks of a kind are typed. */
const hints = {
  crosses: `X или 1 ставит крест, 0 или пробел оставляет пусто. ${way}`,
  callbacks: `X «да», 1–3 запасные, 0 «нет». ${way}`,
  skating: `Цифра переводит на клетку ниже, Backspace назад. Место появляется само.`,
  'relative-placement': `Цифра переводит на клетку ниже, Backspace назад. Место появляется само.`,
  points: `Баллы с десятыми, Enter переводит дальше. ${way}`,
} as const

function isAt(cursor: TypingCell, { letter, row, criterion }: TypingCell): boolean {
  return cursor.letter === letter && cursor.row === row && cursor.criterion === criterion
}

interface Keys extends Pick<EmergencyScreenProps, 'cursor' | 'onCursor' | 'onKey'> {
  board: TypingBoard
}

/** Arrows move, Enter goes on, other keys are marks. */
function handleKey(event: KeyboardEvent, { board, cursor, onCursor, onKey }: Keys): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const moves: Readonly<Record<string, { rows: number; columns: number }>> = {
    ArrowUp: { rows: -1, columns: 0 },
    ArrowDown: { rows: 1, columns: 0 },
    ArrowLeft: { rows: 0, columns: -1 },
    ArrowRight: { rows: 0, columns: 1 },
  }
  const move = moves[event.key]
  const isMark = event.key.length === 1 || event.key === 'Backspace' || event.key === 'Delete'
  if (move) onCursor(movedBy(cursor, move, board))
  else if (event.key === 'Enter') onCursor(afterCell(cursor, board))
  else if (isMark) onKey(event.key)
  else return
  event.preventDefault()
}
