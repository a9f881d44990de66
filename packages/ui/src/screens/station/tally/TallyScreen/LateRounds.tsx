import type { Board, BoardRound } from '@parket/domain/station/board/board'
import { boardRoundTitle } from '@parket/domain/station/board/words'
import { Button } from '../../../../components/Button/Button.tsx'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import * as staff from '../../staff/staff.css.ts'

interface LateRoundsProps {
  board: Board
  onLate: (round: BoardRound) => void
}

/** Rounds to which marks came too late, or whose devices were refused some. */
export function LateRounds({ board, onLate }: LateRoundsProps) {
  const rounds = board.rounds.filter(({ late, refused }) => late + refused.length > 0)
  const sent = rounds.reduce((sum, { late, refused }) => sum + late + refused.length, 0)
  if (rounds.length === 0) return null
  return (
    <section aria-label="Не учтено">
      <div className={staff.columnHead}>
        <h2 className={staff.columnTitle}>Не&nbsp;учтено</h2>
        <span className={staff.count}>{sent}</span>
      </div>
      <ul className={staff.list}>
        {rounds.map((round) => (
          <li key={round.id} className={staff.item}>
            <p className={staff.itemTitle}>{boardRoundTitle(round)}</p>
            <div className={staff.buttons}>
              <Button onPress={() => onLate(round)}>
                Посмотреть<VisuallyHidden>: {boardRoundTitle(round)}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
