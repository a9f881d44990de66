import { describe, expect, test } from 'vitest'
import { leastLevel, type Role, type Subject } from '../rights/rights.ts'
import { isAdminPath, pageAccess, unknownAdminPageAccess } from './pageAccess.ts'
import { eventTabs } from './eventTabs.ts'
import { fillPath } from './address.ts'
import { sitePages, type PageName, type SitePage } from './pages.ts'
import { sideMenu } from './sideMenu.ts'

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

describe('the guard on /admin', () => {
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
    ['adminServer', {}, inTeam('supervisor'), 'noRight'],
    ['adminServer', {}, superadmin, 'pass'],
    ['teamUsers', { teamId: '5' }, superadmin, 'pass'],
  ])('%s %j for %j: %s', (name, parameters, subject, access) => {
    expect(pageAccess({ subject, tenantTeamId: 1 }, name, parameters)).toBe(access)
  })

  test('every page under /admin needs a right that a manager does not have', () => {
    const below = new Set<string>(['anonymous', 'registered', 'manager'])
    const guarded = Object.values<SitePage>(sitePages).filter(({ path }) => isAdminPath(path))
    expect(guarded.length).toBeGreaterThan(20)
    const tooLow = guarded.filter(({ right }) => !right || below.has(leastLevel(right)))
    expect(tooLow).toEqual([])
  })
})

/** Everybody whom the table of rights tells apart (docs/rules/rights.md, «Who may do what»). */
const everybody: Readonly<Record<string, Subject>> = {
  nobody,
  registered,
  'manager of the event': atEvent('manager'),
  'admin of the event': atEvent('admin'),
  'supervisor of the event': atEvent('supervisor'),
  'manager of the team': inTeam('manager'),
  'admin of the team': inTeam('admin'),
  'supervisor of the team': inTeam('supervisor'),
  'admin of another team': inTeam('admin', 2),
  superadmin,
}
const visitors = Object.entries(everybody)
const adminPages = (Object.keys(sitePages) as PageName[]).filter((name) =>
  isAdminPath(sitePages[name].path),
)
/** Parameters of an event, a contest, a session and a team; only `eventId` and `teamId` matter. */
const here = { eventId: '10', groupNum: '1', sessionId: '1', teamId: '1' }

/** Who passes at a path (docs/rules/rights.md, «Pages under /admin»), read off without the table. */
function accessByRules(who: string, path: string): string {
  const isAtEvent = who === 'admin of the event' || who === 'supervisor of the event'
  const isInTeam = who === 'admin of the team' || who === 'supervisor of the team'
  if (who === 'superadmin') return 'pass'
  if (!isAtEvent && !isInTeam) return 'home'
  if (['/admin/users', '/admin/judges', '/admin/server'].includes(path)) return 'noRight'
  return isInTeam || path.startsWith('/admin/events/') ? 'pass' : 'home'
}

describe('each page under /admin is opened by exactly those whom the rules name', () => {
  test.each(
    visitors.flatMap(([who, subject]) => adminPages.map((name) => [who, name, subject] as const)),
  )('%s, %s', (who, name, subject) => {
    expect(pageAccess({ subject, tenantTeamId: 1 }, name, here)).toBe(
      accessByRules(who, sitePages[name].path),
    )
  })

  test.each(visitors)('%s sees by menu and tabs what opens, and no more', (_, subject) => {
    const visitor = { subject, tenantTeamId: 1 }
    const pages = new Set(Object.keys(sitePages) as PageName[])
    const place = { tenantTeamId: 1, event: { id: 10, team_id: 1 }, pages }
    const inMenu = sideMenu(subject, place).flatMap(({ items }) => items.map(({ path }) => path))
    const open = adminPages.filter((name) => pageAccess(visitor, name, here) === 'pass')
    const opened = new Set(open.map((name) => fillPath(sitePages[name].path, here)))
    expect(inMenu.filter((path) => isAdminPath(path) && !opened.has(path))).toEqual([])
    expect(eventTabs(visitor, 10, pages).filter((name) => !open.includes(name))).toEqual([])
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
