import { unwrap } from '@parket/api-client/problem'
import { authMachine, type StoredLogin } from '@parket/domain/auth/authMachine'
import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { api } from '../api.ts'
import { clearStoredLogin, readStoredLogin, storeLogin } from './storage.ts'

/** The login's machine with the browser's effects. */
const machine = authMachine.provide({
  actors: {
    readStored: fromPromise(async () => readStoredLogin()),
    loadUser: fromPromise(({ input: { id } }) =>
      unwrap(api.GET('/api/users/{id}', { params: { path: { id } } })),
    ),
    loadRights: fromPromise(async ({ input: { id, superadmin } }) => {
      const params = { path: { id } }
      const [memberships, eventRoles, teams] = await Promise.all([
        unwrap(api.GET('/api/users/{id}/teams', { params })),
        unwrap(api.GET('/api/users/{id}/events', { params })),
        superadmin ? unwrap(api.GET('/api/teams')) : null,
      ])
      return { memberships, eventRoles, teams }
    }),
    store: fromPromise<void, StoredLogin>(async ({ input }) => storeLogin(input)),
    clear: fromPromise(async () => clearStoredLogin()),
    logout: fromPromise(async () => {
      await unwrap(api.POST('/api/logout'))
    }),
  },
})

export type AuthActor = ActorRefFrom<typeof machine>

let running: AuthActor | null = null

/** The one login of this page, started on first use. */
export function authActor(): AuthActor {
  running ??= createActor(machine).start()
  return running
}
