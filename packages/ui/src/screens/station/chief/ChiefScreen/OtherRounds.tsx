import type { Board, BoardRound } from '@parket/domain/station/board/board'
import { boardRoundTitle } from '@parket/domain/station/board/words'
import { roundStatusLabel } from '@parket/domain/round/status'
import { Button } from '../../../../components/Button/Button.tsx'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import * as staff from '../../staff/staff.css.ts'
import type { ChiefActions } from './chiefView.ts'
import * as styles from './ChiefScreen.css.ts'

interface OtherRoundsProps {
  board: Board
  /** The round whose step is being taken. */
  busy: number | null
  actions: ChiefActions
}

/** Rounds that do not run: those that are counted, with what can still be done about them, and those that come next. */
export function OtherRounds({ board, busy, actions }: OtherRoundsProps) {
  const rounds = board.rounds.filter(({ status }) => status !== 'running')
  const counted = rounds.filter(({ status }) => status !== 'locked')
  const next = rounds.filter(({ status }) => status === 'locked')
  return (
    <>
      {counted.length > 0 && (
        <section className={styles.others} aria-label="Подсчитаны">
          <h2 className={staff.columnTitle}>Подсчитаны</h2>
          <ul className={staff.list}>
            {counted.map((round) => (
              <Counted key={round.id} {...{ round, actions }} isBusy={busy === round.id} />
            ))}
          </ul>
        </section>
      )}
      {next.length > 0 && (
        <section className={styles.others} aria-label="Дальше">
          <h2 className={staff.columnTitle}>Дальше</h2>
          <ul className={staff.list}>
            {next.map((round) => (
              <li key={round.id} className={staff.item}>
                {boardRoundTitle(round)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface CountedProps {
  round: BoardRound
  isBusy: boolean
  actions: ChiefActions
}

function Counted({ round, isBusy, actions }: CountedProps) {
  const title = boardRoundTitle(round)
  const { status, type, index, contest_status } = round
  const about = <VisuallyHidden>: {title}</VisuallyHidden>
  const isPublic = contest_status === 'published'
  return (
    <li className={staff.item}>
      <p className={staff.itemTitle}>
        {title} <span className={staff.quiet}>{roundStatusLabel(status).toLowerCase()}</span>
      </p>
      <div className={staff.buttons}>
        {!isPublic && (
          <>
            {status === 'judged' && index > 0 && (
              <Button isPending={isBusy} onPress={() => actions.onAnnounce(round)}>
                Объявить, кто проходит{about}
              </Button>
            )}
            {round.approval !== null && (
              <Button onPress={() => actions.onPlaces(round)}>Места{about}</Button>
            )}
            {type === 'main' && (
              <Button onPress={() => actions.onExtra(round)}>
                {index > 0 ? 'Перетанцовка, тур надежды…' : 'Перетанцовка…'}
                {about}
              </Button>
            )}
            {status === 'judged' && (
              <Button isPending={isBusy} onPress={() => actions.onReopen(round)}>
                Открыть снова{about}
              </Button>
            )}
          </>
        )}
        <Button onPress={() => actions.onSheets(round)}>Листы и&nbsp;решения{about}</Button>
      </div>
    </li>
  )
}
