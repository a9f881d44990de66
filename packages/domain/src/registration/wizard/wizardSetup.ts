import { assertEvent, assign, raise, setup, stateIn } from 'xstate'
import { declared } from '../../machine/declared.ts'
import { placeholder } from '../../machine/placeholder.ts'
import { hasErrors } from '../../problems/fieldErrors.ts'
import type { KnownEntry } from '../availability.ts'
import type { Draft } from '../draft.ts'
import { editTypes, type DraftEdit } from '../draftEdits.ts'
import type { RegistrationAnswer } from '../registrationAnswer.ts'
import type { Contacts } from '../request.ts'
import type { StoredRegistration } from '../storedRegistration.ts'
import { openRefused } from './refusal.ts'
import type { StepIndex } from './stepIndex.ts'
import { openEntry } from '../draftEntries.ts'
import { faultyEntry, isStepReachable, isStepValid, nextEntry, previousEntry } from './steps.ts'
import type { WizardRules } from './wizardRules.ts'
import {
  beginDraft,
  editContext,
  hasMore,
  openStep,
  type Submission,
  type WizardContext,
  type WizardInput,
  type WizardResult,
} from './wizardContext.ts'

/** «Draft save debounce 1000 ms» (docs/rules/registration.md, «Draft»). */
export const draftSaveDelay = 1000

export type WizardEvent =
  | DraftEdit
  /** On; back to the review where a registration is changed and the rest of it is valid. */
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'step.open'; step: StepIndex }
  /** One of several entries, by its place (`entriesOf`): the step given, else what is wrong of it, else its contests. */
  | { type: 'entry.open'; index: number; step?: StepIndex }
  /** `expectedAmounts`: what is shown of each entry, in kopecks. */
  | { type: 'registration.submit'; expectedAmounts: readonly number[] }
  /** Fetches the registration that is changed, as somebody else left it; what was typed stays. */
  | { type: 'registration.reload' }
  /** Begins the registration after one that was made. */
  | { type: 'registration.next'; draft: Draft }
  /** Fills in what the account knows and nobody has typed. */
  | { type: 'contacts.fill'; contacts: Contacts }
  /** Fresh contests, tags or time of the same event. */
  | { type: 'rules.change'; rules: WizardRules }
  /** Other registrations of the same people became known. */
  | { type: 'entries.know'; entries: readonly KnownEntry[] }
  /** What this browser keeps takes the place of the blank draft that the server rendered. */
  | { type: 'draft.restore'; draft: Draft }
  /** Begins again: nothing typed is left, here or in the browser. */
  | { type: 'draft.restart' }
  /** Saves what has changed without waiting: the page may be gone in a moment. */
  | { type: 'draft.flush' }
  /** Raised by the machine itself. */
  | { type: 'draft.touch' }
  | { type: 'draft.discard' }

/** What a browser keeps of a wizard that is not finished. */
export interface DraftToSave {
  draft: Draft
  /** The registration that the draft changes, as the draft knows it; null for a new one. */
  stored: StoredRegistration | null
}

/** Everything the wizard's states are made of; the host provides the actors. */
export const wizardSetup = setup({
  types: declared<{ context: WizardContext; events: WizardEvent; input: WizardInput }>(),
  actors: {
    submit: placeholder<RegistrationAnswer, Submission>('submit'),
    fetchStored: placeholder<StoredRegistration, { eventId: number; regDataId: number }>(
      'fetchStored',
    ),
    saveDraft: placeholder<void, DraftToSave>('saveDraft'),
    clearDraft: placeholder<void, DraftToSave>('clearDraft'),
    /** For a reload of the page: the result itself stays with the machine. */
    saveResult: placeholder<void, WizardResult>('saveResult'),
  },
  actions: {
    edit: assign(({ context, event }) => {
      assertEvent(event, editTypes)
      return editContext(context, event)
    }),
    open: assign(({ context: { draft, serverErrors } }, { step }: { step: StepIndex | null }) => {
      // The last step shows the problems of the entry at hand.
      const isRefusalToShow = step === 4 && hasErrors(serverErrors)
      return { draft: openStep(isRefusalToShow ? openRefused(draft) : draft, step ?? draft.step) }
    }),
    openNextEntry: assign(({ context: { draft, rules } }) => ({
      draft: nextEntry(draft, rules) ?? draft,
    })),
    openPreviousEntry: assign(({ context: { draft, rules } }) => ({
      draft: previousEntry(draft, rules) ?? draft,
    })),
    openFaultyEntry: assign(({ context: { draft, rules } }) => ({
      draft: openEntry(draft, faultyEntry(draft, rules) ?? draft.turn),
    })),
    showProblems: assign(({ context }, { of }: { of: readonly StepIndex[] }) => ({
      tried: [...new Set([...context.tried, ...of])],
    })),
    begin: assign((_, { draft }: { draft: Draft }) => beginDraft(draft)),
    touch: raise({ type: 'draft.touch' }),
    flush: raise({ type: 'draft.flush' }),
    discard: raise({ type: 'draft.discard' }),
  },
  guards: {
    isDone: ({ context: { draft, rules } }) =>
      draft.step < 4 && isStepValid(draft.step, draft, rules),
    hasBefore: ({ context: { draft } }) => draft.step > 0,
    hasNextEntry: ({ context: { draft, rules } }) => nextEntry(draft, rules) !== null,
    hasPreviousEntry: ({ context: { draft, rules } }) => previousEntry(draft, rules) !== null,
    isEverythingValid: ({ context: { draft, rules } }) => faultyEntry(draft, rules) === null,
    isMoreToSend: ({ context }) => hasMore(context),
    isReachable: ({ context: { draft, rules } }, { step }: { step: StepIndex }) =>
      isStepReachable(step, draft, rules),
    isChangeReady: ({ context: { draft, rules } }) =>
      rules.stored !== undefined && isStepReachable(4, draft, rules),
    isChange: ({ context: { rules } }) => rules.stored !== undefined,
    isDraftUnwanted: stateIn({ storage: { saving: 'unwanted' } }),
    isDraftOutdated: stateIn({ storage: { saving: 'outdated' } }),
  },
  delays: { debounce: draftSaveDelay },
})
