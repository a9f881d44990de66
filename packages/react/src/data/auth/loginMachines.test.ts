import { createApiClient } from '@parket/api-client/client'
import type { LoginAnswer } from '@parket/domain/auth/loginMachine'
import { createActor, waitFor } from 'xstate'
import { afterEach, expect, test, vi } from 'vitest'
import { browserLoginMachine } from './loginMachines.ts'

const answer = vi.hoisted(() => ({ next: (): Response => new Response() }))

vi.mock('../api.ts', () => ({
  api: createApiClient({
    baseUrl: 'http://parket.test',
    csrf: 'none',
    fetch: async () => answer.next(),
  }),
}))

const refused = () =>
  Response.json({ message: 'Неверный email или пароль.', code: 'login_failed' }, { status: 401 })
const taken = () => Response.json({ token: 'secret', data: { id: 7 } })

function logIn(begin = vi.fn<(answer: LoginAnswer) => Promise<void>>(async () => {})) {
  const actor = createActor(browserLoginMachine(begin)).start()
  actor.send({ type: 'dialog.open' })
  actor.send({ type: 'email.change', email: 'maria@parket.test' })
  actor.send({ type: 'password.change', password: 'my secret' })
  actor.send({ type: 'login.submit' })
  return { actor, begin }
}

afterEach(() => vi.restoreAllMocks())

test('a login that failed is told in the console, without what was typed', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  answer.next = refused
  const { actor, begin } = logIn()
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('error'))
  expect(begin).not.toHaveBeenCalled()
  expect(context.error).toBe('Неверный email или пароль.')
  expect(told).toHaveBeenCalledWith('Ошибка логина', '401 Неверный email или пароль.')
  expect(JSON.stringify(told.mock.calls)).not.toContain('my secret')
})

test('the dialog leaves once the login is stored: a reload right then is logged in', async () => {
  answer.next = taken
  const stored = Promise.withResolvers<void>()
  const begin = vi.fn<(answer: LoginAnswer) => Promise<void>>(() => stored.promise)
  const { actor } = logIn(begin)
  await vi.waitFor(() => expect(begin).toHaveBeenCalledWith({ token: 'secret', data: { id: 7 } }))
  expect(actor.getSnapshot().value).toBe('running')
  stored.resolve()
  await waitFor(actor, (snapshot) => snapshot.matches('closed'))
})

test('a dialog closed while the server answers logs nobody in', async () => {
  const asked = Promise.withResolvers<void>()
  answer.next = () => {
    asked.resolve()
    return taken()
  }
  const { actor, begin } = logIn()
  actor.send({ type: 'dialog.close' })
  await asked.promise
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(begin).not.toHaveBeenCalled()
})
