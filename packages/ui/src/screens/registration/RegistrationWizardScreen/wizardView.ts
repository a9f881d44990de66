import type { RegistrationFilter } from '@parket/domain/contest/filters'
import type { ChargeLine } from '@parket/domain/money/charges'
import type { FieldErrors } from '@parket/domain/problems/fieldErrors'
import type { Draft } from '@parket/domain/registration/draft'
import type { DraftEdit } from '@parket/domain/registration/draftEdits'
import type { StepIndex } from '@parket/domain/registration/steps'
import type { StepState } from '@parket/domain/registration/wizardContext'
import type { EventData } from '../../events/eventData.ts'

/** Whether what was typed is kept in the browser; `untouched`: nothing has been typed yet. */
export type DraftState = 'untouched' | 'saving' | 'saved' | 'failed'

/** How sending stands. A failure that fields explain is among the errors, not here. */
export type Submission =
  | { state: 'idle' }
  | { state: 'running' }
  | { state: 'failed'; message: string }

/** What the steps of the wizard show. */
export interface WizardView extends EventData {
  /** The door somebody came by. */
  filter: RegistrationFilter
  draft: Draft
  /** The problems to show now (`shownErrors`). */
  errors: FieldErrors
  /** `stepStates` of the machine's context. */
  stepStates: readonly StepState[]
  /** Which steps can be opened (`isStepReachable`). */
  canOpen: readonly boolean[]
  /** What it would cost (`previewCharges`); null while nothing is chosen. */
  charges: readonly ChargeLine[] | null
  draftState: DraftState
  submission: Submission
}

/** What the steps ask for. */
export interface WizardActions {
  onEdit: (edit: DraftEdit) => void
  onNext: () => void
  onBack: () => void
  onStepOpen: (step: StepIndex) => void
  onSubmit: () => void
}

/** What every step gets. */
export interface StepProps {
  view: WizardView
  onEdit: WizardActions['onEdit']
}
