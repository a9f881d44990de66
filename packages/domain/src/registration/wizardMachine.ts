import { assertEvent, assign, emit, raise, setup, stateIn } from 'xstate'
import { declared } from '../machine/declared.ts'
import { placeholder } from '../machine/placeholder.ts'
import { newDraft, type Draft } from './draft.ts'
import { editTypes, type DraftEdit } from './draftEdits.ts'
import type { StoredRegistration } from './storedRegistration.ts'
import { stepIndexes, type StepIndex } from './stepIndex.ts'
import { isStepReachable, isStepValid, stepAfter, stepBefore, type WizardRules } from './steps.ts'
import {
  afterFailure,
  edited,
  initialContext,
  newEntry,
  openStep,
  mergedWithServer,
  submission,
  withKnown,
  withSubmitKey,
  type KnownPerson,
  type RegisteredEntry,
  type Submission,
  type WizardContext,
  type WizardInput,
} from './wizardContext.ts'

/** «Draft save debounce 1000 ms» (spec §9). */
export const draftSaveDelay = 1000

export type WizardEvent =
  | DraftEdit
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'step.open'; step: StepIndex }
  | { type: 'entry.submit' }
  /** Somebody is logged in, which was not known at first. */
  | { type: 'known.change'; known: KnownPerson }
  /** The registration that is changed, as somebody else left it. */
  | { type: 'stored.change'; stored: StoredRegistration }
  /** Fresh contests, tags or time of the same event. */
  | { type: 'rules.change'; rules: WizardRules }
  | { type: 'event.change'; eventId: number; rules: WizardRules }
  /** Saves what has changed without waiting: the page may be gone in a moment. */
  | { type: 'draft.flush' }
  /** Raised by the machine itself. */
  | { type: 'draft.touch' }
  | { type: 'draft.discard' }

/** Every edit changes the draft and has it saved a second later. */
const edit = { actions: ['edit', 'touch'] } as const

/**
 * The registration wizard (spec §4): steps 0–4, the draft kept in session storage «after a 1-second
 * debounce; cleared on event change or after registration». A failed submit keeps everything and can
 * be repeated under the same key. Emits `entry.done`.
 */
