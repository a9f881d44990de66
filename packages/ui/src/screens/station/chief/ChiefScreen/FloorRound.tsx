import type { Board, BoardRound } from '@parket/domain/station/board/board'
import { closingProblem, floorText } from '@parket/domain/station/board/words'
import { roundName } from '@parket/domain/round/name'
import { Button } from '../../../../components/Button/Button.tsx'
import { decisionKinds, kindWords } from '../../../office/marks/ContestMarksScreen/decisionKinds.ts'
import * as staff from '../../staff/staff.css.ts'
import type { ChiefActions } from './chiefView.ts'
import { JudgeTable } from './JudgeTable.tsx'
import * as styles from './ChiefScreen.css.ts'

interface FloorRoundProps {
  round: BoardRound
  board: Board
  /** A step of it is being taken. */
  isBusy: boolean
  actions: ChiefActions
}

/** A round that runs: who marks what, and what the chief judge can do about it. */
export function FloorRound({ round, board, isBusy, actions }: FloorRoundProps) {
  const problem = closingProblem(round)
  const titleId = `round-${round.id}`
  return (
    <section className={styles.floor} aria-labelledby={titleId}>
      <div className={styles.head}>
        {round.floor && <span className={styles.floorName}>{round.floor}</span>}
        <h2 id={titleId} className={styles.title}>
          {round.contest} <span className={styles.label}>{roundName(round)}</span>
        </h2>
        <p className={problem === null ? styles.complete : styles.waiting}>
          {problem ?? 'всё на\u00A0месте'}
        </p>
      </div>
      {floorText(round) !== null && <p className={styles.floorText}>{floorText(round)}</p>}
      <JudgeTable round={round} board={board} />
      <div className={staff.buttons}>
        <Button
          variant="primary"
          isDisabled={problem !== null}
          isPending={isBusy}
          onPress={() => actions.onCount(round)}
        >
          Закрыть тур
        </Button>
        {round.kind !== null &&
          decisionKinds(round.kind, round.tied.length > 0).map((kind) => (
            <Button key={kind} onPress={() => actions.onDecide(round, kind)}>
              {kindWords[kind]}
            </Button>
          ))}
        {round.type === 'main' && round.index > 0 && (
          <Button onPress={() => actions.onExtra(round)}>Тур надежды…</Button>
        )}
        <Button onPress={() => actions.onSheets(round)}>Листы и&nbsp;решения</Button>
      </div>
    </section>
  )
}
