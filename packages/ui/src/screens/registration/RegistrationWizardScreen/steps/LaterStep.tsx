import type { LaterStepProps } from '../wizardView.ts'
import { ContestsStep } from './ContestsStep.tsx'
import { DancersStep } from './DancersStep.tsx'
import { PacketsStep } from './PacketsStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'

/** The fields of the current step, after the first. */
export function LaterStep({ view, now, privacyHref, actions }: LaterStepProps) {
  const { onEdit } = actions
  switch (view.draft.step) {
    case 1:
      return <DancersStep view={view} actions={actions} />
    case 2:
      return <PacketsStep view={view} now={now} onEdit={onEdit} />
    case 3:
      return <ContestsStep view={view} now={now} onEdit={onEdit} />
    default:
      return (
        <ReviewStep
          view={view}
          now={now}
          privacyHref={privacyHref}
          onEdit={onEdit}
          onStepOpen={actions.onStepOpen}
        />
      )
  }
}
