import { assign, emit, setup } from 'xstate'
import type { AccountUser } from '../account/user.ts'
import { declared } from '../machine/declared.ts'
import { placeholder } from '../machine/placeholder.ts'
import { errorText, toRequestFailure } from '../problems/errorText.ts'
import { joinRoles, type HeldRole, type Role, type Subject } from '../rights/rights.ts'

/** What local storage keeps between visits. */
export interface StoredSession {
  token: string
  user: AccountUser
}

/** `GET /api/users/{id}/teams` and `GET /api/users/{id}/events` together. */
export interface UserRights {
  memberships: readonly { team_id: number; role: Role }[]
  eventRoles: readonly { event_id: number; role: Role }[]
}

/** What the rules read of `GET /api/tenant`; the host keeps its own fields in it. */
export interface SessionTenant {
  team: { id: number }
  roles: readonly HeldRole[]
}

export interface SessionContext {
  token: string | null
  user: AccountUser | null
  /** Own rights beside those that come with the tenant. */
  rights: UserRights
  tenant: SessionTenant | null
  /** Why tenant or rights could not be loaded, in Russian. */
  problem: string | null
}

export type SessionEvent =
  | { type: 'session.begin'; token: string; user: AccountUser }
  | { type: 'session.end' }
  /** Some call answered 401. */
  | { type: 'session.expire' }
  | { type: 'user.change'; user: AccountUser }
  | { type: 'rights.retry' }
  | { type: 'tenant.retry' }

export interface SessionInput {
  /** The tenant when the page came with it. */
  tenant: SessionTenant | null
}

const noRights: UserRights = { memberships: [], eventRoles: [] }

/**
 * Start-up and the session (spec §4): «the stored user is loaded, then the app mounts; the tenant is
 * requested if not loaded»; «login stores a token and the user in local storage, then loads team
 * memberships and event rights. Logout, and a 401 while loading the stored user, clear them». Other
 * failures keep the stored user. Emits `session.ended`, upon which the host goes to `/`.
 */
