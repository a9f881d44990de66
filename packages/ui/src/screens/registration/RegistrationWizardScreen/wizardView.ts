import type { Instant } from '@parket/domain/format/date'
import type { KnownEntry } from '@parket/domain/registration/availability'
import type { DraftEdit } from '@parket/domain/registration/draftEdits'
import type { StepIndex } from '@parket/domain/registration/wizard/stepIndex'
import type { ContestTime } from '@parket/domain/timetable/overlaps'
import type { EventContest, EventData } from '../../events/eventData.ts'
import type { ConsentLinks } from '../ConsentBoxes/ConsentBoxes.tsx'
import type { WizardProgress } from './wizardProgress.ts'

/** What the steps of the wizard show: the event, and how far the wizard is (`wizardProgress`). */
export interface WizardView extends Omit<EventData, 'contests'>, WizardProgress<EventContest> {
  /** Whether what is typed outlives the tab: somebody is logged in. */
  isDraftOnDevice: boolean
  /** Other registrations of the same people in this browser. */
  knownEntries: readonly KnownEntry[]
  /** When contests are danced, as far as the timetable is known. */
  times: ReadonlyMap<string, readonly ContestTime[]>
}

/** What the steps ask for. */
export interface WizardActions {
  onEdit: (edit: DraftEdit) => void
  onNext: () => void
  onBack: () => void
  onStepOpen: (step: StepIndex) => void
  /** One of several entries, by its place: at the step given, else where something is wrong, else its contests. */
  onEntryOpen: (index: number, step?: StepIndex) => void
  /** `expectedAmounts`: what is shown of each entry, in kopecks. */
  onSubmit: (expectedAmounts: readonly number[]) => void
  /** Adds one more soloist, with a registration of their own. */
  onAnotherOpen: () => void
  /** «Мои танцоры»; null for a visitor, who has none. */
  onRosterOpen: (() => void) | null
  /** Rows of a spreadsheet. */
  onPasteOpen: () => void
  onLogin: () => void
  /** Throws away what was typed, once that is confirmed. */
  onRestart: () => void
  /** Loads what somebody else changed meanwhile and keeps what was typed. */
  onReload: () => void
}

/** What every step gets. */
export interface StepProps {
  /** What is shown: one branch for each state it can be in. */
  view: WizardView
  /** Changes what is typed or chosen. */
  onEdit: WizardActions['onEdit']
}

export interface WizardStepProps {
  /** What is shown: one branch for each state it can be in. */
  view: WizardView
  /** The moment it is shown at: a screen never asks the clock. */
  now: Instant
  /** Addresses of the texts consented to. */
  links: ConsentLinks
  /** What the step asks for. */
  actions: WizardActions
}
