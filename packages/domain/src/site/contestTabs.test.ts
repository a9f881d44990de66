import { expect, test } from 'vitest'
import type { Subject } from '../rights/rights.ts'
import { contestTabs } from './contestTabs.ts'
import { sitePages, type PageName } from './pages.ts'

const all = new Set(Object.keys(sitePages) as PageName[])
const atEvent = (role: 'admin' | 'manager'): Subject => ({
  user: { id: 7, superadmin: false },
  roles: [{ kind: 'event', event_id: 10, role }],
})

test('an organiser has a tab to each page of a contest’s day at the own event, and to none at another', () => {
  const visitor = { subject: atEvent('admin'), tenantTeamId: 1 }
  expect(contestTabs(visitor, 10, all, null)).toEqual([
    'contest',
    'contestRounds',
    'contestMarks',
    'contestResult',
    'contestProtocol',
    'contestJournal',
    'contestPaper',
  ])
  expect(contestTabs(visitor, 11, all, null)).toEqual([])
  expect(contestTabs({ ...visitor, subject: atEvent('manager') }, 10, all, null)).toEqual([])
})

test('a tab appears only when its page exists', () => {
  const visitor = { subject: atEvent('admin'), tenantTeamId: 1 }
  expect(contestTabs(visitor, 10, new Set<PageName>(['contestMarks']), null)).toEqual([
    'contestMarks',
  ])
})

test('a contest without judges has participants alone: a fee, a packet, a master class', () => {
  const visitor = { subject: atEvent('admin'), tenantTeamId: 1 }
  const judged = { scoring: 'skating', tags: [] } as const
  expect(contestTabs(visitor, 10, all, judged)).toEqual(contestTabs(visitor, 10, all, null))
  expect(contestTabs(visitor, 10, all, { ...judged, scoring: 'none' })).toEqual(['contest'])
})
