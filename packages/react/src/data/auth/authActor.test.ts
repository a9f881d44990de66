import { createApiClient } from '@parket/api-client/client'
import { afterEach, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'

const fetch = vi.hoisted(() => vi.fn<(request: Request) => Promise<Response>>())
const stored = vi.hoisted(() => ({ superadmin: false }))

vi.mock('../api.ts', () => ({
  api: createApiClient({ baseUrl: 'http://parket.test', csrf: 'none', fetch }),
}))
vi.mock('./storage.ts', () => ({
  readStoredLogin: () => ({ token: '1|secret', user: { id: 7, superadmin: stored.superadmin } }),
  storeLogin: () => {},
  clearStoredLogin: () => {},
}))

afterEach(() => vi.resetAllMocks())

const teams = [{ id: 1, name: 'Паркет' }]

/** What is asked as a stored login comes back, and the teams that are known then. */
async function restore(superadmin: boolean) {
  stored.superadmin = superadmin
  const asked: string[] = []
  fetch.mockImplementation(async ({ url }) => {
    const { pathname } = new URL(url)
    asked.push(pathname)
    if (pathname === '/api/users/7') return Response.json({ id: 7, superadmin })
    return Response.json(pathname === '/api/teams' ? teams : [])
  })
  // One per page: a fresh module is a page loaded anew.
  vi.resetModules()
  const { authActor } = await import('./authActor.ts')
  const actor = authActor()
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('loggedIn'))
  actor.stop()
  return { asked: asked.toSorted(), teams: context.rights.teams }
}

test('«Superadmins get the team list loaded»', async () => {
  const { asked, teams: known } = await restore(true)
  expect(asked).toEqual(['/api/teams', '/api/users/7', '/api/users/7/events', '/api/users/7/teams'])
  expect(known).toEqual(teams)
})

test('others do not ask for it: «only a superadmin gets the all-teams list»', async () => {
  const { asked, teams: known } = await restore(false)
  expect(asked).toEqual(['/api/users/7', '/api/users/7/events', '/api/users/7/teams'])
  expect(known).toBeNull()
})
