import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { AccountUser } from '../account/user.ts'
import { settle, statesMet } from '../testing/machine.ts'
import {
  authMachine,
  authSubject,
  type AuthEvent,
  type StoredLogin,
  type UserRights,
} from './authMachine.ts'

const user: AccountUser = {
  id: 7,
  email: 'anna@example.org',
  last_name: 'Иванова',
  first_name: 'Анна',
  superadmin: false,
}
const stored: StoredLogin = { token: 'secret', user }
const noRights: UserRights = { memberships: [], eventRoles: [], teams: null }
const rights: UserRights = {
  memberships: [{ team_id: 1, role: 'admin' }],
  eventRoles: [{ event_id: 10, role: 'manager' }],
  teams: null,
}
const unauthenticated = () => Promise.reject({ status: 401 })
const unreachable = () => Promise.reject({ status: 0, message: '' })

const forever = () => new Promise<never>(() => {})

interface Effects {
  readStored: () => Promise<StoredLogin | null>
  loadUser: (id: number) => Promise<AccountUser>
  loadRights: (id: number) => Promise<UserRights>
  logout: () => Promise<void>
}

const working: Effects = {
  readStored: async () => stored,
  loadUser: async (id) => ({ ...user, id, first_name: 'Мария' }),
  loadRights: async () => rights,
  logout: async () => {},
}

function start(effects: Partial<Effects> = {}) {
  const host = { ...working, ...effects }
  const kept: (StoredLogin | null)[] = []
  const machine = authMachine.provide({
    actors: {
      readStored: fromPromise(host.readStored),
      loadUser: fromPromise(({ input }: { input: AccountUser }) => host.loadUser(input.id)),
      loadRights: fromPromise(({ input }: { input: AccountUser }) => host.loadRights(input.id)),
      logout: fromPromise(host.logout),
      store: fromPromise<void, StoredLogin>(async ({ input }) => {
        kept.push(input)
      }),
      clear: fromPromise<void, undefined>(async () => {
        kept.push(null)
      }),
    },
  })
  const actor = createActor(machine)
  const ended: unknown[] = []
  actor.on('auth.ended', (event) => ended.push(event))
  actor.start()
  const reach = (state: 'anonymous' | 'loggedIn' | 'expired') =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  return { actor, kept, ended, reach }
}

describe('start: «the stored user is loaded, then the app mounts»', () => {
  test('a stored login is checked and its rights are loaded', async () => {
    const { reach } = start()
    const { context } = await reach('loggedIn')
    expect(context).toMatchObject({ token: 'secret', user: { first_name: 'Мария' }, rights })
  })
  test('it is the stored user who is asked for, and whose rights are', async () => {
    const asked: string[] = []
    const { reach } = start({
      loadUser: async (id) => {
        asked.push(`user ${id}`)
        return user
      },
      loadRights: async (id) => {
        asked.push(`rights of ${id}`)
        return rights
      },
    })
    await reach('loggedIn')
    expect(asked).toEqual(['user 7', 'rights of 7'])
  })
  test('nothing stored: nobody', async () => {
    const { reach } = start({ readStored: async () => null })
    expect((await reach('anonymous')).context.user).toBeNull()
  })
  test('a store that cannot be read: nobody', async () => {
    const { reach } = start({ readStored: () => Promise.reject(new Error('denied')) })
    expect((await reach('anonymous')).context.user).toBeNull()
  })
  test('«401 when loading the stored user clears the session»', async () => {
    const { reach, kept, ended } = start({ loadUser: unauthenticated })
    const { context } = await reach('anonymous')
    expect(context).toMatchObject({ token: null, user: null })
    expect(kept).toEqual([null])
    expect(ended).toEqual([])
  })
  test('so does a 401 while loading the rights', async () => {
    const { reach, kept } = start({ loadRights: unauthenticated })
    await reach('anonymous')
    expect(kept).toEqual([null])
  })
  test('a server out of reach keeps the stored user and says so; rights can be asked for again', async () => {
    let isReachable = false
    const { actor, reach, kept } = start({
      loadUser: unreachable,
      loadRights: () => (isReachable ? Promise.resolve(rights) : unreachable()),
    })
    const { context } = await reach('loggedIn')
    expect(context).toMatchObject({
      user,
      rights: noRights,
      problem: 'Нет связи с сервером. Проверьте подключение и повторите.',
    })
    expect(kept).toEqual([])
    isReachable = true
    actor.send({ type: 'rights.retry' })
    expect((await reach('loggedIn')).context).toMatchObject({ rights, problem: null })
  })
})

