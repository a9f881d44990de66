import type { RegistrationFilter } from '@parket/domain/contest/filters'
import type { Draft } from '@parket/domain/registration/draft'
import type {
  WizardActions,
  WizardView,
} from '@parket/ui/screens/registration/RegistrationWizardScreen'
import { type LinkBuilder } from '@parket/domain/site/links'
import type { EventData } from '../../data/event/eventSource.ts'

/** The first step before the wizard itself has come: contacts can be typed, nothing is checked yet. */
export function firstView(
  data: EventData,
  filter: RegistrationFilter,
  draft: Draft,
  isNextWanted: boolean,
): WizardView {
  return {
    ...data,
    filter,
    draft,
    errors: {},
    stepStates: [0, 1, 2, 3, 4].map((step) => (step === draft.step ? 'current' : 'upcoming')),
    canOpen: [],
    nextStep: 1,
    charges: null,
    knownEntries: [],
    times: new Map(),
    change: null,
    draftState: 'untouched',
    submission: { state: isNextWanted ? 'running' : 'idle' },
  }
}

/** What there is to do while nothing is there to do it. */
export const noActions: WizardActions = {
  onEdit() {},
  onNext() {},
  onBack() {},
  onStepOpen() {},
  onSubmit() {},
  onAnotherOpen() {},
  onRosterOpen: null,
  onPasteOpen() {},
  onLogin() {},
  onReload() {},
}

/** Where the wizard of a new registration leads. */
export function wizardLinks(links: LinkBuilder, eventId: number) {
  return {
    event: links.to('event', { eventId }),
    back: links.to('selectRegistration', { eventId }),
    privacy: links.to('privacy'),
  }
}
