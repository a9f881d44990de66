import { describe, expect, test } from 'vitest'
import type { Role, Subject } from '../rights/rights.ts'
import { sitePages, type PageName } from './pages.ts'
import { isActiveItem, sideMenu, type MenuPlace } from './sideMenu.ts'

const user = { id: 7, superadmin: false }
const nobody: Subject = { user: null, roles: [] }
const superadmin: Subject = { user: { id: 1, superadmin: true }, roles: [] }
const inTeam = (role: Role): Subject => ({ user, roles: [{ kind: 'team', team_id: 1, role }] })
const atEvent = (role: Role): Subject => ({ user, roles: [{ kind: 'event', event_id: 10, role }] })

const allPages = new Set(Object.keys(sitePages) as PageName[])
const home: MenuPlace = { tenantTeamId: 1, event: null, pages: allPages }
const atEvent10: MenuPlace = { ...home, event: { id: 10, team_id: 1 } }

const publicMenu = ['Турниры: Будущие, Прошедшие', 'Информация: Поиск']

/** The menu as one reads it. */
function read(subject: Subject, place: MenuPlace): string[] {
  return sideMenu(subject, place).map(
    ({ title, items }) => `${title}: ${items.map(({ label }) => label).join(', ')}`,
  )
}

describe('side menu', () => {
  test('«Anonymous visitors see only the public menu»', () => {
    expect(read(nobody, home)).toEqual(publicMenu)
    expect(read({ user, roles: [] }, home)).toEqual(publicMenu)
  })
  test('«Администратор» for a non-superadmin who is an admin of the current domain', () => {
    const administrator = [...publicMenu, 'Администратор: Турниры, Команды, Адм. рейтинг']
    expect(read(inTeam('admin'), home)).toEqual(administrator)
    expect(read(inTeam('supervisor'), home)).toEqual(administrator)
    expect(read(inTeam('manager'), home)).toEqual(publicMenu)
    expect(read(atEvent('admin'), home)).toEqual(publicMenu)
  })
  test('«Суперадмин» for a superadmin', () => {
    expect(read(superadmin, home)).toEqual([
      ...publicMenu,
      'Суперадмин: Турниры, Команды, Пользователи, Судьи, Адм. рейтинг',
    ])
  })
})

describe('«Меню турнира»: shown when an event is selected', () => {
  const section = (subject: Subject, place = atEvent10) => read(subject, place)[0]

  test('«Items under /admin are hidden unless the admin check passes»', () => {
    expect(section(nobody)).toBe('Меню турнира: Главная')
    expect(section(inTeam('admin'))).toBe('Меню турнира: Главная, Стойка, Настройка, Рейтинг')
    expect(section(atEvent('admin'))).toBe('Меню турнира: Главная, Стойка, Настройка, Рейтинг')
    expect(section(atEvent('admin'), { ...home, event: { id: 11, team_id: 1 } })).toBe(
      'Меню турнира: Главная',
    )
  })
  test('a manager sees the desk', () => {
    expect(section(atEvent('manager'))).toBe('Меню турнира: Главная, Стойка')
  })
  test('rating items show on desktop only', () => {
    const desktopOnly = sideMenu(superadmin, atEvent10)
      .flatMap(({ items }) => items)
      .filter(({ isDesktopOnly }) => isDesktopOnly)
    expect(desktopOnly.map(({ id }) => id)).toEqual(['eventRating', 'adminRating'])
  })
  test('«Настройка leads to /admin/events/{eventId}/edit, Рейтинг to /admin/events/{eventId}/rating»', () => {
    const paths = sideMenu(superadmin, atEvent10)[0]?.items.map(({ path }) => path)
    expect(paths).toEqual([
      '/events/10/',
      '/events/10/desk',
      '/admin/events/10/edit',
      '/admin/events/10/rating',
    ])
  })
})

test('an item appears only when its page exists', () => {
  const pages = new Set<PageName>(['event', 'events', 'adminEvents'])
  expect(read(superadmin, { ...atEvent10, pages })).toEqual([
    'Меню турнира: Главная',
    'Турниры: Будущие, Прошедшие',
    'Суперадмин: Турниры',
  ])
})

test('every item leads to its page', () => {
  const paths = (subject: Subject) =>
    Object.fromEntries(
      sideMenu(subject, atEvent10)
        .flatMap(({ items }) => items)
        .map(({ id, path }) => [id, path]),
    )
  const forAdmins = {
    eventHome: '/events/10/',
    desk: '/events/10/desk',
    eventSettings: '/admin/events/10/edit',
    eventRating: '/admin/events/10/rating',
    futureEvents: '/events/?filter=future',
    pastEvents: '/events/?filter=past',
    search: '/search-dancer',
    adminEvents: '/admin/events/',
    adminTeams: '/admin/teams/',
    adminRating: '/admin/rating',
  }
  expect(paths(inTeam('admin'))).toEqual(forAdmins)
  expect(paths(superadmin)).toEqual({
    ...forAdmins,
    adminUsers: '/admin/users',
    adminJudges: '/admin/judges',
  })
})

describe('«The active item is highlighted by path, and on /events by the filter query»', () => {
  const future = { path: '/events/?filter=future' }
  const past = { path: '/events/?filter=past' }

  test('by path, with or without the slash at its end', () => {
    expect(isActiveItem({ path: '/events/10/' }, { path: '/events/10' })).toBe(true)
    expect(isActiveItem({ path: '/search-dancer' }, { path: '/search-dancer/' })).toBe(true)
    expect(isActiveItem({ path: '/search-dancer' }, { path: '/search-dancer//' })).toBe(true)
    expect(isActiveItem({ path: '/events/10/' }, { path: '/events/10/desk' })).toBe(false)
  })
  test('by filter', () => {
    expect(isActiveItem(past, { path: '/events/', filter: 'past' })).toBe(true)
    expect(isActiveItem(future, { path: '/events/', filter: 'past' })).toBe(false)
    expect(isActiveItem(future, { path: '/events', filter: null })).toBe(true)
    expect(isActiveItem(past, { path: '/admin/events/', filter: 'past' })).toBe(false)
  })
})
