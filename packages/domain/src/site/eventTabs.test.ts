import { expect, test } from 'vitest'
import type { Subject } from '../rights/rights.ts'
import { eventTabs } from './eventTabs.ts'
import { sitePages, type PageName } from './pages.ts'

const all = new Set(Object.keys(sitePages) as PageName[])
const atEvent = (role: 'admin' | 'manager'): Subject => ({
  user: { id: 7, superadmin: false },
  roles: [{ kind: 'event', event_id: 10, role }],
})

test('an organiser has a tab to each page of the own event, and to none of another', () => {
  const visitor = { subject: atEvent('admin'), tenantTeamId: 1 }
  const tabs = eventTabs(visitor, 10, all)
  expect(tabs.slice(0, 3)).toEqual(['eventOverview', 'eventDay', 'eventSettings'])
  expect(tabs.at(-1)).toBe('eventHistory')
  expect(eventTabs(visitor, 11, all)).toEqual([])
})

test('a page of the event that stands under another one is no tab', () => {
  const tabs = eventTabs({ subject: atEvent('admin'), tenantTeamId: 1 }, 10, all)
  expect(tabs).toContain('eventRegistrations')
  expect(tabs).not.toContain('registrationImport')
  expect(tabs).not.toContain('timetableSession')
})

test('while the event runs its day is the first tab', () => {
  const visitor = { subject: atEvent('admin'), tenantTeamId: 1 }
  expect(eventTabs(visitor, 10, all, true).slice(0, 3)).toEqual([
    'eventDay',
    'eventOverview',
    'eventSettings',
  ])
})

test('a tab appears only when its page exists', () => {
  const visitor = { subject: atEvent('admin'), tenantTeamId: 1 }
  expect(eventTabs(visitor, 10, new Set<PageName>(['eventRegistrations']))).toEqual([
    'eventRegistrations',
  ])
})

test('a manager has none', () => {
  expect(eventTabs({ subject: atEvent('manager'), tenantTeamId: 1 }, 10, all)).toEqual([])
})
