// Own <table>: on a narrow screen its rows stand as blocks of their own.
import {
  countMarksGiven,
  sheetLook,
  type Board,
  type BoardRound,
} from '@parket/domain/station/board/board'
import { wallRows, type WallRow } from '@parket/domain/station/board/wall'
import { Button } from '../../../../components/Button/Button.tsx'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { SheetCell } from '../../staff/SheetCell.tsx'
import * as staff from '../../staff/staff.css.ts'
import * as styles from './TallyScreen.css.ts'

interface WallProps {
  board: Board
  onRound: (round: BoardRound, dance: string | null) => void
}

/** All sheets: a row for each dance that is danced or was, a column for each judge's letter. */
export function Wall({ board, onRound }: WallProps) {
  const rows = wallRows(board)
  if (rows.length === 0) return <p className={staff.empty}>Ни&nbsp;один тур ещё не&nbsp;идёт.</p>
  return (
    <table className={styles.wall} aria-label="Листы">
      <thead>
        <tr className={styles.headRow}>
          <th scope="col" className={styles.head}>
            Тур и&nbsp;танец
          </th>
          <th scope="col" className={styles.head}>
            Судьи
          </th>
          <th scope="col" className={styles.actHead}>
            Что делать
          </th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row) => (
          <Row key={row.key} {...{ row, board, onRound }} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, board, onRound }: WallProps & { row: WallRow }) {
  const { round, dance, title, text, note, act } = row
  const at = round.dances.findIndex(({ name }) => name === dance)
  return (
    <tr className={styles.row} data-on={round.status === 'running' || undefined}>
      <th scope="row" className={styles.round}>
        {round.floor && <span className={styles.floor}>{round.floor}</span>}
        {title}
        <span className={styles.text}>{text}</span>
      </th>
      <td className={styles.sheets}>
        <ul className={styles.cells} aria-label="Листы судей">
          {round.seats.map((seat) => (
            <li key={seat.letter} className={styles.sheet}>
              <span className={styles.letter}>{seat.letter}</span>
              <SheetCell
                look={at === -1 ? 'done' : sheetLook(seat, at, board)}
                given={at === -1 ? null : countMarksGiven(seat, at)}
              />
            </li>
          ))}
        </ul>
      </td>
      <td className={styles.act}>
        <div className={styles.step}>
          <span className={staff.tone[note.tone]}>{note.text}</span>
          {act !== null && (
            <Button onPress={() => onRound(round, dance)}>
              {act}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}