export const wizardMachine = setup({
  types: declared<{
    context: WizardContext
    events: WizardEvent
    input: WizardInput
    emitted: { type: 'entry.done'; entry: RegisteredEntry }
  }>(),
  actors: {
    submit: placeholder<RegisteredEntry, Submission>('submit'),
    saveDraft: placeholder<void, { draft: Draft }>('saveDraft'),
    clearDraft: placeholder<void>('clearDraft'),
  },
  actions: {
    edit: assign(({ context, event }) => {
      assertEvent(event, editTypes)
      return edited(context, event)
    }),
    open: assign(({ context: { draft } }, { step }: { step: StepIndex | null }) => ({
      draft: openStep(draft, step ?? draft.step),
    })),
    showProblems: assign(({ context }, { of }: { of: readonly StepIndex[] }) => ({
      tried: [...new Set([...context.tried, ...of])],
    })),
    touch: raise({ type: 'draft.touch' }),
    flush: raise({ type: 'draft.flush' }),
    discard: raise({ type: 'draft.discard' }),
  },
  guards: {
    isDone: ({ context: { draft, rules } }) =>
      draft.step < 4 && isStepValid(draft.step, draft, rules),
    hasBefore: ({ context: { draft } }) => draft.step > 0,
    isEverythingValid: ({ context: { draft, rules } }) => isStepValid(4, draft, rules),
    isReachable: ({ context: { draft, rules } }, { step }: { step: StepIndex }) =>
      isStepReachable(step, draft, rules),
    isDraftUnwanted: stateIn({ storage: { saving: 'unwanted' } }),
    isDraftOutdated: stateIn({ storage: { saving: 'outdated' } }),
  },
  delays: { debounce: draftSaveDelay },
}).createMachine({
  id: 'wizard',
  type: 'parallel',
  context: ({ input }) => initialContext(input),
  on: {
    'rules.change': { actions: assign({ rules: ({ event }) => event.rules }) },
  },
  states: {
    form: {
      initial: 'editing',
      on: {
        'event.change': {
          target: '.editing',
          actions: [
            assign(({ event: { eventId, rules } }) => ({
              rules,
              ...newEntry(newDraft(eventId, rules.filter)),
            })),
            'discard',
          ],
        },
      },
      states: {
        editing: {
          on: {
            'contacts.change': edit,
            'dancer.add': edit,
            'dancer.change': edit,
            'dancer.remove': edit,
            'dancers.enter': edit,
            'other.remove': edit,
            'packet.take': edit,
            'packet.drop': edit,
            'contest.toggle': edit,
            'role.choose': edit,
            'consents.change': edit,
            'step.next': [
              {
                guard: 'isDone',
                actions: [
                  {
                    type: 'open',
                    params: ({ context: { draft, rules } }) => ({
                      step: stepAfter(draft.step, draft, rules),
                    }),
                  },
                  'touch',
                ],
              },
              {
                actions: {
                  type: 'showProblems',
                  params: ({ context }) => ({ of: [context.draft.step] }),
                },
              },
            ],
            'step.back': {
              guard: 'hasBefore',
              actions: [
                {
                  type: 'open',
                  params: ({ context: { draft, rules } }) => ({
                    step: stepBefore(draft.step, draft, rules),
                  }),
                },
                'touch',
              ],
            },
            'step.open': {
              guard: { type: 'isReachable', params: ({ event }) => ({ step: event.step }) },
              actions: [{ type: 'open', params: ({ event }) => ({ step: event.step }) }, 'touch'],
            },
            'known.change': {
              actions: assign(({ context, event }) => ({
                draft: withKnown(context.draft, event.known),
              })),
            },
            'stored.change': {
              actions: [
                assign(({ context, event }) => mergedWithServer(context, event.stored)),
                'touch',
              ],
            },
            'entry.submit': [
              {
                target: 'submitting',
                guard: 'isEverythingValid',
                actions: [assign(({ context }) => withSubmitKey(context)), 'touch', 'flush'],
              },
              { actions: { type: 'showProblems', params: { of: stepIndexes } } },
            ],
          },
        },
        submitting: {
          entry: assign({ failure: null, serverErrors: {} }),
          invoke: {
            src: 'submit',
            input: ({ context }) => submission(context),
            onDone: {
              target: 'registered',
              actions: [
                assign({ result: ({ event }) => event.output }),
                'discard',
                emit(({ event }) => ({ type: 'entry.done', entry: event.output })),
              ],
            },
            onError: {
              target: 'editing',
              actions: [
                assign(({ context, event }) => afterFailure(context, event.error)),
                'touch',
              ],
            },
          },
        },
        registered: {},
      },
    },
    storage: {
      initial: 'idle',
      on: {
        // Begins the second anew; re-entering `storage` itself would also reset the form.
        'draft.touch': '.waiting',
        'draft.discard': '.clearing',
      },
      states: {
        idle: {},
        waiting: {
          after: { debounce: 'saving' },
          // Only what has changed: a draft that was cleared must not come back.
          on: { 'draft.flush': 'saving' },
        },
        saving: {
          invoke: {
            src: 'saveDraft',
            input: ({ context }) => ({ draft: context.draft }),
            onDone: [
              { target: 'clearing', guard: 'isDraftUnwanted' },
              { target: 'saving', reenter: true, guard: 'isDraftOutdated' },
              { target: 'idle', actions: assign({ isDraftSaved: true }) },
            ],
            onError: [
              { target: 'clearing', guard: 'isDraftUnwanted' },
              { target: 'saving', reenter: true, guard: 'isDraftOutdated' },
              { target: 'idle', actions: assign({ isDraftSaved: false }) },
            ],
          },
          // A write under way ends first: else a late one would bring back what was cleared.
          on: {
            'draft.touch': '.outdated',
            'draft.discard': '.unwanted',
          },
          initial: 'latest',
          states: { latest: {}, outdated: {}, unwanted: {} },
        },
        clearing: {
          invoke: { src: 'clearDraft', onDone: 'idle', onError: 'idle' },
        },
      },
    },
  },
})
