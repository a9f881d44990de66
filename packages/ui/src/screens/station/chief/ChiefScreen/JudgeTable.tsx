// Own <table>: judges by dances, where the open dance takes a column for each heat.
import {
  countMarksGiven,
  sheetLook,
  waitedFor,
  type Board,
  type BoardRound,
  type BoardSeat,
} from '@parket/domain/station/board/board'
import { seatNote } from '@parket/domain/station/board/words'
import { SheetCell } from '../../staff/SheetCell.tsx'
import * as staff from '../../staff/staff.css.ts'
import * as styles from './ChiefScreen.css.ts'

interface JudgeTableProps {
  round: BoardRound
  board: Board
}

/** Judges by dances; the dance that is marked now opens into its heats. */
export function JudgeTable({ round, board }: JudgeTableProps) {
  const open = waitedFor(round)?.dance ?? null
  const heats = round.heats.length
  return (
    <table className={styles.table} aria-label={`Листы: ${round.contest}`}>
      <thead>
        <tr>
          <th scope="col" colSpan={2} className={styles.judgeHead}>
            <span className={styles.unseen}>Судья</span>
          </th>
          {round.dances.map(({ name, attempt }, dance) => (
            <th
              key={name}
              scope="col"
              colSpan={dance === open ? heats : 1}
              className={dance === open ? styles.openHead : styles.danceHead}
              title={name}
            >
              {dance === open && heats > 1 ? `${name}: ${heatsText(heats)}` : name}
              {attempt > 1 && ` (${attempt}-й раз)`}
            </th>
          ))}
          <th scope="col" className={styles.noteHead}>
            <span className={styles.unseen}>Как идёт</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {round.seats.map((seat) => {
          const note = seatNote(round, seat, board)
          return (
            <tr key={seat.letter}>
              <th scope="row" className={styles.letter}>
                {seat.letter}
              </th>
              <td className={styles.judge}>{seat.name}</td>
              {round.dances.map(({ name }, dance) =>
                dance === open ? (
                  <HeatCells key={name} {...{ round, board, seat, dance }} />
                ) : (
                  <td key={name} className={styles.cell}>
                    <SheetCell
                      look={sheetLook(seat, dance, board)}
                      given={countMarksGiven(seat, dance)}
                    />
                  </td>
                ),
              )}
              <td className={styles.note}>
                <span className={staff.tone[note.tone]}>{note.text}</span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** «1, 2, 3». */
function heatsText(heats: number): string {
  return Array.from({ length: heats }, (_, heat) => heat + 1).join(', ')
}

interface HeatCellsProps extends JudgeTableProps {
  seat: BoardSeat
  dance: number
}

/** A heat of places or points is done once everybody in it has a mark; of crosses only the whole sheet says so. */
function HeatCells({ round, board, seat, dance }: HeatCellsProps) {
  const look = sheetLook(seat, dance, board)
  return round.heats.map((size, heat) => {
    const given = seat.sheets[dance]?.given[heat] ?? 0
    const isFull = round.kind !== 'crosses' && given === size && look !== 'none'
    return (
      <td key={heat} className={styles.openCell}>
        <SheetCell look={isFull ? 'done' : look} given={given} />
      </td>
    )
  })
}
