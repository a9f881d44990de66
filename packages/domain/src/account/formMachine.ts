import { assign, emit, setup, type NonReducibleUnknown } from 'xstate'
import { declared } from '../machine/declared.ts'
import { placeholder } from '../machine/placeholder.ts'
import { errorText, toRequestFailure } from '../problems/errorText.ts'
import { hasErrors, type FieldErrors } from '../problems/fieldErrors.ts'

/** What is typed into a form, by field name. */
export type FormValues = Readonly<Record<string, string>>

export interface FormInput {
  values: FormValues
  /** The rules that the server holds the form to as well. */
  check: (values: FormValues) => FieldErrors
  /** Fields that are emptied once they were sent: passwords. */
  secrets?: readonly string[]
}

export interface FormContext extends Required<FormInput> {
  errors: FieldErrors
  /** What no field can show: a lost connection, «попробуйте снова через …». */
  message: string | null
  /** How often the form was refused: each time anew is said what is wrong. */
  refusals: number
}

export type FormEvent =
  | { type: 'field.change'; field: string; value: string }
  | { type: 'form.submit' }

/**
 * A form of the account (registration, profile, passwords; spec §2, §5): filled in, checked by the
 * rules of the fields, sent, then done or back with what is wrong. Nothing typed is lost; an error
 * goes when its field is changed. After `done` it can be changed and sent again.
 * Emits `form.done` with the server's answer.
 */
export const formMachine = setup({
  types: declared<{
    context: FormContext
    events: FormEvent
    input: FormInput
    emitted: { type: 'form.done'; answer: unknown; values: FormValues }
  }>(),
  actors: {
    send: placeholder<NonReducibleUnknown, FormValues>('send'),
  },
  actions: {
    change: assign(({ context }, { field, value }: { field: string; value: string }) => ({
      values: { ...context.values, [field]: value },
      errors: without(context.errors, field),
    })),
    showProblems: assign(({ context }) => ({
      errors: context.check(context.values),
      message: null,
      refusals: context.refusals + 1,
    })),
    showRefusal: assign(({ context }, error: unknown) => ({
      ...readRefusal(error, context.values),
      refusals: context.refusals + 1,
    })),
    forgetSecrets: assign(({ context: { values, secrets } }) => ({
      values: { ...values, ...Object.fromEntries(secrets.map((field) => [field, ''])) },
    })),
  },
  guards: {
    isRight: ({ context }) => !hasErrors(context.check(context.values)),
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => ({
    secrets: [],
    ...input,
    errors: {},
    message: null,
    refusals: 0,
  }),
  initial: 'editing',
  on: {
    'field.change': { actions: { type: 'change', params: ({ event }) => event } },
  },
  states: {
    editing: {
      on: {
        'form.submit': [{ target: 'sending', guard: 'isRight' }, { actions: 'showProblems' }],
      },
    },
    sending: {
      entry: assign({ errors: {}, message: null }),
      invoke: {
        src: 'send',
        input: ({ context }) => context.values,
        onDone: {
          target: 'done',
          actions: [
            emit(({ context, event }) => ({
              type: 'form.done',
              answer: event.output,
              values: context.values,
            })),
            'forgetSecrets',
          ],
        },
        onError: {
          target: 'editing',
          actions: { type: 'showRefusal', params: thrown },
        },
      },
    },
    done: {
      on: {
        'field.change': {
          target: 'editing',
          actions: { type: 'change', params: ({ event }) => event },
        },
        'form.submit': [
          { target: 'sending', guard: 'isRight' },
          { target: 'editing', actions: 'showProblems' },
        ],
      },
    },
  },
})

/** What an effect threw, for `showRefusal`. */
function thrown({ event }: { event: { error: unknown } }): unknown {
  return event.error
}

/** Parts a refusal into what stands by the form's fields and what has to be said beside them. */
function readRefusal(error: unknown, values: FormValues): Pick<FormContext, 'errors' | 'message'> {
  const failure = toRequestFailure(error)
  const all = Object.entries(failure.answer?.errors ?? {})
  const own = all.filter(([field]) => field in values)
  const others = all.filter(([field]) => !(field in values)).flatMap(([, texts]) => texts)
  const errors: FieldErrors = Object.fromEntries(own)
  if (others.length > 0) return { errors, message: others.join('\n') }
  return { errors, message: hasErrors(errors) ? null : errorText(failure) }
}

function without(errors: FieldErrors, field: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))
}
