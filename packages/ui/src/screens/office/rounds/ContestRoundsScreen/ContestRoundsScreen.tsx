import type { Scoring } from '@parket/domain/contest/status'
import type { HeatPair } from '@parket/domain/round/arrangePairs'
import type { RoundStatus } from '@parket/domain/round/status'
import { Button } from '../../../../components/Button/Button.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import {
  ContestDayPage,
  type ContestDayScreen,
} from '../../../../layouts/ContestDayPage/ContestDayPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import {
  HiddenNames,
  type HiddenNamesProps,
} from '../../registrations/ConsentRequestDialog/HiddenNames.tsx'
import { OutcomeAlert, type Outcome } from '../../parts/OutcomeAlert.tsx'
import { LateEntryDialog, type LateEntryDialogProps } from './LateEntryDialog.tsx'
import { ReopenDialog, type ReopenDialogProps } from './ReopenDialog.tsx'
import { PlanDialog, type PlanDialogProps } from './PlanDialog.tsx'
import { RoundSection } from './RoundSection.tsx'
import type { RoundItem, RoundJudgeItem } from './roundData.ts'

export type { HeatItem, RoundItem, RoundJudgeItem } from './roundData.ts'
export type { LateEntryDialogProps } from './LateEntryDialog.tsx'
export type { Outcome } from '../../parts/OutcomeAlert.tsx'
export type { PlanDialogProps } from './PlanDialog.tsx'
export type { ReopenDialogProps } from './ReopenDialog.tsx'

/** Why a contest has no rounds yet, and what is done about it. */
export interface DrawOffer {
  /** What to know. */
  text: string
  /** «Закрыть приём»; null: nothing can be done here. */
  label: string | null
}

export interface ContestRoundsScreenProps extends ContestDayScreen {
  /** `draw` stands where there are no rounds. */
  view: Loading | Failed | NoRight | Ready<{ rounds: readonly RoundItem[]; draw: DrawOffer }>
  /** What the last action came to. */
  outcome: Outcome | null
  /** Names that stay hidden for want of a consent; null where that is not known. */
  hidden: HiddenNamesProps | null
  /** The round whose step is being taken. */
  busyRoundId: number | null
  /** Closes the entries and draws the first round: what `draw.label` names. */
  onDraw: () => void
  /** Takes a round to its next status, or back. */
  onStep: (round: RoundItem, to: RoundStatus) => void
  /** Moves an entry to a heat, from 0; one past the last is a new heat. */
  onMove: (round: RoundItem, registrationId: number, heat: number) => void
  /** Changes who dances with whom in a final, and in which heat. */
  onArrangePairs: (round: RoundItem, pairs: readonly HeatPair[], done: string) => void
  /** Opens the dialog that adds an entry to a drawn round. */
  onLateEntry: (round: RoundItem) => void
  /** Brings a drawn round in line with who dances it now: somebody is absent, or was scratched. */
  onRenew: (round: RoundItem) => void
  /** Opens the dialog that sets how many go on. */
  onPlan: (round: RoundItem) => void
  /** Adds a hope round after this one, for those who did not go on. */
  onAddHope: (round: RoundItem) => void
  /** Adds a redance of those tied for the last place that goes on. */
  onRedance: (round: RoundItem) => void
  /** Takes away a hope round or a redance without heats. */
  onRemove: (round: RoundItem) => void
  /** How it is judged, and the judges of the event with a letter; null: nobody here may change who judges. */
  judging: { scoring: Scoring; judges: readonly RoundJudgeItem[] } | null
  /** Gives a round judges of its own; null: those of the contest. */
  onPanel: (round: RoundItem, judgeIds: readonly number[] | null) => void
  /** Of a round of which everybody knows who goes on. */
  onPublishMarks: (round: RoundItem) => void
  /** Null: closed. */
  late: LateEntryDialogProps | null
  /** How many go on, while it is set; null: closed. */
  planning: PlanDialogProps | null
  /** The question before a finished round is opened again; null: closed. */
  reopening: ReopenDialogProps | null
}

/** The rounds of a contest from the first danced to the final, with their heats. */
export function ContestRoundsScreen(props: ContestRoundsScreenProps) {
  const { frame, view, outcome, hidden, onDraw, late, planning, reopening } = props
  return (
    <ContestDayPage frame={frame} view={view} loadingText="Загружаем туры…">
      {({ rounds, draw }) => (
        <Stack gap="large">
          <OutcomeAlert outcome={outcome} />
          {hidden && rounds.some(({ status }) => isMadePublic(status)) && (
            <HiddenNames {...hidden} />
          )}
          {rounds.length === 0 ? (
            <EmptyState
              title="Туров пока нет"
              action={
                draw.label !== null && (
                  <Button variant="primary" onPress={onDraw}>
                    {draw.label}
                  </Button>
                )
              }
            >
              {draw.text}
            </EmptyState>
          ) : (
            rounds.map((round) => (
              <RoundSection key={round.id} {...props} round={round} rounds={rounds} />
            ))
          )}
          {planning && <PlanDialog {...planning} />}
          {late && <LateEntryDialog {...late} />}
          {reopening && <ReopenDialog {...reopening} />}
        </Stack>
      )}
    </ContestDayPage>
  )
}

/** Who goes on is public, or the next step says it. */
function isMadePublic(status: RoundStatus): boolean {
  return status === 'judged' || status === 'published'
}
