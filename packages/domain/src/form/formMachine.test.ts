import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor, type NonReducibleUnknown } from 'xstate'
import { checkNewPassword } from '../account/profile.ts'
import type { FieldErrors } from '../problems/fieldErrors.ts'
import { settle, statesMet } from '../testing/machine.ts'
import { formMachine, type FormEvent, type FormRecord, type FormValues } from './formMachine.ts'

type Send = (record: FormRecord) => Promise<NonReducibleUnknown>

const passwords = { password: 'parket-demo', password_confirmation: 'parket-demo' }

function start(send: Send, values: FormValues = passwords) {
  const machine = formMachine.provide({
    actors: { send: fromPromise(({ input }: { input: FormRecord }) => send(input)) },
  })
  const check = ({ password, password_confirmation }: FormValues) =>
    checkNewPassword({
      password: String(password),
      password_confirmation: String(password_confirmation),
    })
  const record = { values, version: null }
  return createActor(machine, {
    input: { record, check, secrets: ['password'] },
  }).start()
}

const refuse = (answer: object, status = 422) => start(() => Promise.reject({ status, answer }))

async function submitted(actor: ReturnType<typeof start>) {
  actor.send({ type: 'form.submit' })
  await settle()
  return waitFor(actor, (snapshot) => !snapshot.matches('sending'))
}

describe('a form', () => {
  test('is held to the rules before anything is sent', () => {
    const sent: unknown[] = []
    const actor = start(
      async (record) => {
        sent.push(record)
        return null
      },
      {
        ...passwords,
        password_confirmation: 'other',
      },
    )
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
    actor.send({ type: 'field.change', change: { password_confirmation: 'b' } })
    expect(actor.getSnapshot().context.errors).toEqual({ password: ['Укажите пароль'] })
    actor.send({ type: 'field.change', change: { password: 'c' } })
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
    actor.send({ type: 'field.change', change: { password_confirmation: 'later' } })
    resolve(null)
    await settle()
    const { value, context } = actor.getSnapshot()
    expect(context.values['password_confirmation']).toBe('later')
    // It is not saved yet, and nobody says so.
    expect(value).toBe('editing')
  })

  test('once done it can be changed and sent again', async () => {
    const actor = start(async () => null)
    await submitted(actor)
    actor.send({ type: 'form.submit' })
    expect(actor.getSnapshot().context.errors).toEqual({ password: ['Укажите пароль'] })
    actor.send({ type: 'field.change', change: { password: passwords.password } })
    expect((await submitted(actor)).value).toBe('done')
  })
})

