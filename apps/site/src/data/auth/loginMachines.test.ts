import { createApiClient } from '@parket/api-client/client'
import { createActor, waitFor } from 'xstate'
import { afterEach, expect, test, vi } from 'vitest'
import { browserLoginMachine } from './loginMachines.ts'

vi.mock('../api.ts', () => ({
  api: createApiClient({
    baseUrl: 'http://parket.test',
    csrf: 'none',
    fetch: async () =>
      Response.json(
        { message: 'Неверный email или пароль.', code: 'login_failed' },
        { status: 401 },
      ),
  }),
}))

afterEach(() => vi.restoreAllMocks())

test('a login that failed is told in the console, without what was typed (spec §8)', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const actor = createActor(browserLoginMachine).start()
  actor.send({ type: 'dialog.open' })
  actor.send({ type: 'email.change', email: 'maria@parket.test' })
  actor.send({ type: 'password.change', password: 'my secret' })
  actor.send({ type: 'login.submit' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('error'))
  expect(context.error).toBe('Неверный email или пароль.')
  expect(told).toHaveBeenCalledWith('Ошибка логина', '401 Неверный email или пароль.')
  expect(JSON.stringify(told.mock.calls)).not.toContain('my secret')
})