export const sessionMachine = setup({
  types: declared<{
    context: SessionContext
    events: SessionEvent
    input: SessionInput
    emitted: { type: 'session.ended' }
  }>(),
  actors: {
    readStored: placeholder<StoredSession | null>('readStored'),
    loadUser: placeholder<AccountUser, { id: number }>('loadUser'),
    loadRights: placeholder<UserRights, { id: number }>('loadRights'),
    loadTenant: placeholder<SessionTenant>('loadTenant'),
    store: placeholder<void, StoredSession>('store'),
    clear: placeholder<void>('clear'),
    logout: placeholder<void>('logout'),
  },
  actions: {
    forget: assign({ token: null, user: null, rights: noRights }),
    tellEnd: emit({ type: 'session.ended' }),
  },
  guards: {
    isTenantKnown: ({ context }) => context.tenant !== null,
    isSomebodyStored: (_, stored: StoredSession | null) => stored !== null,
    isUnauthenticated: (_, error: unknown) => toRequestFailure(error).status === 401,
  },
}).createMachine({
  id: 'session',
  type: 'parallel',
  context: ({ input }) => ({
    token: null,
    user: null,
    rights: noRights,
    tenant: input.tenant,
    problem: null,
  }),
  states: {
    tenant: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ target: 'loaded', guard: 'isTenantKnown' }, { target: 'loading' }],
        },
        loading: {
          invoke: {
            src: 'loadTenant',
            onDone: { target: 'loaded', actions: assign({ tenant: ({ event }) => event.output }) },
            onError: {
              target: 'failed',
              actions: assign({ problem: ({ event }) => errorText(toRequestFailure(event.error)) }),
            },
          },
        },
        loaded: {},
        failed: {
          on: { 'tenant.retry': { target: 'loading', actions: assign({ problem: null }) } },
        },
      },
    },
    account: {
      initial: 'reading',
      on: {
        // Whatever goes on: one may log in while an older session is still being checked.
        'session.begin': {
          target: '.storing',
          actions: assign({
            token: ({ event }) => event.token,
            user: ({ event }) => event.user,
            rights: noRights,
          }),
        },
      },
      states: {
        reading: {
          invoke: {
            src: 'readStored',
            onDone: [
              {
                target: 'checking',
                guard: { type: 'isSomebodyStored', params: ({ event }) => event.output },
                actions: assign(({ event }) => ({ ...event.output })),
              },
              { target: 'anonymous' },
            ],
            onError: 'anonymous',
          },
        },
        checking: {
          invoke: {
            src: 'loadUser',
            input: ({ context }) => ({ id: userId(context) }),
            onDone: {
              target: 'loadingRights',
              actions: assign({ user: ({ event }) => event.output }),
            },
            onError: [
              {
                target: 'clearing',
                guard: { type: 'isUnauthenticated', params: thrown },
              },
              { target: 'loadingRights' },
            ],
          },
          on: { 'session.end': 'loggingOut', 'session.expire': 'clearing' },
        },
        storing: {
          invoke: {
            src: 'store',
            input: ({ context }) => storedSession(context),
            onDone: 'loadingRights',
            onError: 'loadingRights',
          },
          on: { 'session.end': 'loggingOut', 'session.expire': 'clearing' },
        },
        loadingRights: {
          invoke: {
            src: 'loadRights',
            input: ({ context }) => ({ id: userId(context) }),
            onDone: {
              target: 'loggedIn',
              actions: assign({ rights: ({ event }) => event.output, problem: null }),
            },
            onError: [
              {
                target: 'clearing',
                guard: { type: 'isUnauthenticated', params: thrown },
              },
              {
                target: 'loggedIn',
                actions: assign({
                  problem: ({ event }) => errorText(toRequestFailure(event.error)),
                }),
              },
            ],
          },
          on: { 'session.end': 'loggingOut', 'session.expire': 'clearing' },
        },
        loggedIn: {
          on: {
            'session.end': 'loggingOut',
            'session.expire': 'clearing',
            'rights.retry': 'loadingRights',
            'user.change': {
              target: 'storingChange',
              actions: assign({ user: ({ event }) => event.user }),
            },
          },
        },
        storingChange: {
          invoke: {
            src: 'store',
            input: ({ context }) => storedSession(context),
            onDone: 'loggedIn',
            onError: 'loggedIn',
          },
          on: { 'session.end': 'loggingOut', 'session.expire': 'clearing' },
        },
        loggingOut: {
          invoke: { src: 'logout', onDone: 'leaving', onError: 'leaving' },
        },
        leaving: {
          entry: 'forget',
          invoke: {
            src: 'clear',
            onDone: { target: 'anonymous', actions: 'tellEnd' },
            onError: { target: 'anonymous', actions: 'tellEnd' },
          },
        },
        clearing: {
          entry: 'forget',
          invoke: { src: 'clear', onDone: 'anonymous', onError: 'anonymous' },
        },
        anonymous: {},
      },
    },
  },
})

/** Whose rights the menu, the guard and the pages ask for. */
export function sessionSubject({ user, rights, tenant }: SessionContext): Subject {
  const own = user === null ? [] : (tenant?.roles ?? [])
  return { user, roles: joinRoles({ ...rights, tenantRoles: own }) }
}

/** What an effect threw, for `isUnauthenticated`. */
function thrown({ event }: { event: { error: unknown } }): unknown {
  return event.error
}

function userId({ user }: SessionContext): number {
  return storedUser(user).id
}

function storedSession({ token, user }: SessionContext): StoredSession {
  return { token: token ?? '', user: storedUser(user) }
}

function storedUser(user: AccountUser | null): AccountUser {
  if (user === null) throw new Error('The session has no user in this state')
  return user
}
