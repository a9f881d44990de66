import { firstSheet } from '@parket/domain/marks/nextSheet'
import { SegmentedControl } from '../../../../components/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { OutcomeAlert, type Outcome } from '../../parts/OutcomeAlert.tsx'
import { judgeColumns, roundSheets, type JudgeColumn, type SheetReader } from './columns.ts'
import { AgreementDialog, type AgreementDialogProps } from './AgreementDialog.tsx'
import { DecisionDialog, type DecisionDialogProps } from './DecisionDialog.tsx'
import type { DecisionKind } from './decisionKinds.ts'
import { Decisions } from './Decisions.tsx'
import { MarkGrid } from './MarkGrid.tsx'
import { rowsOf, type MarkedRound, type RoundMarksItem } from './marksData.ts'
import { RoundPreview } from './RoundPreview.tsx'
import { TraineeMarks } from './TraineeMarks.tsx'
import { TypingPanel, type TypingProps } from './Typing.tsx'
import { WaitingMarks, type WaitingMarksProps } from './WaitingMarks.tsx'
import { useEnter } from './useEnter.ts'
import * as styles from './marks.css.ts'

export interface MarksProps {
  /** Who looks: one does not type a sheet twice, and the chief judge's device types none. */
  reader: SheetReader
  /** The dance that is shown. */
  dance: string
  /** Shows another round, by its id. */
  onRoundChange: (roundId: number) => void
  /** Shows another dance of the round, by its name. */
  onDanceChange: (dance: string) => void
  /** Takes the sheet that a judge's column offers. */
  onOffer: (column: JudgeColumn) => void
  /** The sheet that is being typed; null: none is. */
  typing: TypingProps | null
  /** What the other one of the two says is to be agreed to; null: nothing is asked. */
  agreeing: Omit<AgreementDialogProps, 'round'> | null
  /** A sheet was just closed: the focus goes to what is left. */
  isAfterSheet: boolean
  /** Counts the round that is shown; null: it is not theirs to end. */
  onFinishRound: (() => void) | null
  /** Begins a decision of this kind; null: decisions are not theirs. */
  onDecide: ((kind: DecisionKind) => void) | null
  /** Takes a decision back, and ends when that is done or refused; null: it is not theirs. */
  onWithdraw: ((decisionId: number) => Promise<void>) | null
  /** Gives the round that is drawn already those who go on now; null: it is not theirs. */
  onRenewNext: ((roundId: number) => void) | null
  /** Null: closed. */
  deciding: DecisionDialogProps | null
  /** Marks of the round that wait for a decision; null: none are known. */
  waiting: WaitingMarksProps | null
  /** The zone of the event, in which decisions are dated. */
  timeZone: string
  /** What the last action came to. */
  outcome: Outcome | null
}

export interface MarksViewProps extends MarksProps {
  /** Those that can be chosen. */
  rounds: readonly MarkedRound[]
  /** The one that is shown. */
  round: RoundMarksItem
}

/** The marks of a round: the sheet, and beside it what is left to do, or the sheet that is typed. */
export function MarksView(props: MarksViewProps) {
  const { rounds, round, dance, reader, typing, outcome, onRoundChange, onDanceChange } = props
  const columns = judgeColumns(round, dance, reader)
  const sheets = roundSheets(round, reader)
  const isOpen = round.status !== 'locked'
  const first =
    isOpen && typing === null && !props.deciding && !props.agreeing ? firstSheet(sheets) : null
  useEnter(first && (() => props.onOffer(first)))
  const [round1, ...others] = rounds.map(({ id, label }) => ({ value: String(id), label }))
  const [dance1, ...dances] = round.dances.map(({ name, attempt }) => ({
    value: name,
    label: attempt > 1 ? `${name}, попытка ${attempt}` : name,
  }))
  return (
    <Stack gap="small">
      <OutcomeAlert outcome={outcome} />
      <div className={styles.choices}>
        {round1 && others.length > 0 && (
          <SegmentedControl
            aria-label="Тур"
            value={String(round.round_id)}
            items={[round1, ...others]}
            isDisabled={typing !== null}
            onChange={(id) => onRoundChange(Number(id))}
          />
        )}
        {dance1 && dances.length > 0 && (
          <SegmentedControl
            aria-label="Танец"
            value={dance}
            items={[dance1, ...dances]}
            isDisabled={typing !== null}
            onChange={onDanceChange}
          />
        )}
      </div>
      <div className={typing ? `${styles.layout} ${styles.typed}` : styles.layout}>
        <MarkGrid
          round={round}
          dance={dance}
          columns={columns}
          typing={typing}
          isOpen={isOpen}
          onOffer={props.onOffer}
        />
        {typing ? (
          <TypingPanel
            key={`${typing.letter} ${typing.pass}`}
            kind={round.kind}
            advance={round.advance}
            entries={rowsOf(round).length}
            typing={typing}
          />
        ) : (
          <RoundPreview
            round={round}
            sheets={sheets}
            first={first}
            isAfterSheet={props.isAfterSheet}
            onOffer={props.onOffer}
            onFinish={props.onFinishRound}
            onRenewNext={props.onRenewNext}
          >
            {(props.onWithdraw || round.decisions.length > 0) && (
              <Decisions
                round={round}
                timeZone={props.timeZone}
                onDecide={props.onDecide}
                onWithdraw={props.onWithdraw}
              />
            )}
          </RoundPreview>
        )}
      </div>
      {typing === null && <TraineeMarks round={round} dance={dance} />}
      {props.waiting && typing === null && <WaitingMarks {...props.waiting} />}
      {props.agreeing && <AgreementDialog round={round} {...props.agreeing} />}
      {props.deciding && <DecisionDialog key={props.deciding.kind} {...props.deciding} />}
    </Stack>
  )
}
