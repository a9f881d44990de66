import type { NonReducibleUnknown } from 'xstate'
import { useEditForm, type EditFormOptions } from '../../data/form/useEditForm.ts'

/** Fields of the account's forms are texts, by name. */
export type AccountValues = Readonly<Record<string, string>>

interface AccountFormOptions<Answer> extends Pick<
  EditFormOptions<AccountValues, Answer>,
  'check' | 'secrets' | 'onDone' | 'isGuarded'
> {
  values: AccountValues
  /** @throws ApiProblem */
  send: (values: AccountValues) => Promise<Answer>
}

/** Runs a form of the account, whose records have no version, and gives what its screen takes. */
export function useAccountForm<Answer extends NonReducibleUnknown>({
  values: initial,
  send,
  ...options
}: AccountFormOptions<Answer>) {
  const form = useEditForm({
    ...options,
    record: { values: initial, version: null },
    send: ({ values }) => send(values),
  })
  const { values, errors, message, refusals, isSending, isDone } = form
  return {
    isDone,
    values,
    props: {
      form: { values, errors, message, refusals, isSending },
      onChange: (field: string, value: string) => form.change({ [field]: value }),
      onSubmit: form.submit,
    },
  }
}
