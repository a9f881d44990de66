import { expect, test, vi } from 'vitest'
import { followAuth, tellAuth } from './authListeners.ts'
import type { AuthView } from './authView.ts'

const visitor: AuthView = {
  status: 'anonymous',
  isExpired: false,
  user: null,
  subject: { user: null, roles: [] },
  teams: null,
  problem: null,
}

test('who follows the login later is told at once how it stands, and nobody after they have gone', () => {
  const first = vi.fn<(view: AuthView) => void>()
  const stop = followAuth(first)
  expect(first).not.toHaveBeenCalled()
  tellAuth(visitor)
  expect(first).toHaveBeenCalledExactlyOnceWith(visitor)

  stop()
  const second = vi.fn<(view: AuthView) => void>()
  followAuth(second)
  expect(second).toHaveBeenCalledExactlyOnceWith(visitor)

  const restoring: AuthView = { ...visitor, status: 'restoring' }
  tellAuth(restoring)
  expect(second).toHaveBeenLastCalledWith(restoring)
  expect(first).toHaveBeenCalledTimes(1)
})
