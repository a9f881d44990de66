import { describe, expect, test } from 'vitest'
import { leastLevel, type Role, type Subject } from '../rights/rights.ts'
import { isAdminPath, pageAccess, unknownAdminPageAccess } from './pageAccess.ts'
import { sitePages, type PageName, type SitePage } from './pages.ts'

const user = { id: 7, superadmin: false }
const nobody: Subject = { user: null, roles: [] }
const registered: Subject = { user, roles: [] }
const superadmin: Subject = { user: { id: 1, superadmin: true }, roles: [] }
const inTeam = (role: Role, team_id = 1): Subject => ({
  user,
  roles: [{ kind: 'team', team_id, role }],
})
const atEvent = (role: Role): Subject => ({ user, roles: [{ kind: 'event', event_id: 10, role }] })
const own = atEvent('admin')

describe('the guard on /admin (spec §2, decisions «Who may do what»)', () => {
  test.each<[PageName, Record<string, string>, Subject, string]>([
    ['home', {}, nobody, 'pass'],
    ['event', { eventId: '10' }, nobody, 'pass'],
    ['adminEvents', {}, nobody, 'home'],
    ['eventSettings', { eventId: '10' }, { ...own, user: null }, 'home'],
    ['eventSettings', { eventId: '10' }, atEvent('manager'), 'home'],
    ['eventRegistrations', { eventId: '10' }, atEvent('manager'), 'home'],
    ['adminUsers', {}, registered, 'home'],

    ['adminEvents', {}, inTeam('admin'), 'pass'],
    ['eventSettings', { eventId: '99' }, inTeam('supervisor'), 'pass'],
    ['adminTeams', {}, inTeam('admin'), 'pass'],
    ['adminRating', {}, inTeam('admin'), 'pass'],
    ['adminUsers', {}, inTeam('supervisor'), 'noRight'],
    ['adminJudges', {}, inTeam('admin'), 'noRight'],
    ['adminEvents', {}, inTeam('admin', 2), 'home'],
    ['teamUsers', { teamId: '2' }, inTeam('admin'), 'home'],

    ['adminEvents', {}, own, 'pass'],
    ['eventOverview', { eventId: '10' }, own, 'pass'],
    ['contestRegistrations', { eventId: '10', groupNum: '3' }, own, 'pass'],
    ['eventSettings', { eventId: '11' }, own, 'home'],
    ['eventSettings', { eventId: '101' }, own, 'home'],
    ['adminTeams', {}, own, 'home'],
    ['teamUsers', { teamId: '1' }, own, 'home'],
    ['adminRating', {}, own, 'home'],
    ['adminUsers', {}, own, 'noRight'],
    ['adminJudges', {}, own, 'noRight'],

    ['adminUsers', {}, superadmin, 'pass'],
    ['adminJudges', {}, superadmin, 'pass'],
    ['teamUsers', { teamId: '5' }, superadmin, 'pass'],
  ])('%s %j for %j: %s', (name, parameters, subject, access) => {
    expect(pageAccess({ subject, tenantTeamId: 1 }, name, parameters)).toBe(access)
  })

  test('every page under /admin needs a right that a manager does not have', () => {
    const below = new Set<string>(['anonymous', 'registered', 'manager'])
    const adminPages = Object.values<SitePage>(sitePages).filter(({ path }) => isAdminPath(path))
    expect(adminPages.length).toBeGreaterThan(20)
    const tooLow = adminPages.filter(({ right }) => !right || below.has(leastLevel(right)))
    expect(tooLow).toEqual([])
  })
})

describe('an address under /admin that is no page', () => {
  test.each([
    ['/administration', nobody, 'pass'],
    ['/admin', nobody, 'home'],
    ['/ADMIN/unknown', registered, 'home'],
    ['/admin/unknown', inTeam('admin'), 'pass'],
    ['/admin/events/10/unknown', own, 'pass'],
    ['/admin/events/11/unknown', own, 'home'],
    ['/admin', own, 'home'],
    ['/admin', superadmin, 'pass'],
  ] as const)('%s for %j: %s', (path, subject, access) => {
    expect(unknownAdminPageAccess({ subject, tenantTeamId: 1 }, path)).toBe(access)
  })
})