describe('«Login stores a token and the user in local storage, then loads team memberships and event rights»', () => {
  test('in this order', async () => {
    const { actor, kept, reach } = start({ readStored: async () => null })
    await reach('anonymous')
    actor.send({ type: 'auth.begin', token: 'fresh', user })
    const { context } = await reach('loggedIn')
    expect(kept).toEqual([{ token: 'fresh', user }])
    expect(context).toMatchObject({ token: 'fresh', user, rights })
  })
  const other: AccountUser = { ...user, id: 8, email: 'olga@example.org' }
  test.each([
    ['checking', { loadUser: forever }],
    [
      'loadingRights',
      { loadRights: (id: number) => (id === 7 ? forever() : Promise.resolve(noRights)) },
    ],
    ['loggedIn', {}],
    ['loggingOut', { logout: forever }],
  ] as const)('also in the state %s, and the older login is over', async (state, effects) => {
    const { actor, kept, ended, reach } = start(effects)
    if (state === 'loggingOut') {
      await reach('loggedIn')
      actor.send({ type: 'auth.end' })
    }
    await waitFor(actor, (snapshot) => snapshot.matches(state))
    actor.send({ type: 'auth.begin', token: 'fresh', user: other })
    expect(actor.getSnapshot().context.rights).toEqual(noRights)
    const { context } = await reach('loggedIn')
    expect(context).toMatchObject({ token: 'fresh', user: other })
    expect(kept).toEqual([{ token: 'fresh', user: other }])
    expect(ended).toEqual([])
  })
  test('a changed profile is stored too', async () => {
    const { actor, kept, reach } = start()
    await reach('loggedIn')
    const changed = { ...user, city: 'Тверь' }
    actor.send({ type: 'user.change', user: changed })
    expect((await reach('loggedIn')).context.user).toEqual(changed)
    expect(kept).toEqual([{ token: 'secret', user: changed }])
  })
})

describe('«Logout … clear them. Logout goes to /»', () => {
  test.each([
    ['answered', async () => {}],
    ['failed', unreachable],
  ])('also when the call %s', async (_, logout) => {
    const { actor, kept, ended, reach } = start({ logout })
    await reach('loggedIn')
    actor.send({ type: 'auth.end' })
    const { context } = await reach('anonymous')
    expect(context).toMatchObject({
      token: null,
      user: null,
      rights: noRights,
    })
    expect(kept).toEqual([null])
    expect(ended).toEqual([{ type: 'auth.ended' }])
  })
  test('a login that runs out is cleared; whose page it is stays known until the next login', async () => {
    const { actor, ended, kept, reach } = start()
    await reach('loggedIn')
    actor.send({ type: 'auth.expire' })
    const { context } = await reach('expired')
    expect(context).toMatchObject({ token: null, user: { id: 7 }, rights })
    await settle()
    expect(kept).toEqual([null])
    actor.send({ type: 'auth.begin', token: 'fresh', user })
    expect((await reach('loggedIn')).context).toMatchObject({ token: 'fresh', user, rights })
    expect(ended).toEqual([])
  })
  test.each([
    ['auth.forget', []],
    ['auth.end', [{ type: 'auth.ended' }]],
  ] as const)('whose login ran out can be nobody again: %s', async (type, told) => {
    const { actor, ended, reach } = start()
    await reach('loggedIn')
    actor.send({ type: 'auth.expire' })
    await reach('expired')
    actor.send({ type })
    const { context } = await reach('anonymous')
    expect(context).toMatchObject({ token: null, user: null, rights: noRights })
    expect(ended).toEqual(told)
  })
})

describe('a login ends while it is being checked or stored', () => {
  test.each([
    ['auth.end', [{ type: 'auth.ended' }]],
    ['auth.expire', []],
  ] as const)('by %s', async (type, told) => {
    const checked = start({ loadUser: forever })
    await waitFor(checked.actor, (snapshot) => snapshot.matches('checking'))
    checked.actor.send({ type })
    expect((await checked.reach('anonymous')).context).toMatchObject({ token: null, user: null })
    expect(checked.kept).toEqual([null])
    expect(checked.ended).toEqual(told)

    const stored = start({ readStored: async () => null })
    await stored.reach('anonymous')
    stored.actor.send({ type: 'auth.begin', token: 'fresh', user })
    expect(stored.actor.getSnapshot().matches('storing')).toBe(true)
    stored.actor.send({ type })
    expect((await stored.reach('anonymous')).context).toMatchObject({ token: null, user: null })
    expect(stored.kept.at(-1)).toBeNull()
    expect(stored.ended).toEqual(told)
  })
})

describe('whose rights are asked for', () => {
  const context = { token: 'secret', user, rights, problem: null }
  test('memberships and event rights', () => {
    expect(authSubject(context)).toEqual({
      user,
      roles: [
        { kind: 'team', team_id: 1, role: 'admin' },
        { kind: 'event', event_id: 10, role: 'manager' },
      ],
    })
  })
  test('nobody has none', () => {
    expect(authSubject({ ...context, user: null, rights: noRights }).roles).toEqual([])
  })
})

test('any events in any order: no state breaks, and all are reached', async () => {
  const events: AuthEvent[] = [
    { type: 'auth.begin', token: 'fresh', user },
    { type: 'auth.end' },
    { type: 'auth.expire' },
    { type: 'auth.forget' },
    { type: 'user.change', user },
    { type: 'rights.retry' },
  ]
  let turn = 0
  const sometimes = async <T>(value: T, failure: unknown): Promise<T> => {
    turn += 1
    if (turn % 3 === 0) throw failure
    return value
  }
  const reached = await statesMet(
    events,
    () =>
      start({
        readStored: () => sometimes(stored, new Error('denied')),
        loadUser: () => sometimes(user, { status: 401 }),
        loadRights: () => sometimes(rights, { status: 401 }),
      }).actor,
  )
  expect(reached).toEqual([
    'anonymous',
    'checking',
    'clearing',
    'expired',
    'leaving',
    'loadingRights',
    'loggedIn',
    'loggingOut',
    'reading',
    'storing',
    'storingChange',
  ])
})
