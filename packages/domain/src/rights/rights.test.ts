import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageAccess } from '../site/pageAccess.ts'
import {
  allRights,
  assignableRoles,
  can,
  isCurrentDomainAdmin,
  isGivenByEventRole,
  joinRoles,
  leastLevel,
  levelAt,
  roles,
  type HeldRole,
  type Role,
  type Subject,
} from './rights.ts'

const user = { id: 7, superadmin: false }
const nobody: Subject = { user: null, roles: [] }
const registered: Subject = { user, roles: [] }
const superadmin: Subject = { user: { id: 1, superadmin: true }, roles: [] }
const inTeam = (role: Role, team_id = 1): Subject => ({
  user,
  roles: [{ kind: 'team', team_id, role }],
})
const atEvent = (role: Role, event_id = 10): Subject => ({
  user,
  roles: [{ kind: 'event', event_id, role }],
})
const event = { teamId: 1, eventId: 10 }

describe('who may do what: each row includes the rows above it', () => {
  test.each([
    ['anonymous', nobody, 'event.register', 'profile.edit'],
    ['a registered user', registered, 'profile.edit', 'desk.open'],
    ['a manager', inTeam('manager'), 'payment.take', 'registrations.edit'],
    ['an admin', inTeam('admin'), 'marks.edit', 'refund.make'],
    ['a supervisor', inTeam('supervisor'), 'refund.make', 'teams.edit'],
  ] as const)('%s', (_, subject, may, mayNot) => {
    expect(can(subject, may, event)).toBe(true)
    expect(can(subject, mayNot, event)).toBe(false)
  })
  test('a superadmin: everything, everywhere', () => {
    for (const right of allRights) expect(can(superadmin, right)).toBe(true)
  })
  test('a manager: «no withdrawal, no refund; not under /admin»', () => {
    expect(can(inTeam('manager'), 'registrations.edit', event)).toBe(false)
    expect(can(inTeam('manager'), 'refund.make', event)).toBe(false)
    expect(pageAccess({ subject: inTeam('manager'), tenantTeamId: 1 }, 'adminEvents')).toBe('home')
  })
})

describe('«Event roles give the same rights for that event only»', () => {
  test('the same rights', () => {
    expect(can(atEvent('manager'), 'desk.open', event)).toBe(true)
    expect(can(atEvent('admin'), 'marks.edit', event)).toBe(true)
    expect(can(atEvent('supervisor'), 'event.delete', event)).toBe(true)
  })
  test('for that event only', () => {
    expect(can(atEvent('admin'), 'marks.edit', { teamId: 1, eventId: 11 })).toBe(false)
    expect(can(atEvent('admin'), 'marks.edit', { teamId: 1 })).toBe(false)
    expect(can(atEvent('admin'), 'marks.edit')).toBe(false)
  })
  test('«never … the rating of the team, its members, or creating events»', () => {
    for (const right of allRights.filter((right) => !isGivenByEventRole(right))) {
      expect(can(atEvent('supervisor'), right, event)).toBe(false)
      expect(can(inTeam('supervisor'), right, event)).toBe(true)
    }
    expect(allRights.filter((right) => !isGivenByEventRole(right))).toEqual([
      'teamRating.edit',
      'teamMembers.view',
      'event.create',
      'teamMembers.edit',
      'teamKeys.edit',
    ])
  })
})

test('a role in one team is none in another', () => {
  expect(can(inTeam('supervisor', 2), 'event.edit', event)).toBe(false)
  expect(can(inTeam('supervisor', 2), 'desk.open', event)).toBe(false)
})

test('of several roles the highest counts', () => {
  const both: Subject = {
    user,
    roles: [
      { kind: 'team', team_id: 1, role: 'manager' },
      { kind: 'event', event_id: 10, role: 'admin' },
    ],
  }
  expect(levelAt(both, event)).toBe('admin')
  expect(levelAt(both, { teamId: 1, eventId: 11 })).toBe('manager')
})

describe('any subject, right and place', () => {
  const held: fc.Arbitrary<HeldRole> = fc.oneof(
    fc.record({
      kind: fc.constant('team' as const),
      team_id: fc.integer({ min: 1, max: 3 }),
      role: fc.constantFrom(...roles),
    }),
    fc.record({
      kind: fc.constant('event' as const),
      event_id: fc.integer({ min: 10, max: 12 }),
      role: fc.constantFrom(...roles),
    }),
  )
  const place = fc.record({
    teamId: fc.integer({ min: 1, max: 3 }),
    eventId: fc.integer({ min: 10, max: 12 }),
  })
  const right = fc.constantFrom(...allRights)

  test('more roles never take a right away', () => {
    fc.assert(
      fc.property(fc.array(held), held, right, place, (some, more, right, place) => {
        const before = can({ user, roles: some }, right, place)
        expect(can({ user, roles: [...some, more] }, right, place) || !before).toBe(true)
      }),
    )
  })
  test('without a login roles give nothing', () => {
    fc.assert(
      fc.property(fc.array(held), right, place, (roles, right, place) => {
        expect(can({ user: null, roles }, right, place)).toBe(leastLevel(right) === 'anonymous')
      }),
    )
  })
  test('no role reaches what the superadmin has alone', () => {
    fc.assert(
      fc.property(fc.array(held), place, (roles, place) => {
        for (const right of [
          'teams.edit',
          'users.edit',
          'judgesDirectory.edit',
          'server.view',
        ] as const) {
          expect(can({ user, roles }, right, place)).toBe(false)
        }
      }),
    )
  })
})

describe('«Current-domain admin check: true for a superadmin, or a member of the current tenant team with role admin or supervisor»', () => {
  test.each([
    [superadmin, true],
    [inTeam('supervisor'), true],
    [inTeam('admin'), true],
    [inTeam('manager'), false],
    [inTeam('admin', 2), false],
    [atEvent('admin'), false],
    [registered, false],
    [nobody, false],
  ])('%j: %s', (subject, isAdmin) => {
    expect(isCurrentDomainAdmin(subject, 1)).toBe(isAdmin)
  })
  test('no tenant, no admin of it', () => {
    expect(isCurrentDomainAdmin(inTeam('admin'), null)).toBe(false)
  })
})

describe('who gives which role', () => {
  test.each([
    ['an admin up to manager', inTeam('admin'), ['manager']],
    ['a supervisor up to admin', inTeam('supervisor'), ['admin', 'manager']],
    ['a superadmin all', superadmin, ['supervisor', 'admin', 'manager']],
    ['a manager none', inTeam('manager'), []],
    ['an event admin up to manager', atEvent('admin'), ['manager']],
    ['nobody none', nobody, []],
  ] as const)('%s', (_, subject, expected) => {
    expect(assignableRoles(subject, event)).toEqual(expected)
  })
})

test('«Roles come from team membership, tenant team users and event staff», each once', () => {
  expect(
    joinRoles({
      memberships: [{ team_id: 1, role: 'admin' }],
      eventRoles: [{ event_id: 10, role: 'manager' }],
    }),
  ).toEqual([
    { kind: 'team', team_id: 1, role: 'admin' },
    { kind: 'event', event_id: 10, role: 'manager' },
  ])
  expect(joinRoles({})).toEqual([])
  const everywhere = {
    memberships: [1, 2].map((team_id) => ({ team_id, role: 'admin' as const })),
    eventRoles: [1, 2].map((event_id) => ({ event_id, role: 'admin' as const })),
  }
  expect(joinRoles(everywhere)).toHaveLength(4)
})
