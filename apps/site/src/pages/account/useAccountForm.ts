import { formMachine, type FormInput, type FormValues } from '@parket/domain/account/formMachine'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { fromPromise, type NonReducibleUnknown } from 'xstate'

interface AccountFormOptions<Answer extends NonReducibleUnknown> extends FormInput {
  /** @throws ApiProblem */
  send: (values: FormValues) => Promise<Answer>
  onDone?: (answer: Answer) => void
}

/** Runs a form of the account and gives what its screen takes. */
export function useAccountForm<Answer extends NonReducibleUnknown>({
  send,
  onDone,
  ...input
}: AccountFormOptions<Answer>) {
  const machine = formMachine.provide({
    actors: {
      send: fromPromise<NonReducibleUnknown, FormValues>(({ input: values }) => send(values)),
    },
  })
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)

  const finish = useEffectEvent((answer: unknown) => onDone?.(answer as Answer))
  useEffect(() => {
    const subscription = actor.on('form.done', ({ answer }) => finish(answer))
    return () => subscription.unsubscribe()
  }, [actor])

  const { values, errors, message, refusals } = snapshot.context
  return {
    isDone: snapshot.matches('done'),
    values,
    props: {
      form: { values, errors, message, refusals, isSending: snapshot.matches('sending') },
      onChange: (field: string, value: string) =>
        actor.send({ type: 'field.change', field, value }),
      onSubmit: () => actor.send({ type: 'form.submit' }),
    },
  }
}
