import { assign, type SnapshotFrom } from 'xstate'
import { draftSaving } from './draftSaving.ts'
import { openedEntry } from './openedEntry.ts'
import { stepIndexes } from './stepIndex.ts'
import { stepAfter, stepBefore } from './steps.ts'
import {
  afterAnswer,
  afterFailure,
  afterOneOfSeveral,
  blankDraft,
  initialContext,
  madeResult,
  mergedWithServer,
  openStep,
  readyToSend,
  resumedDraft,
  toSubmission,
  withContacts,
} from './wizardContext.ts'
import { wizardSetup } from './wizardSetup.ts'

/** Every edit changes the draft and has it saved a second later. */
const edit = { actions: ['edit', 'touch'] } as const

/**
 * The registration wizard (docs/rules/registration.md, «Steps of the wizard»): steps 0–4, the draft kept in session
 * storage «after a 1-second debounce; cleared on event change or after registration». It owns the draft, the
 * submission, the server's answer and what the next registration begins with. A failed submit keeps everything and
 * can be repeated under the same key.
 */
export const wizardMachine = wizardSetup.createMachine({
  id: 'wizard',
  type: 'parallel',
  context: ({ input }) => initialContext(input),
  on: {
    'rules.change': { actions: assign({ rules: ({ event }) => event.rules }) },
    'entries.know': { actions: assign({ known: ({ event }) => event.entries }) },
  },
  states: {
    form: {
      initial: 'editing',
      on: {
        'registration.next': {
          target: '.editing',
          actions: [{ type: 'begin', params: ({ event }) => ({ draft: event.draft }) }, 'touch'],
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
            'entry.remove': edit,
            'packet.take': edit,
            'packet.drop': edit,
            'packets.arrange': edit,
            'packets.undo': edit,
            'contest.toggle': edit,
            'role.choose': edit,
            'consents.change': edit,
            'step.next': [
              {
                guard: 'isChangeReady',
                actions: [{ type: 'open', params: { step: 4 } }, 'touch'],
              },
              { guard: 'hasNextEntry', actions: ['openNextEntry', 'touch'] },
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
            'step.back': [
              { guard: 'hasPreviousEntry', actions: ['openPreviousEntry', 'touch'] },
              {
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
            ],
            'entry.open': {
              actions: [
                assign(({ context, event }) => {
                  const { draft, step } = openedEntry(context, event.index, event.step)
                  return { draft: openStep(draft, step) }
                }),
                'touch',
              ],
            },
            'step.open': {
              guard: { type: 'isReachable', params: ({ event }) => ({ step: event.step }) },
              actions: [{ type: 'open', params: ({ event }) => ({ step: event.step }) }, 'touch'],
            },
            'draft.restore': {
              actions: {
                type: 'begin',
                params: ({ context, event }) => ({
                  draft: resumedDraft(event.draft, context.rules),
                }),
              },
            },
            'draft.restart': {
              actions: [
                {
                  type: 'begin',
                  params: ({ context: { draft, rules } }) => ({
                    draft: blankDraft(draft.eventId, rules),
                  }),
                },
                'discard',
              ],
            },
            'contacts.fill': {
              actions: assign(({ context, event }) => ({
                draft: withContacts(context.draft, event.contacts),
              })),
            },
            'registration.submit': [
              { guard: 'hasNextEntry', actions: ['openNextEntry', 'touch'] },
              {
                target: 'submitting',
                guard: 'isEverythingValid',
                actions: [
                  assign(({ context, event }) => readyToSend(context, event.expectedAmounts)),
                  'touch',
                  'flush',
                ],
              },
              {
                actions: ['openFaultyEntry', { type: 'showProblems', params: { of: stepIndexes } }],
              },
            ],
          },
          initial: 'current',
          states: {
            current: {
              on: { 'registration.reload': { target: 'reloading', guard: 'isChange' } },
            },
            reloading: {
              invoke: {
                src: 'fetchStored',
                input: ({ context: { draft, rules } }) => ({
                  eventId: draft.eventId,
                  regDataId: rules.stored?.regData.id ?? 0,
                }),
                onDone: {
                  target: 'current',
                  actions: [
                    assign(({ context, event }) => mergedWithServer(context, event.output)),
                    'touch',
                  ],
                },
                // The failure that asked for it is still shown, and can ask again.
                onError: 'current',
              },
            },
          },
        },
        submitting: {
          entry: assign({ failure: null, serverErrors: {} }),
          invoke: {
            src: 'submit',
            input: ({ context }) => toSubmission(context),
            onDone: [
              {
                guard: 'isMoreToSend',
                target: 'between',
                actions: [
                  assign(({ context, event }) => afterOneOfSeveral(context, event.output)),
                  'touch',
                  'flush',
                ],
              },
              {
                target: 'registered',
                actions: [
                  assign(({ context, event }) => afterAnswer(context, event.output)),
                  'discard',
                ],
              },
            ],
            onError: {
              target: 'editing',
              actions: [
                assign(({ context, event }) => afterFailure(context, event.error)),
                'touch',
              ],
            },
          },
        },
        /** One of several entries is registered; the next one is sent. */
        between: {
          invoke: {
            src: 'saveResult',
            input: ({ context }) => madeResult(context),
            onDone: 'submitting',
            onError: 'submitting',
          },
        },
        registered: {
          invoke: {
            src: 'saveResult',
            input: ({ context }) => madeResult(context),
            // It serves a reload of the page only.
            onError: {},
          },
        },
      },
    },
    storage: draftSaving,
  },
})

export type WizardSnapshot = SnapshotFrom<typeof wizardMachine>