describe('a record that somebody else has changed meanwhile', () => {
  const base: FormRecord = { values: { name: 'Кубок', city: 'Москва' }, version: 1 }
  const stale = { status: 409, answer: { code: 'stale', message: 'Данные изменил кто-то другой.' } }

  /** A server that has `theirs` and takes only what is sent with its version. */
  function startEdit(theirs: FormRecord, reload = async () => theirs) {
    const saved: FormRecord[] = []
    const machine = formMachine.provide({
      actors: {
        send: fromPromise<NonReducibleUnknown, FormRecord>(async ({ input }) => {
          if (input.version !== theirs.version) throw stale
          saved.push(input)
          return { ...input.values, version: (input.version ?? 0) + 1 }
        }),
        reload: fromPromise(reload),
      },
    })
    const toRecord = (answer: unknown) => {
      const { version, ...values } = answer as FormValues & { version: number }
      return { values, version }
    }
    const actor = createActor(machine, {
      input: { record: base, check: () => ({}), toRecord },
    }).start()
    return { actor, saved }
  }

  test('what does not collide is saved with theirs', async () => {
    const { actor, saved } = startEdit({ values: { ...base.values, city: 'Тверь' }, version: 2 })
    actor.send({ type: 'field.change', change: { name: 'Кубок Паркета' } })
    actor.send({ type: 'form.submit' })
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('done'))
    expect(saved).toEqual([{ values: { name: 'Кубок Паркета', city: 'Тверь' }, version: 2 }])
    expect(context.stored).toEqual({ values: saved[0]?.values, version: 3 })
  })

  test('where both changed a field both texts wait for a choice, and nothing is sent', async () => {
    const { actor, saved } = startEdit({ values: { name: 'Их', city: 'Тверь' }, version: 2 })
    actor.send({ type: 'field.change', change: { name: 'Мой' } })
    actor.send({ type: 'form.submit' })
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('conflict'))
    expect(saved).toEqual([])
    expect(context.conflicts).toEqual([{ field: 'name', mine: 'Мой', theirs: 'Их' }])
    expect(context.values).toEqual({ name: 'Мой', city: 'Тверь' })

    actor.send({ type: 'form.submit' })
    expect(saved).toEqual([])
    expect(actor.getSnapshot().context).toMatchObject({
      refusals: 1,
      values: { name: 'Мой' },
    })

    actor.send({ type: 'conflict.resolve', values: { name: 'Их' } })
    await waitFor(actor, (snapshot) => snapshot.matches('done'))
    expect(saved).toEqual([{ values: { name: 'Их', city: 'Тверь' }, version: 2 }])
  })

  test('what is typed while the choice waits is what is saved as mine', async () => {
    const { actor, saved } = startEdit({ values: { name: 'Их', city: 'Тверь' }, version: 2 })
    actor.send({ type: 'field.change', change: { name: 'Мой' } })
    actor.send({ type: 'form.submit' })
    await waitFor(actor, (snapshot) => snapshot.matches('conflict'))
    actor.send({ type: 'field.change', change: { name: 'Мой, дописанный' } })
    actor.send({ type: 'conflict.resolve', values: {} })
    await waitFor(actor, (snapshot) => snapshot.matches('done'))
    expect(saved).toEqual([{ values: { name: 'Мой, дописанный', city: 'Тверь' }, version: 2 }])
  })

  test('where it cannot be read again the form says so and keeps what is typed', async () => {
    const { actor } = startEdit({ ...base, version: 2 }, () => Promise.reject({ status: 0 }))
    actor.send({ type: 'field.change', change: { name: 'Мой' } })
    actor.send({ type: 'form.submit' })
    const { context } = await waitFor(
      actor,
      (snapshot) => snapshot.matches('editing') && snapshot.context.refusals === 1,
    )
    expect(context.message).toContain('Нет связи с сервером')
    expect(context.values['name']).toBe('Мой')
  })

  test('a reset brings back what is stored', () => {
    const { actor } = startEdit(base)
    actor.send({ type: 'field.change', change: { name: 'Мой' } })
    actor.send({ type: 'form.reset' })
    expect(actor.getSnapshot().context.values).toEqual(base.values)
  })

  test('a problem inside a field goes when the field is changed', async () => {
    const machine = formMachine.provide({
      actors: {
        send: fromPromise(() =>
          Promise.reject({ status: 422, answer: { errors: { 'steps.0.percent': ['Мало'] } } }),
        ),
      },
    })
    const record = { values: { steps: [0] }, version: null }
    const actor = createActor(machine, { input: { record, check: () => ({}) } }).start()
    actor.send({ type: 'form.submit' })
    await waitFor(actor, (snapshot) => snapshot.context.refusals === 1)
    expect(actor.getSnapshot().context.errors).toEqual({ 'steps.0.percent': ['Мало'] })
    actor.send({ type: 'field.change', change: { steps: [1] } })
    expect(actor.getSnapshot().context.errors).toEqual({})
  })
})

test('any events in any order: no state breaks, and all are reached', async () => {
  const events: FormEvent[] = [
    { type: 'field.change', change: { password: passwords.password } },
    { type: 'field.change', change: { password: '' } },
    { type: 'form.submit' },
    { type: 'form.save' },
    { type: 'form.reset' },
    { type: 'conflict.resolve', values: { password: 'chosen' } },
  ]
  let turn = 0
  const machine = formMachine.provide({
    actors: {
      send: fromPromise<NonReducibleUnknown, FormRecord>(async () => {
        turn += 1
        if (turn % 2 === 0) throw { status: 409, answer: { code: 'stale' } }
        return null
      }),
      reload: fromPromise<FormRecord, undefined>(async () => ({
        values: { ...passwords, password: `theirs ${turn}` },
        version: turn,
      })),
    },
  })
  const check = ({ password }: FormValues): FieldErrors =>
    password === '' ? { password: ['Укажите пароль'] } : {}
  const reached = await statesMet(events, () =>
    createActor(machine, {
      input: { record: { values: passwords, version: 1 }, check },
    }).start(),
  )
  expect(reached).toEqual(['conflict', 'done', 'editing', 'reloading', 'sending'])
})

