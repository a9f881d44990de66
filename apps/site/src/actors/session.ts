import { unwrap } from '@parket/api-client/problem'
import {
  sessionMachine,
  type SessionTenant,
  type StoredSession,
} from '@parket/domain/session/sessionMachine'
import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { api } from '../api.ts'
import { clearStoredSession, readStoredSession, storeSession } from '../session/storage.ts'

/** The session machine with the browser's effects. */
const machine = sessionMachine.provide({
  actors: {
    readStored: fromPromise(async () => readStoredSession()),
    loadUser: fromPromise(({ input: { id } }) =>
      unwrap(api.GET('/api/users/{id}', { params: { path: { id } } })),
    ),
    loadRights: fromPromise(async ({ input: { id } }) => {
      const params = { path: { id } }
      const [memberships, eventRoles] = await Promise.all([
        unwrap(api.GET('/api/users/{id}/teams', { params })),
        unwrap(api.GET('/api/users/{id}/events', { params })),
      ])
      return { memberships, eventRoles }
    }),
    loadTenant: fromPromise<SessionTenant, undefined>(() => unwrap(api.GET('/api/tenant'))),
    store: fromPromise<void, StoredSession>(async ({ input }) => storeSession(input)),
    clear: fromPromise(async () => clearStoredSession()),
    logout: fromPromise(async () => {
      await unwrap(api.POST('/api/logout'))
    }),
  },
})

export type SessionActor = ActorRefFrom<typeof machine>

let running: SessionActor | null = null

/** The one session of this page, started on first use. */
export function sessionActor(tenant: SessionTenant): SessionActor {
  running ??= createActor(machine, { input: { tenant } }).start()
  return running
}
