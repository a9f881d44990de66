import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import {
  ContestDayPage,
  type ContestDayScreen,
} from '../../../../layouts/ContestDayPage/ContestDayPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import type { MarkedRound, RoundMarksItem } from './marksData.ts'
import { MarksView, type MarksProps } from './MarksView.tsx'

export type { Outcome } from '../../parts/OutcomeAlert.tsx'
export type { AgreementDialogProps } from './AgreementDialog.tsx'
export { roundSheets, type JudgeColumn } from './columns.ts'
export type { DecisionDialogProps, DecisionDraft } from './DecisionDialog.tsx'
export type { DecisionKind } from './decisionKinds.ts'
export type { RoundMarksItem } from './marksData.ts'
export type { WaitingMarksProps } from './WaitingMarks.tsx'
export type { TypingProps } from './Typing.tsx'

export interface ContestMarksScreenProps extends ContestDayScreen, MarksProps {
  /** `rounds` have begun; `round` is the one that is shown, null where none has. */
  view:
    | Loading
    | Failed
    | NoRight
    | Ready<{ rounds: readonly MarkedRound[]; round: RoundMarksItem | null }>
}

/** Marks typed from paper by the counting commission: per judge and dance, in the order of the sheet. */
export function ContestMarksScreen(props: ContestMarksScreenProps) {
  return (
    <ContestDayPage frame={props.frame} view={props.view} loadingText="Загружаем оценки…">
      {({ rounds, round }) =>
        round === null ? (
          <EmptyState title="Ни один тур не начался">
            Оценки вводят, когда тур идёт. Начните его на&nbsp;странице «Туры и&nbsp;заходы».
          </EmptyState>
        ) : (
          <MarksView {...props} rounds={rounds} round={round} />
        )
      }
    </ContestDayPage>
  )
}
