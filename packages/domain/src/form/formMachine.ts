import { assign, emit, setup, type NonReducibleUnknown } from 'xstate'
import { declared } from '../machine/declared.ts'
import { placeholder } from '../machine/placeholder.ts'
import { errorText, toRequestFailure } from '../problems/errorText.ts'
import { hasErrors, type FieldErrors } from '../problems/fieldErrors.ts'
import { changedFields, mergeEdits, type EditConflict } from './mergeEdits.ts'

/** What is filled in, by field. Who runs a form knows its fields: `useEditForm` of the site is typed by them. */
export type FormValues = Readonly<Record<string, unknown>>

/** A record as it was read: what the form begins with. */
export interface FormRecord<Values = FormValues> {
  values: Values
  /** The version that a change is checked against; null where the record has none. */
  version: number | null
}

export interface FormInput {
  record: FormRecord
  /** The rules that the server holds the form to as well. */
  check: (values: FormValues) => FieldErrors
  /** Fields that are emptied once they were sent: passwords. */
  secrets?: readonly string[]
  /** Reads the stored record, with its new version, out of the server's answer. */
  toRecord?: (answer: unknown) => FormRecord
}

export interface FormContext {
  /** What is stored, as far as this form knows. */
  stored: FormRecord
  values: FormValues
  check: (values: FormValues) => FieldErrors
  secrets: readonly string[]
  toRecord: FormInput['toRecord']
  errors: FieldErrors
  /** What no field can show: a lost connection, «попробуйте снова через …». */
  message: string | null
  /** How often the form was refused: what is wrong is said each time. */
  refusals: number
  /** What was sent last: what is typed meanwhile is not saved yet. */
  sent: FormValues
  /** Saved by itself: a field that is wrong is left as it is stored, and what is typed in it stays. */
  isPartly: boolean
  /** Fields that somebody else has changed meanwhile in another way. */
  conflicts: readonly EditConflict<FormValues>[]
}

export type FormEvent =
  | { type: 'field.change'; change: FormValues }
  | { type: 'form.submit' }
  /** It saves itself: what is right is sent, what is wrong is shown at its field. */
  | { type: 'form.save' }
  /** Back to what is stored. */
  | { type: 'form.reset' }
  /** Both texts of a conflict were seen: these values shall stand. */
  | { type: 'conflict.resolve'; values: FormValues }

/**
 * A form (docs/rules/site.md, «Forms»): filled in, checked by the rules of the fields, sent, then done or back with
 * what is wrong. Nothing typed is lost; an error goes when its field is changed. After `done` it can be changed
 * and sent again. Emits `form.done` with the server's answer.
 *
 * A form may save itself (`form.save`): what is right is sent, what is wrong stays at its field.
 *
 * A record that somebody else has changed meanwhile (409 `stale`) is read again and merged: what does not
 * collide is saved at once, what does waits in `conflict` for a choice.
 */
