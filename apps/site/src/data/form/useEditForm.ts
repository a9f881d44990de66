import { formMachine, type FormInput, type FormRecord } from '@parket/domain/form/formMachine'
import { changedFields, type EditConflict } from '@parket/domain/form/mergeEdits'
import type { FieldErrors } from '@parket/domain/problems/fieldErrors'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { fromPromise, type NonReducibleUnknown } from 'xstate'
import { useUnsavedGuard } from '@parket/react/data/form/unsavedGuard'

/** A record that is read again after a 409 goes on from the version in the answer. */
export type EditFormOptions<Values, Answer> = FormOptions<Values, Answer> &
  (
    | { reload?: undefined; toRecord?: ToRecord<Values, Answer> }
    | {
        /** Reads a shared record again after a 409. */
        reload: () => Promise<FormRecord<Values>>
        toRecord: ToRecord<Values, Answer>
      }
  )

/** The stored record in the server's answer, with its new version. */
type ToRecord<Values, Answer> = (answer: Answer) => FormRecord<Values>

interface FormOptions<Values, Answer> {
  /** What the form begins with; for a shared record with the version it was read at. */
  record: FormRecord<Values>
  /** The rules that the server holds the form to as well. */
  check: (values: Values) => FieldErrors
  /** Fields that are emptied once they were sent: passwords. */
  secrets?: readonly (keyof Values & string)[]
  /** @throws ApiProblem; 409 `stale` where the version is no longer the stored one */
  send: (record: FormRecord<Values>) => Promise<Answer>
  onDone?: (answer: Answer) => void
  /** Whether leaving the page with unsaved changes is asked about. */
  isGuarded?: boolean
}

export interface EditForm<Values> {
  values: Values
  errors: FieldErrors
  /** What no field can show, in Russian. */
  message: string | null
  /** How often it was refused: each time the problems are read out anew. */
  refusals: number
  isSending: boolean
  /** Saved, and not changed since. */
  isDone: boolean
  /** Whether something is typed that is not saved. */
  isChanged: boolean
  /** Whether something was typed since what is on its way was sent. */
  isAhead: boolean
  /** Fields that somebody else has changed in another way meanwhile: both texts wait for a choice. */
  conflicts: readonly EditConflict<Values>[]
  change: (change: Partial<Values>) => void
  submit: () => void
  /** It saves itself: sends what is right, and leaves at its field what is wrong. */
  save: () => void
  /** Back to what is stored. */
  reset: () => void
  /** The values that shall stand where there was a conflict, those left out as they are typed now; saves them. */
  resolve: (values: Partial<Values>) => void
}

/** Runs a form: checks it by the domain's rules, sends it, merges what others have saved meanwhile. */
export function useEditForm<Values extends object, Answer extends NonReducibleUnknown>(
  options: EditFormOptions<Values, Answer>,
): EditForm<Values> {
  const { send, reload, onDone, isGuarded = false, check, ...input } = options
  // The machine keeps the rules that it began with; what they know (the other contests) may change.
  const latestCheck = useRef(check)
  useLayoutEffect(() => {
    latestCheck.current = check
  }, [check])
  const machine = formMachine.provide({
    actors: {
      send: fromPromise<NonReducibleUnknown, FormRecord>(({ input: record }) =>
        send(record as FormRecord<Values>),
      ),
      ...(reload && {
        reload: fromPromise<FormRecord, undefined>(async () => (await reload()) as FormRecord),
      }),
    },
  })
  // The machine knows fields by name only; here they have their types.
  const checkNow = (values: Values) => latestCheck.current(values)
  const actor = useActorRef(machine, {
    input: { ...input, check: checkNow } as unknown as FormInput,
  })
  const snapshot = useSelector(actor, (current) => current)

  const finish = useEffectEvent((answer: unknown) => onDone?.(answer as Answer))
  useEffect(() => {
    const subscription = actor.on('form.done', ({ answer }) => finish(answer))
    return () => subscription.unsubscribe()
  }, [actor])

  const { values, stored, sent, errors, message, refusals, conflicts } = snapshot.context
  const isChanged = changedFields(stored.values, values).length > 0
  useUnsavedGuard(isGuarded && isChanged)
  const isSending = !['editing', 'conflict', 'done'].some((state) => snapshot.value === state)
  return {
    values: values as Values,
    errors,
    message,
    refusals,
    isSending,
    isDone: snapshot.matches('done'),
    isChanged,
    isAhead: isSending && changedFields(sent, values).length > 0,
    conflicts: conflicts as unknown as readonly EditConflict<Values>[],
    change: (change) => actor.send({ type: 'field.change', change }),
    submit: () => actor.send({ type: 'form.submit' }),
    save: () => actor.send({ type: 'form.save' }),
    reset: () => actor.send({ type: 'form.reset' }),
    resolve: (chosen) => actor.send({ type: 'conflict.resolve', values: chosen }),
  }
}
