import { assign, setup } from 'xstate'
import { declared } from '../machine/declared.ts'
import { placeholder } from '../machine/placeholder.ts'
import { isEmail } from '../account/email.ts'

export type ForgotPasswordEvent =
  | { type: 'dialog.open'; email?: string }
  | { type: 'dialog.close' }
  | { type: 'email.change'; email: string }
  | { type: 'letter.request' }

/** «Forgot-password timeout 15000 ms» (docs/rules/accounts.md, «Forgotten password»). */
const TIMEOUT_MS = 15_000

/**
 * «Forgot-password dialog: sending, then sent or error» (docs/rules/accounts.md, «Forgotten password»). An e-mail
 * that cannot be one shows 'Введите корректный адрес электронной почты.'; the answer of the call is not read
 * (docs/rules/accounts.md, «Forgotten password»).
 */
export const forgotPasswordMachine = setup({
  types: declared<{ context: { email: string }; events: ForgotPasswordEvent }>(),
  actors: {
    sendLetter: placeholder<void, { email: string }>('sendLetter'),
  },
  guards: {
    isEmail: ({ context }) => isEmail(context.email.trim()),
  },
  delays: { timeout: TIMEOUT_MS },
}).createMachine({
  id: 'forgotPassword',
  context: { email: '' },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'dialog.open': {
          target: 'editing',
          actions: assign({ email: ({ context, event }) => event.email ?? context.email }),
        },
      },
    },
    editing: {
      on: {
        'email.change': { actions: assign({ email: ({ event }) => event.email }) },
        'letter.request': [{ target: 'sending', guard: 'isEmail' }, { target: 'invalid' }],
        'dialog.close': 'closed',
      },
    },
    invalid: {
      on: {
        'email.change': {
          target: 'editing',
          actions: assign({ email: ({ event }) => event.email }),
        },
        'letter.request': { target: 'sending', guard: 'isEmail' },
        'dialog.close': 'closed',
      },
    },
    sending: {
      invoke: {
        src: 'sendLetter',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: 'sent',
        onError: 'failed',
      },
      after: { timeout: 'failed' },
      on: { 'dialog.close': 'closed' },
    },
    sent: {
      on: { 'dialog.close': 'closed' },
    },
    failed: {
      on: {
        'email.change': {
          target: 'editing',
          actions: assign({ email: ({ event }) => event.email }),
        },
        'letter.request': [{ target: 'sending', guard: 'isEmail' }, { target: 'invalid' }],
        'dialog.close': 'closed',
      },
    },
  },
})
