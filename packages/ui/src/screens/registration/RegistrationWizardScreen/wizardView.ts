import type { RegistrationFilter } from '@parket/domain/contest/filters'
import type { ChargeLine } from '@parket/domain/money/charges'
import type { Instant } from '@parket/domain/format/date'
import type { FieldErrors } from '@parket/domain/problems/fieldErrors'
import type { KnownEntry } from '@parket/domain/registration/availability'
import type { Draft } from '@parket/domain/registration/draft'
import type { DraftEdit } from '@parket/domain/registration/draftEdits'
import type { StepIndex } from '@parket/domain/registration/stepIndex'
import type { StepState, SubmitFailure } from '@parket/domain/registration/wizardContext'
import type { ContestTime } from '@parket/domain/timetable/overlaps'
import type { ComponentType } from 'react'
import type {
  ErrorSummaryItem,
  ErrorSummaryProps,
} from '../../../components/ErrorSummary/ErrorSummary.tsx'
import type { EventData } from '../../events/eventData.ts'

/** Whether what was typed is kept in the browser; `untouched`: nothing has been typed yet. */
export type DraftState = 'untouched' | 'saving' | 'saved' | 'failed'

/** State of sending. Errors of fields are in `errors`, not here. */
export type Submission =
  | { state: 'idle' }
  /** On its way, or waiting for the code that does it. */
  | { state: 'running' }
  | { state: 'failed'; failure: SubmitFailure }

/** The stored registration being changed; null for a new one. */
export interface ChangedEntry {
  regN: number
  /** Its stored price, in kopecks. */
  priceBefore: number
}

/** What the steps of the wizard show. */
export interface WizardView extends EventData {
  /** The filter of the start option that was chosen. */
  filter: RegistrationFilter
  draft: Draft
  /** The problems to show now (`shownErrors`). */
  errors: FieldErrors
  /** `stepStates` of the machine's context. */
  stepStates: readonly StepState[]
  /** Which steps can be opened (`isStepReachable`). */
  canOpen: readonly boolean[]
  /** Where «Далее» leads (`stepAfter`); null on the last step. */
  nextStep: StepIndex | null
  /** What it would cost (`previewCharges`); null while nothing is chosen. */
  charges: readonly ChargeLine[] | null
  /** Other registrations of the same people in this browser. */
  knownEntries: readonly KnownEntry[]
  /** When contests are danced, as far as the timetable is known. */
  times: ReadonlyMap<string, readonly ContestTime[]>
  change: ChangedEntry | null
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
  /** Adds one more soloist, with a registration of their own. */
  onAnotherOpen: () => void
  /** «Мои танцоры»; null for a visitor, who has none. */
  onRosterOpen: (() => void) | null
  /** Rows of a spreadsheet. */
  onPasteOpen: () => void
  onLogin: () => void
  /** Loads what somebody else changed meanwhile and keeps what was typed. */
  onReload: () => void
}

/** What every step gets. */
export interface StepProps {
  view: WizardView
  onEdit: WizardActions['onEdit']
}

export interface WizardStepProps {
  view: WizardView
  now: Instant
  /** Address of the text consented to. */
  privacyHref: string
  actions: WizardActions
}

/** What is not needed for the first step and comes after it. */
export interface WizardParts {
  /** The fields of any step but the first. */
  Step: ComponentType<WizardStepProps>
  /** The errors of the current step with their fields. */
  errorItems: (view: WizardView) => ErrorSummaryItem[]
  /** The same as a list that leads there. */
  Problems: ComponentType<ErrorSummaryProps>
  /** Why sending did not succeed. */
  Failure: ComponentType<{ submission: Submission; actions: WizardActions }>
  /** The charges so far, line by line. */
  Price: ComponentType<{ view: WizardView }>
}