describe('a form that saves itself', () => {
  const record = { values: { name: 'Соло', price: 1000, number: 10 }, version: 1 }
  const check = ({ name, price }: FormValues): FieldErrors => ({
    ...(name === '' && { name: ['Заполните поле'] }),
    ...(Number(price) < 0 && { price: ['Не меньше 0'] }),
  })

  function startSaving(send: Send, reload: FormRecord = record) {
    const machine = formMachine.provide({
      actors: {
        send: fromPromise(({ input }: { input: FormRecord }) => send(input)),
        reload: fromPromise<FormRecord, undefined>(async () => reload),
      },
    })
    const toRecord = (answer: unknown) => answer as FormRecord
    return createActor(machine, { input: { record, check, toRecord } }).start()
  }
  const stored = ({ values, version }: FormRecord) =>
    Promise.resolve({ values, version: Number(version) + 1 })

  async function saved(actor: ReturnType<typeof startSaving>) {
    actor.send({ type: 'form.save' })
    await settle()
    return waitFor(actor, ({ value }) => value !== 'sending' && value !== 'reloading')
  }

  test('sends what is right; what is wrong stays typed, with its reason, and is not sent', async () => {
    const sent: FormRecord[] = []
    const actor = startSaving((one) => {
      sent.push(one)
      return stored(one)
    })
    actor.send({ type: 'field.change', change: { name: '', price: 1200 } })
    const { value, context } = await saved(actor)
    expect(sent).toEqual([{ values: { name: 'Соло', price: 1200, number: 10 }, version: 1 }])
    expect(value).toBe('editing')
    expect(context).toMatchObject({
      values: { name: '', price: 1200 },
      stored: { values: { name: 'Соло', price: 1200 }, version: 2 },
      errors: { name: ['Заполните поле'] },
      refusals: 0,
    })
  })

  test('sends nothing where nothing right was changed, and asks for no attention', async () => {
    const actor = startSaving(() => Promise.reject(new Error('Nothing is to be sent')))
    actor.send({ type: 'field.change', change: { price: -1 } })
    const { context } = await saved(actor)
    expect(context).toMatchObject({ errors: { price: ['Не меньше 0'] }, refusals: 0 })
    expect(context.values['price']).toBe(-1)
  })

  test('of two who change one field both texts wait for a choice; the rest keeps its version', async () => {
    const theirs = { values: { name: 'Дуэты', price: 1000, number: 10 }, version: 5 }
    const versions: unknown[] = []
    const actor = startSaving((one) => {
      versions.push(one.version)
      return one.version === 1
        ? Promise.reject({ status: 409, answer: { message: '', code: 'stale' } })
        : stored(one)
    }, theirs)
    actor.send({ type: 'field.change', change: { name: 'Соло, дети', price: -1 } })
    const { value, context } = await saved(actor)
    expect(value).toBe('conflict')
    expect(context.conflicts).toEqual([{ field: 'name', mine: 'Соло, дети', theirs: 'Дуэты' }])
    expect(context.values).toMatchObject({ name: 'Соло, дети', price: -1 })
    expect(versions).toEqual([1])
  })

  test('what is typed while it is being sent is saved next', async () => {
    const actor = startSaving(stored)
    actor.send({ type: 'field.change', change: { price: 1200 } })
    actor.send({ type: 'form.save' })
    actor.send({ type: 'field.change', change: { name: 'Дуэты' } })
    await settle()
    const first = await waitFor(actor, (snapshot) => snapshot.matches('editing'))
    expect(first.context).toMatchObject({ values: { name: 'Дуэты' }, stored: { version: 2 } })
    const { value, context } = await saved(actor)
    expect(value).toBe('done')
    expect(context.stored).toMatchObject({ values: { name: 'Дуэты', price: 1200 }, version: 3 })
  })
})
