import { assign, emit, setup } from 'xstate'
import { declared } from '../machine/declared.ts'
import { placeholder } from '../machine/placeholder.ts'
import { loginErrorText, toRequestFailure } from '../problems/errorText.ts'
import { hasErrors, type FieldErrors } from '../problems/fieldErrors.ts'
import { formProblemText } from '../problems/formProblems.ts'
import { checkCredentials, type Credentials } from './login.ts'
import type { AccountUser } from '../account/user.ts'

/** The answer of `POST /api/login`: `{data: user, token}`. */
export interface LoginAnswer {
  data: AccountUser
  token: string
}

export type LoginEvent =
  | { type: 'dialog.open' }
  | { type: 'dialog.close' }
  | { type: 'email.change'; email: string }
  | { type: 'password.change'; password: string }
  | { type: 'otp.change'; otp: string }
  | { type: 'login.submit' }

export interface LoginContext extends Required<Credentials> {
  /** The password was right, and the account has a second factor. */
  isOtpAsked: boolean
  /** Shown above the fields; null when there is nothing to say. */
  error: string | null
  /** What is wrong with the fields, until they are changed. */
  errors: FieldErrors
}

/**
 * «Login dialog: closed, open, closed on success; shows an error and loading state on the button
 * while running» (docs/rules/accounts.md, «Login»). The e-mail typed stays when the dialog closes, the password does
 * not. Emits `login.done` with the server's answer.
 */
export const loginMachine = setup({
  types: declared<{
    context: LoginContext
    events: LoginEvent
    emitted: { type: 'login.done'; answer: LoginAnswer }
  }>(),
  actors: {
    login: placeholder<LoginAnswer, Credentials>('login'),
  },
  actions: {
    forget: assign({ password: '', otp: '', isOtpAsked: false, error: null, errors: {} }),
    // What had been refused is no longer what is typed.
    showProblems: assign({ error: null, errors: ({ context }) => problemsOf(context) }),
  },
  guards: {
    isSound: ({ context }) => !hasErrors(problemsOf(context)),
    isOtpAsked: (_, { error }: { error: unknown }) =>
      toRequestFailure(error).answer?.code === 'second_factor_required',
  },
}).createMachine({
  id: 'login',
  context: { email: '', password: '', otp: '', isOtpAsked: false, error: null, errors: {} },
  initial: 'closed',
  on: {
    'email.change': {
      actions: assign(({ context: { errors }, event }) => ({
        email: event.email,
        isOtpAsked: false,
        otp: '',
        errors: { ...errors, email: [] },
      })),
    },
    'password.change': {
      actions: assign(({ context: { errors }, event }) => ({
        password: event.password,
        isOtpAsked: false,
        otp: '',
        errors: { ...errors, password: [] },
      })),
    },
    'otp.change': {
      actions: assign(({ context: { errors }, event }) => ({
        otp: event.otp,
        errors: { ...errors, otp: [] },
      })),
    },
  },
  states: {
    closed: {
      entry: 'forget',
      on: { 'dialog.open': 'open' },
    },
    open: {
      on: {
        'login.submit': [{ target: 'running', guard: 'isSound' }, { actions: 'showProblems' }],
        'dialog.close': 'closed',
      },
    },
    running: {
      entry: assign({ error: null, errors: {} }),
      invoke: {
        src: 'login',
        input: ({ context: { email, password, otp, isOtpAsked } }) => ({
          email: email.trim(),
          password,
          ...(isOtpAsked && { otp: otp.trim() }),
        }),
        onDone: {
          target: 'closed',
          actions: emit(({ event }) => ({ type: 'login.done', answer: event.output })),
        },
        onError: [
          {
            target: 'open',
            guard: {
              type: 'isOtpAsked',
              params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
            },
            actions: assign({ isOtpAsked: true, otp: '' }),
          },
          {
            target: 'error',
            actions: assign({
              error: ({ event }) => loginErrorText(toRequestFailure(event.error)),
            }),
          },
        ],
      },
      on: { 'dialog.close': 'closed' },
    },
    error: {
      on: {
        'login.submit': [{ target: 'running', guard: 'isSound' }, { actions: 'showProblems' }],
        'dialog.close': 'closed',
      },
    },
  },
})

function problemsOf(context: LoginContext): FieldErrors {
  const isOtpMissing = context.isOtpAsked && context.otp.trim() === ''
  return {
    ...checkCredentials(context),
    ...(isOtpMissing && { otp: [formProblemText('second_factor_required')] }),
  }
}
