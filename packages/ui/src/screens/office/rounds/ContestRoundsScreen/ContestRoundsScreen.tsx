import type { RoundStatus } from '@parket/domain/round/status'
import { Button } from '../../../../components/Button/Button.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { ContestDayPage } from '../../../../layouts/ContestDayPage/ContestDayPage.tsx'
import { HiddenNames } from '../../registrations/ConsentRequestDialog/HiddenNames.tsx'
import { OutcomeAlert } from '../../parts/OutcomeAlert.tsx'
import { StepBackDialog } from '../StepBackDialog/StepBackDialog.tsx'
import { LateEntryDialog } from './LateEntryDialog.tsx'
import { PlanDialog } from './PlanDialog.tsx'
import { RoundSection } from './RoundSection.tsx'
import type { ContestRoundsScreenProps } from './roundData.ts'

export type { ContestRoundsScreenProps, DrawOffer } from './roundData.ts'

export type { HeatItem, RoundItem, RoundJudgeItem } from './roundData.ts'
export type { LateEntryDialogProps } from './LateEntryDialog.tsx'
export type { Outcome } from '../../parts/OutcomeAlert.tsx'
export type { PlanDialogProps } from './PlanDialog.tsx'
export type { StepBackDialogProps } from '../StepBackDialog/StepBackDialog.tsx'

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
          {reopening && <StepBackDialog {...reopening} />}
        </Stack>
      )}
    </ContestDayPage>
  )
}

/** Who goes on is public, or the next step says it. */
function isMadePublic(status: RoundStatus): boolean {
  return status === 'judged' || status === 'published'
}
