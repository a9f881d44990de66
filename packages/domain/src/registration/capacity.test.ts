import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  listPromotions,
  statusOfNewEntry,
  waitingList,
  type LimitedContest,
  type QueuedEntry,
} from './capacity.ts'

const two: LimitedContest = { capacity: 2, jnj_role_split: false, status: 'open' }
const jnj: LimitedContest = { ...two, jnj_role_split: true }

let ids = 0
const entry = (status: QueuedEntry['status'], changes: Partial<QueuedEntry> = {}): QueuedEntry => ({
  id: (ids += 1),
  status,
  role: null,
  created_at: '2027-04-01T12:00:00Z',
  ...changes,
})
const occupanciesOf = (entries: readonly QueuedEntry[]) =>
  entries.map(({ role, status }) => ({
    role,
    active: status === 'active' ? 1 : 0,
    waiting: status === 'waiting' ? 1 : 0,
  }))
const statusAmong = (
  entries: readonly QueuedEntry[],
  contest: LimitedContest,
  role: QueuedEntry['role'] = null,
) => statusOfNewEntry(contest, role, occupanciesOf(entries))
const idsOf = (entries: QueuedEntry[]) => entries.map(({ id }) => id)

describe('a new entry', () => {
  test('is active while there are places', () => {
    expect(statusAmong([], two)).toBe('active')
    expect(statusAmong([entry('active'), entry('withdrawn')], two)).toBe('active')
  })
  test('waits when the contest is full', () => {
    expect(statusAmong([entry('active'), entry('active')], two)).toBe('waiting')
  })
  test('waits behind those who wait', () => {
    expect(statusAmong([entry('active'), entry('waiting')], two)).toBe('waiting')
  })
  test('null is no limit, 0 lets nobody in', () => {
    const many = Array.from({ length: 1000 }, () => entry('active'))
    expect(statusAmong(many, { ...two, capacity: null })).toBe('active')
    expect(statusAmong([], { ...two, capacity: 0 })).toBe('waiting')
  })
  test('«capacity … then count per role»', () => {
    const leaders = [entry('active', { role: 'leader' }), entry('active', { role: 'leader' })]
    expect(statusAmong(leaders, jnj, 'leader')).toBe('waiting')
    expect(statusAmong(leaders, jnj, 'follower')).toBe('active')
    expect(statusAmong(leaders, two, 'follower')).toBe('waiting')
  })
})

describe('who moves up', () => {
  const first = entry('waiting', { created_at: '2027-04-02T10:00:00+03:00' })
  const second = entry('waiting', { created_at: '2027-04-02T08:00:00Z' })
  const third = entry('waiting', { created_at: '2027-04-02T08:00:00Z' })

  test("«order by the time of that contest's entry», then by id", () => {
    expect(waitingList([third, entry('active'), second, first])).toEqual([first, second, third])
    expect(listPromotions([third, second, first], two, false)).toEqual([first.id, second.id])
  })
  test('as many as there are places', () => {
    expect(listPromotions([entry('active'), first, second], two, false)).toEqual([first.id])
    expect(listPromotions([entry('active'), entry('active'), first], two, false)).toEqual([])
  })
  test('«lowering the capacity removes nobody»', () => {
    const full = [entry('active'), entry('active'), first]
    expect(listPromotions(full, { ...two, capacity: 1 }, false)).toEqual([])
  })
  test('without a limit all', () => {
    expect(listPromotions([first, second], { ...two, capacity: null }, false)).toEqual(
      idsOf([first, second]),
    )
  })
  test.each([
    ['open', 1],
    ['closed', 1],
    ['ready', 0],
    ['running', 0],
    ['cancelled', 0],
  ])('«while the contest is `open` or `closed`»: %s', (status, count) => {
    expect(listPromotions([first], { ...two, status }, false)).toHaveLength(count)
  })
  test('«not after the draw»', () => {
    expect(listPromotions([first], two, true)).toEqual([])
  })
  test('each role has its own queue', () => {
    const leader = entry('waiting', { role: 'leader' })
    const follower = entry('waiting', { role: 'follower' })
    const leaders = [entry('active', { role: 'leader' }), entry('active', { role: 'leader' })]
    expect(listPromotions([...leaders, leader, follower], jnj, false)).toEqual([follower.id])
    const followers = [entry('active', { role: 'follower' }), entry('active', { role: 'follower' })]
    expect(listPromotions([...followers, leader, follower], jnj, false)).toEqual([leader.id])
  })
})

describe('any history of entries and withdrawals', () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({
        does: fc.constant('enter' as const),
        role: fc.constantFrom('leader' as const, 'follower' as const),
      }),
      fc.record({ does: fc.constant('withdraw' as const), at: fc.nat(30) }),
    ),
    { maxLength: 40 },
  )

  test('the capacity is kept exactly, nobody jumps the queue, no place stays empty while somebody waits', () => {
    fc.assert(
      fc.property(steps, fc.nat(5), fc.boolean(), (history, capacity, jnj_role_split) => {
        const contest = { capacity, jnj_role_split, status: 'open' }
        const entries: QueuedEntry[] = []
        for (const step of history) {
          if (step.does === 'enter') {
            const status = statusAmong(entries, contest, step.role)
            const id = entries.length
            const created_at = new Date(id * 1000).toISOString()
            entries.push({ id, status, role: step.role, created_at })
          } else {
            const leaving = entries[step.at]
            if (leaving) leaving.status = 'withdrawn'
            for (const id of listPromotions(entries, contest, false)) {
              const promoted = entries[id]
              if (promoted) promoted.status = 'active'
            }
          }
          const queues = jnj_role_split
            ? (['leader', 'follower'] as const).map((role) =>
                entries.filter((one) => one.role === role),
              )
            : [entries]
          for (const queue of queues) {
            const active = queue.filter(({ status }) => status === 'active')
            const waiting = queue.filter(({ status }) => status === 'waiting')
            expect(active.length).toBeLessThanOrEqual(capacity)
            expect(waiting.length === 0 || active.length === capacity).toBe(true)
            const lastIn = Math.max(-1, ...idsOf(active))
            expect(waiting.every(({ id }) => id > lastIn)).toBe(true)
          }
        }
      }),
    )
  })
})
