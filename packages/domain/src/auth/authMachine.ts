import { assign, emit, setup } from 'xstate'
import type { AccountUser } from '../account/user.ts'
import { declared } from '../machine/declared.ts'
import { placeholder } from '../machine/placeholder.ts'
import { errorText, toRequestFailure } from '../problems/errorText.ts'
import { joinRoles, type Role, type Subject } from '../rights/rights.ts'

/** What local storage keeps between visits (docs/rules/accounts.md, «Start of the application»). */
export interface StoredLogin {
  token: string
  user: AccountUser
}

/** `GET /api/users/{id}/teams` and `GET /api/users/{id}/events`; of a superadmin also `GET /api/teams`. */
export interface UserRights {
  memberships: readonly { team_id: number; role: Role }[]
  eventRoles: readonly { event_id: number; role: Role }[]
  /**
   * «Superadmins get the team list loaded» (docs/rules/accounts.md, «Start of the application»); null for everybody
   * else.
   */
  teams: readonly { id: number; name: string }[] | null
}

export interface AuthContext {
  token: string | null
  user: AccountUser | null
  rights: UserRights
  /** Why the rights could not be loaded, in Russian. */
  problem: string | null
}

export type AuthEvent =
  | { type: 'auth.begin'; token: string; user: AccountUser }
  | { type: 'auth.end' }
  /** Some call answered 401. */
  | { type: 'auth.expire' }
  /** Whoever's login has run out does not log in again, and has nothing unsaved on the page. */
  | { type: 'auth.forget' }
  | { type: 'user.change'; user: AccountUser }
  | { type: 'rights.retry' }

const noRights: UserRights = { memberships: [], eventRoles: [], teams: null }

/**
 * Who is logged in (docs/rules/accounts.md, «Start of the application»):
 * «the stored user is loaded, then the app mounts»; «login stores a token and the user in local storage, then loads
 * team memberships and event rights. Logout, and a 401 while loading the stored user, clear them». Other failures
 * keep the stored user. Emits `auth.ended`, and then the host goes to `/`. A login that runs out later (`expired`)
 * is no more worth than none, but whose page it is stays known until somebody logs in again: nothing typed there is
 * lost.
 */
export const authMachine = setup({
  types: declared<{
    context: AuthContext
    events: AuthEvent
    emitted: { type: 'auth.ended' }
  }>(),
  actors: {
    readStored: placeholder<StoredLogin | null>('readStored'),
    loadUser: placeholder<AccountUser, AccountUser>('loadUser'),
    loadRights: placeholder<UserRights, AccountUser>('loadRights'),
    store: placeholder<void, StoredLogin>('store'),
    clear: placeholder<void>('clear'),
    logout: placeholder<void>('logout'),
  },
  actions: {
    forget: assign({ token: null, user: null, rights: noRights }),
    tellEnd: emit({ type: 'auth.ended' }),
  },
  guards: {
    isSomebodyStored: (_, stored: StoredLogin | null) => stored !== null,
    isUnauthenticated: (_, error: unknown) => toRequestFailure(error).status === 401,
  },
}).createMachine({
  id: 'auth',
  context: { token: null, user: null, rights: noRights, problem: null },
  initial: 'reading',
  on: {
    // Whatever goes on: one may log in while an older login is still being checked.
    'auth.begin': {
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
        input: ({ context }) => loggedInUser(context),
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
      on: { 'auth.end': 'loggingOut', 'auth.expire': 'clearing' },
    },
    storing: {
      invoke: {
        src: 'store',
        input: ({ context }) => storedLogin(context),
        onDone: 'loadingRights',
        onError: 'loadingRights',
      },
      on: { 'auth.end': 'loggingOut', 'auth.expire': 'clearing' },
    },
    loadingRights: {
      invoke: {
        src: 'loadRights',
        input: ({ context }) => loggedInUser(context),
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
      on: { 'auth.end': 'loggingOut', 'auth.expire': 'clearing' },
    },
    loggedIn: {
      on: {
        'auth.end': 'loggingOut',
        'auth.expire': 'expired',
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
        input: ({ context }) => storedLogin(context),
        onDone: 'loggedIn',
        onError: 'loggedIn',
      },
      on: { 'auth.end': 'loggingOut', 'auth.expire': 'expired' },
    },
    expired: {
      entry: assign({ token: null }),
      // Where it cannot be cleared, the next page finds out that it is worth nothing.
      invoke: { src: 'clear', onError: {} },
      on: { 'auth.end': 'leaving', 'auth.forget': 'clearing' },
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
})

/** Whose rights the menu, the guard and the pages ask for. */
export function authSubject({ user, rights }: AuthContext): Subject {
  return { user, roles: joinRoles(rights) }
}

/** What an effect threw, for `isUnauthenticated`. */
function thrown({ event }: { event: { error: unknown } }): unknown {
  return event.error
}

function storedLogin(context: AuthContext): StoredLogin {
  return { token: context.token ?? '', user: loggedInUser(context) }
}

function loggedInUser({ user }: AuthContext): AccountUser {
  if (user === null) throw new Error('Nobody is logged in in this state')
  return user
}
