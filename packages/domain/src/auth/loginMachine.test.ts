import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { statesMet } from '../testing/machine.ts'
import type { Credentials } from './login.ts'
import { loginMachine, type LoginAnswer, type LoginEvent } from './loginMachine.ts'

const answer: LoginAnswer = {
  token: 'secret',
  data: {
    id: 7,
    email: 'anna@example.org',
    last_name: 'Иванова',
    first_name: 'Анна',
    superadmin: false,
  },
}

function start(login: (credentials: Credentials) => Promise<LoginAnswer>) {
  const machine = loginMachine.provide({
    actors: { login: fromPromise(({ input }: { input: Credentials }) => login(input)) },
  })
  const actor = createActor(machine).start()
  const fill = () => {
    actor.send({ type: 'dialog.open' })
    actor.send({ type: 'email.change', email: ' anna@example.org ' })
    actor.send({ type: 'password.change', password: 'parket-demo' })
  }
  return { actor, fill }
}

const refused = () =>
  Promise.reject({ status: 401, answer: { message: 'Неверный email или пароль.' } })

describe('login dialog: «closed, open, closed on success»', () => {
  test('it opens empty, asks for both fields, and says what is wrong until it is changed', () => {
    const { actor } = start(refused)
    const problems = () =>
      Object.fromEntries(
        Object.entries(actor.getSnapshot().context.errors).filter(([, texts]) => texts.length > 0),
      )
    expect(actor.getSnapshot().can({ type: 'login.submit' })).toBe(false)
    actor.send({ type: 'dialog.open' })
    expect(problems()).toEqual({})
    actor.send({ type: 'login.submit' })
    expect(actor.getSnapshot().value).toBe('open')
    expect(problems()).toEqual({ email: ['Укажите email'], password: ['Укажите пароль'] })
    actor.send({ type: 'email.change', email: 'anna' })
    expect(problems()).toEqual({ password: ['Укажите пароль'] })
    actor.send({ type: 'password.change', password: 'x' })
    expect(problems()).toEqual({})
    actor.send({ type: 'login.submit' })
    expect(problems()).toEqual({ email: ['Введите корректный адрес электронной почты.'] })
    actor.send({ type: 'email.change', email: 'anna@example.org' })
    actor.send({ type: 'login.submit' })
    expect(actor.getSnapshot().value).toBe('running')
  })

  test('closed, it forgets what was wrong', () => {
    const { actor } = start(refused)
    actor.send({ type: 'dialog.open' })
    actor.send({ type: 'login.submit' })
    actor.send({ type: 'dialog.close' })
    actor.send({ type: 'dialog.open' })
    expect(actor.getSnapshot().context.errors).toEqual({})
  })

  test('success closes it, hands out the answer and forgets the password', async () => {
    const sent: Credentials[] = []
    const { actor, fill } = start(async (credentials) => {
      sent.push(credentials)
      return answer
    })
    const handedOut: LoginAnswer[] = []
    actor.on('login.done', (event) => handedOut.push(event.answer))
    fill()
    actor.send({ type: 'login.submit' })
    expect(actor.getSnapshot().value).toBe('running')
    const closed = await waitFor(actor, (snapshot) => snapshot.matches('closed'))
    expect(sent).toEqual([{ email: 'anna@example.org', password: 'parket-demo' }])
    expect(handedOut).toEqual([answer])
    expect(closed.context).toEqual({
      email: ' anna@example.org ',
      password: '',
      otp: '',
      isOtpAsked: false,
      error: null,
      errors: {},
    })
  })

  test('«shows an error»: the message of the server, and what was typed stays', async () => {
    const { actor, fill } = start(refused)
    fill()
    actor.send({ type: 'login.submit' })
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('error'))
    expect(failed.context).toEqual({
      email: ' anna@example.org ',
      password: 'parket-demo',
      otp: '',
      isOtpAsked: false,
      error: 'Неверный email или пароль.',
      errors: {},
    })
    actor.send({ type: 'login.submit' })
    expect(actor.getSnapshot().context.error).toBeNull()
  })

  test('a field left empty after a refusal is said alone: the refusal was of what had been typed', async () => {
    const { actor, fill } = start(refused)
    fill()
    actor.send({ type: 'login.submit' })
    await waitFor(actor, (snapshot) => snapshot.matches('error'))
    actor.send({ type: 'password.change', password: '' })
    actor.send({ type: 'login.submit' })
    const { context } = actor.getSnapshot()
    expect(context.error).toBeNull()
    expect(context.errors['password']).toEqual(['Укажите пароль'])
  })

  test("without a message of the server 'Ошибка при входе'", async () => {
    const { actor, fill } = start(() => Promise.reject(new Error('Failed to fetch')))
    fill()
    actor.send({ type: 'login.submit' })
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('error'))
    expect(failed.context.error).toBe('Ошибка при входе')
  })

  test('closed while running, the answer no longer counts', async () => {
    const { promise, resolve } = Promise.withResolvers<LoginAnswer>()
    const { actor, fill } = start(() => promise)
    const handedOut: unknown[] = []
    actor.on('login.done', (event) => handedOut.push(event))
    fill()
    actor.send({ type: 'login.submit' })
    actor.send({ type: 'dialog.close' })
    resolve(answer)
    await promise
    expect(actor.getSnapshot().value).toBe('closed')
    expect(handedOut).toEqual([])
  })

  describe('of an account with a second factor', () => {
    const demands = (code: string) =>
      Promise.reject({ status: 422, answer: { message: 'Неверный код.', code } })

    test('asks for a code after the right password, and sends all again with it', async () => {
      const sent: Credentials[] = []
      const { actor, fill } = start((credentials) => {
        sent.push(credentials)
        return credentials.otp === undefined
          ? demands('second_factor_required')
          : Promise.resolve(answer)
      })
      fill()
      actor.send({ type: 'login.submit' })
      await waitFor(actor, ({ context }) => context.isOtpAsked)
      expect(actor.getSnapshot()).toMatchObject({ value: 'open', context: { error: null } })
      actor.send({ type: 'login.submit' })
      expect(actor.getSnapshot().context.errors['otp']).toEqual([
        'Введите код из приложения или код восстановления',
      ])
      actor.send({ type: 'otp.change', otp: ' 492039 ' })
      actor.send({ type: 'login.submit' })
      const closed = await waitFor(actor, (snapshot) => snapshot.matches('closed'))
      expect(sent[1]).toEqual({
        email: 'anna@example.org',
        password: 'parket-demo',
        otp: '492039',
      })
      expect(closed.context).toMatchObject({ otp: '', isOtpAsked: false })
    })

    test('says that a code was wrong, and keeps asking', async () => {
      const { actor, fill } = start(({ otp }) =>
        demands(otp === undefined ? 'second_factor_required' : 'second_factor_wrong'),
      )
      fill()
      actor.send({ type: 'login.submit' })
      await waitFor(actor, ({ context }) => context.isOtpAsked)
      actor.send({ type: 'otp.change', otp: '000000' })
      actor.send({ type: 'login.submit' })
      const failed = await waitFor(actor, (snapshot) => snapshot.matches('error'))
      expect(failed.context).toMatchObject({ error: 'Неверный код.', isOtpAsked: true })
      actor.send({ type: 'password.change', password: 'another' })
      expect(actor.getSnapshot().context.isOtpAsked).toBe(false)
    })
  })

  test('an actor nobody provided fails by name, as an error of the dialog', async () => {
    const actor = createActor(loginMachine).start()
    actor.send({ type: 'dialog.open' })
    actor.send({ type: 'email.change', email: 'a@b.ru' })
    actor.send({ type: 'password.change', password: 'x' })
    actor.send({ type: 'login.submit' })
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('error'))
    expect(failed.context.error).toBe('Ошибка при входе')
  })
})

test('any events in any order: no state breaks, and all are reached', async () => {
  const events: LoginEvent[] = [
    { type: 'dialog.open' },
    { type: 'dialog.close' },
    { type: 'email.change', email: 'a@b.ru' },
    { type: 'password.change', password: 'x' },
    { type: 'otp.change', otp: '1' },
    { type: 'login.submit' },
  ]
  const reached = await statesMet(events, () => start(refused).actor)
  expect(reached).toEqual(['closed', 'error', 'open', 'running'])
})
