import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { settle, statesMet } from '../testing/machine.ts'
import { formMachine, type FormEvent, type FormValues } from './formMachine.ts'
import { checkNewPassword } from './profile.ts'

const passwords = { password: 'parket-demo', password_confirmation: 'parket-demo' }

function start(send: (values: FormValues) => Promise<unknown>, values: FormValues = passwords) {
  const machine = formMachine.provide({
    actors: { send: fromPromise(({ input }: { input: FormValues }) => send(input)) },
  })
  const check = ({ password = '', password_confirmation = '' }: FormValues) =>
    checkNewPassword({ password, password_confirmation })
  return createActor(machine, { input: { values, check, secrets: ['password'] } }).start()
}

const refuse = (answer: object, status = 422) => start(() => Promise.reject({ status, answer }))

async function submitted(actor: ReturnType<typeof start>) {
  actor.send({ type: 'form.submit' })
  await settle()
  return waitFor(actor, (snapshot) => !snapshot.matches('sending'))
}

describe('a form of the account', () => {
  test('is held to the rules before anything is sent', () => {
    const sent: FormValues[] = []
    const actor = start(async (values) => sent.push(values), {
      ...passwords,
      password_confirmation: 'other',
    })
    actor.send({ type: 'form.submit' })
    const { value, context } = actor.getSnapshot()
    expect(value).toBe('editing')
    expect(context.errors).toEqual({ password_confirmation: ['Пароли не совпадают'] })
    expect(context.refusals).toBe(1)
    expect(sent).toEqual([])
  })

  test('an error goes when its field is changed, the others stay', () => {
    const actor = start(async () => null, { password: '', password_confirmation: 'a' })
    actor.send({ type: 'form.submit' })
    expect(actor.getSnapshot().context.errors).toEqual({ password: ['Укажите пароль'] })
    actor.send({ type: 'field.change', field: 'password_confirmation', value: 'b' })
    expect(actor.getSnapshot().context.errors).toEqual({ password: ['Укажите пароль'] })
    actor.send({ type: 'field.change', field: 'password', value: 'c' })
    expect(actor.getSnapshot().context.errors).toEqual({})
  })

  test('hands out the answer and forgets what is secret', async () => {
    const actor = start(async () => ({ id: 7 }))
    const done: unknown[] = []
    actor.on('form.done', ({ answer, values }) => done.push(answer, values))
    const { value, context } = await submitted(actor)
    expect(value).toBe('done')
    expect(done).toEqual([{ id: 7 }, passwords])
    expect(context.values).toEqual({ ...passwords, password: '' })
  })

  test('a refusal by fields stands by the fields, and nothing typed is lost', async () => {
    const errors = { password: ['Пароль: от 8 до 200 символов'] }
    const actor = refuse({ message: 'Проверьте введённые данные.', errors })
    const { value, context } = await submitted(actor)
    expect(value).toBe('editing')
    expect(context).toMatchObject({ values: passwords, errors, message: null, refusals: 1 })
  })

  test('what no field of the form can show is said beside it', async () => {
    const errors = { token: ['Ссылка недействительна или устарела. Запросите новую.'] }
    const { context } = await submitted(refuse({ message: 'Проверьте введённые данные.', errors }))
    expect(context).toMatchObject({ errors: {}, message: errors.token[0] })
  })

  test('each problem stands in one place only: by its field, or beside the form, a line each', async () => {
    const errors = { password: ['Укажите пароль'], token: ['Ссылка устарела.'], host: ['Занят.'] }
    const { context } = await submitted(refuse({ message: 'Проверьте введённые данные.', errors }))
    expect(context.errors).toEqual({ password: ['Укажите пароль'] })
    expect(context.message).toBe('Ссылка устарела.\nЗанят.')
  })

  test('«the page says when to try again»: the message of a limit is shown', async () => {
    const message = 'Слишком много попыток. Попробуйте снова через 15 минут.'
    const { context } = await submitted(refuse({ message }, 429))
    expect(context).toMatchObject({ values: passwords, message })
  })

  test('a lost connection says so, and the next try clears it', async () => {
    const actor = start(() => Promise.reject({ status: 0 }))
    const { context } = await submitted(actor)
    expect(context.message).toContain('Нет связи с сервером')
    actor.send({ type: 'form.submit' })
    expect(actor.getSnapshot().context.message).toBeNull()
  })

  test('what is typed while it is being sent is kept', async () => {
    const { promise, resolve } = Promise.withResolvers<null>()
    const actor = start(() => promise)
    actor.send({ type: 'form.submit' })
    actor.send({ type: 'field.change', field: 'password_confirmation', value: 'later' })
    resolve(null)
    await settle()
    expect(actor.getSnapshot().context.values['password_confirmation']).toBe('later')
  })

  test('once done it can be changed and sent again', async () => {
    const actor = start(async () => null)
    await submitted(actor)
    actor.send({ type: 'form.submit' })
    expect(actor.getSnapshot().context.errors).toEqual({ password: ['Укажите пароль'] })
    actor.send({ type: 'field.change', field: 'password', value: passwords.password })
    expect((await submitted(actor)).value).toBe('done')
  })
})

test('any events in any order: no state breaks, and all are reached', async () => {
  const events: FormEvent[] = [
    { type: 'field.change', field: 'password', value: passwords.password },
    { type: 'field.change', field: 'password', value: '' },
    { type: 'form.submit' },
  ]
  const reached = await statesMet(events, () => start(async () => null))
  expect(reached).toEqual(['done', 'editing', 'sending'])
})