export const formMachine = setup({
  types: declared<{
    context: FormContext
    events: FormEvent
    input: FormInput
    emitted: { type: 'form.done'; answer: unknown; values: FormValues }
  }>(),
  actors: {
    send: placeholder<NonReducibleUnknown, FormRecord>('send'),
    /** Reads the record again. Only records with a version need it. */
    reload: placeholder<FormRecord>('reload'),
  },
  actions: {
    change: assign(({ context }, change: FormValues) => ({
      values: { ...context.values, ...change },
      errors: without(context.errors, Object.keys(change)),
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
    /** A secret typed again meanwhile stays. */
    forgetSecrets: assign(({ context: { values, sent, stored, secrets } }) => {
      const unchanged = secrets.filter((field) => values[field] === sent[field])
      const emptied = Object.fromEntries(unchanged.map((field) => [field, '']))
      return {
        values: { ...values, ...emptied },
        stored: { ...stored, values: { ...stored.values, ...emptied } },
      }
    }),
    sendAll: assign({ isPartly: false }),
    sendPart: assign({ isPartly: true }),
    /** At the fields alone: nobody asked for it to be said. */
    markProblems: assign(({ context }) => ({ errors: context.check(context.values) })),
    reset: assign(({ context }) => ({
      values: context.stored.values,
      errors: {},
      message: null,
    })),
    /** The server has what was sent; where its answer is the record, the fields show what it made of it. */
    keep: assign(({ context: { toRecord, stored: before, sent, values } }, answer: unknown) => {
      const stored = toRecord?.(answer) ?? { ...before, values: sent }
      return { stored, values: mergeEdits(sent, values, stored.values).values }
    }),
    tellDone: emit(({ context }, answer: unknown) => ({
      type: 'form.done' as const,
      answer,
      values: context.values,
    })),
    merge: assign(({ context }, stored: FormRecord) => ({
      stored,
      ...mergeEdits(context.stored.values, context.values, stored.values),
    })),
  },
  guards: {
    isRight: ({ context }) => !hasErrors(context.check(context.values)),
    hasPart: ({ context }) => {
      const part = rightPart(context)
      return (
        changedFields(context.stored.values, part).length > 0 && !hasErrors(context.check(part))
      )
    },
    isStale: (_, error: unknown) => {
      const { status, answer } = toRequestFailure(error)
      return status === 409 && answer?.code === 'stale'
    },
    isStored: ({ context }) => changedFields(context.stored.values, context.values).length === 0,
    hasConflicts: ({ context }) => context.conflicts.length > 0,
  },
}).createMachine({
  id: 'form',
  context: ({ input: { record, check, secrets = [], toRecord } }) => ({
    stored: record,
    values: record.values,
    check,
    secrets,
    toRecord,
    errors: {},
    message: null,
    refusals: 0,
    sent: record.values,
    isPartly: false,
    conflicts: [],
  }),
  initial: 'editing',
  on: {
    'field.change': { actions: { type: 'change', params: ({ event }) => event.change } },
  },
  states: {
    editing: {
      on: {
        'form.submit': [
          { target: 'sending', guard: 'isRight', actions: 'sendAll' },
          { actions: 'showProblems' },
        ],
        'form.save': [
          { target: 'sending', guard: 'hasPart', actions: 'sendPart' },
          { actions: 'markProblems' },
        ],
        'form.reset': { actions: 'reset' },
      },
    },
    sending: {
      entry: assign(({ context }) => ({
        errors: context.isPartly ? context.check(context.values) : {},
        message: null,
        sent: context.isPartly ? rightPart(context) : context.values,
      })),
      invoke: {
        src: 'send',
        input: ({ context }) => ({ values: context.sent, version: context.stored.version }),
        onDone: {
          target: 'sent',
          actions: [
            { type: 'tellDone', params: answered },
            { type: 'keep', params: answered },
            'forgetSecrets',
          ],
        },
        onError: [
          { target: 'reloading', guard: { type: 'isStale', params: thrown } },
          { target: 'editing', actions: { type: 'showRefusal', params: thrown } },
        ],
      },
    },
    reloading: {
      invoke: {
        src: 'reload',
        onDone: {
          target: 'merged',
          actions: { type: 'merge', params: ({ event }) => event.output },
        },
        onError: { target: 'editing', actions: { type: 'showRefusal', params: thrown } },
      },
    },
    merged: {
      always: [{ target: 'conflict', guard: 'hasConflicts' }, { target: 'sending' }],
    },
    conflict: {
      on: {
        // The choice is asked for again.
        'form.submit': {
          actions: assign(({ context }) => ({ refusals: context.refusals + 1 })),
        },
        'conflict.resolve': {
          target: 'checking',
          actions: [
            { type: 'change', params: ({ event }) => event.values },
            assign({ conflicts: [] }),
          ],
        },
      },
    },
    checking: {
      always: [
        { target: 'sending', guard: 'isRight', actions: 'sendAll' },
        { target: 'editing', actions: 'showProblems' },
      ],
    },
    sent: {
      // What was typed while it was being sent is not saved yet.
      always: [{ target: 'done', guard: 'isStored' }, { target: 'editing' }],
    },
    done: {
      on: {
        'field.change': {
          target: 'editing',
          actions: { type: 'change', params: ({ event }) => event.change },
        },
        'form.submit': 'checking',
        'form.reset': { target: 'editing', actions: 'reset' },
      },
    },
  },
})

/** What is typed, with the fields that are wrong as they are stored. */
function rightPart({ check, values, stored }: FormContext): FormValues {
  const wrong = new Set(Object.keys(check(values)).map(fieldOf))
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      wrong.has(field) ? stored.values[field] : value,
    ]),
  )
}

/** What the server answered. */
function answered({ event }: { event: { output: unknown } }): unknown {
  return event.output
}

/** What an effect threw. */
function thrown({ event }: { event: { error: unknown } }): unknown {
  return event.error
}

/** Splits a refusal into errors of the form's fields and texts shown beside the form. */
function readRefusal(error: unknown, values: object): Pick<FormContext, 'errors' | 'message'> {
  const failure = toRequestFailure(error)
  const all = Object.entries(failure.answer?.errors ?? {})
  const own = all.filter(([path]) => isOfForm(path, values))
  const others = all.filter(([path]) => !isOfForm(path, values)).flatMap(([, texts]) => texts)
  const errors: FieldErrors = Object.fromEntries(own)
  if (others.length > 0) return { errors, message: others.join('\n') }
  return { errors, message: hasErrors(errors) ? null : errorText(failure) }
}

/** Paths are dotted: `price_steps.0.percent` belongs to the field `price_steps`. */
function isOfForm(path: string, values: object): boolean {
  return fieldOf(path) in values
}

function without(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => !fields.includes(fieldOf(path))),
  )
}

function fieldOf(path: string): string {
  return path.split('.')[0] ?? ''
}
