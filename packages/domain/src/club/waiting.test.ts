import { expect, test } from 'vitest'
import { dancerKey } from '../registration/dancers.ts'
import { adult, rules as event1, stored } from '../testing/event1.ts'
import type { ClubEntry } from './entries.ts'
import { planClub, type ClubRules } from './planClub.ts'
import type { ContestPlaces } from './queue.ts'
import { clubWaiting } from './waiting.ts'

const { now } = event1
const vera = { ...adult, first_name: 'Вера' }
const zoya = { ...adult, first_name: 'Зоя' }
const roster = [adult, vera, zoya]
const entry = (contestId: string, ...dancers: (typeof adult)[]): ClubEntry => ({
  contestId,
  dancers: dancers.map(dancerKey),
  role: null,
})

/** The grid of these ticks where contests have so many places. */
function gridOf(
  entries: ClubEntry[],
  places: Record<string, Partial<ContestPlaces>> = {},
  known = [] as (typeof stored)[],
) {
  const free = { capacity: null, active_count: 0, waiting_count: 0 }
  const contests = event1.contests.map((one) => ({ ...one, ...free, ...places[one.id] }))
  const rules: ClubRules = { ...event1, contests }
  const plan = planClub({ roster, entries, stored: known }, rules, now)
  const { added } = plan.queue
  return {
    ...clubWaiting(plan, rules, now),
    total: plan.total,
    expected: plan.expected,
    waits: entries.map((one) => added.has(one)),
    sets: plan.sets,
  }
}

test('a tick in a full contest waits and is charged to nobody yet', () => {
  const entries = [entry('c11', vera), entry('c12', vera)]
  expect(gridOf(entries)).toMatchObject({ places: 0, amount: 0, total: 290_000 })
  const full = { c12: { capacity: 4, active_count: 4 } }
  const grid = gridOf(entries, full)
  expect(grid).toMatchObject({ places: 1, amount: 120_000, total: 170_000, expected: 170_000 })
  expect(grid.waits).toEqual([false, true])
})

test('of three ticks and two places the third waits, before anything is sent', () => {
  const grid = gridOf([entry('c11', adult), entry('c11', vera), entry('c11', zoya)], {
    c11: { capacity: 12, active_count: 10 },
  })
  expect(grid.waits).toEqual([false, false, true])
  expect(grid).toMatchObject({ places: 1, amount: 120_000, total: 340_000, expected: 340_000 })
})

test('who comes while others wait, waits behind them, though a place is free', () => {
  const places = { c11: { capacity: 12, active_count: 10, waiting_count: 1 } }
  expect(gridOf([entry('c11', vera)], places).waits).toEqual([true])
})

test('leaders and followers queue apart', () => {
  const role_counts = {
    leader: { active: 1, waiting: 0 },
    follower: { active: 2, waiting: 0 },
  }
  const places = { c70: { capacity: 2, active_count: 3, waiting_count: 0, role_counts } }
  const ticks = [
    { ...entry('c70', adult), role: 'follower' as const },
    { ...entry('c70', vera), role: 'leader' as const },
    { ...entry('c70', zoya), role: 'leader' as const },
  ]
  expect(gridOf(ticks, places).waits).toEqual([true, false, true])
})

test('a packet that only a waiting contest would make worth it is left out until then', () => {
  const ticks = ['c11', 'c12', 'c13'].map((id) => entry(id, vera))
  expect(gridOf(ticks).total).toBe(330_000)
  const grid = gridOf(ticks, { c13: { capacity: 1, active_count: 1 } })
  // Two solos singly are cheaper than the packet for them.
  expect(grid).toMatchObject({ total: 290_000, places: 1 })
})

test('who has a place keeps it though the contest is full by now; who waits goes on waiting', () => {
  const full = { c11: { capacity: 1, active_count: 1 } }
  expect(gridOf([entry('c11', adult)], full, [stored])).toMatchObject({ places: 0, amount: 0 })
  const [first, ...others] = stored.registrations
  const queued = {
    ...stored,
    registrations: first ? [{ ...first, status: 'waiting' as const }, ...others] : [],
  }
  expect(gridOf([entry('c11', adult)], full, [queued])).toMatchObject({
    places: 1,
    amount: 120_000,
    total: 0,
  })
})

test('a place that the grid gives up is free for another of its dancers', () => {
  const full = { c11: { capacity: 1, active_count: 1 } }
  expect(gridOf([entry('c11', vera)], full, [stored]).waits).toEqual([false])
})

test('a pair on a waiting list is two', () => {
  const full = { c20: { capacity: 0, active_count: 0 } }
  expect(gridOf([entry('c20', adult, vera)], full)).toMatchObject({
    places: 2,
    amount: 200_000,
    total: 0,
  })
})
