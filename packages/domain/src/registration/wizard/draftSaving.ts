import { assign } from 'xstate'
import { wizardSetup } from './wizardSetup.ts'

/**
 * Keeps the draft «after a 1-second debounce» (docs/rules/registration.md, «Draft»), and clears it: the region
 * `storage` of the wizard.
 */
export const draftSaving = wizardSetup.createStateConfig({
  initial: 'idle',
  on: {
    // Starts the second again; re-entering `storage` itself would also reset the form.
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
        // After a merge the newer one: by an older one a reload would take back what others changed.
        input: ({ context: { draft, rules } }) => ({ draft, stored: rules.stored ?? null }),
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
      invoke: {
        src: 'clearDraft',
        input: ({ context: { draft, rules } }) => ({ draft, stored: rules.stored ?? null }),
        onDone: 'idle',
        onError: 'idle',
      },
    },
  },
})
