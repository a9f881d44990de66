import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { demoContest } from './contests.ts'
import { inventEntries } from './entries.ts'
import { seededRandom } from '../../modules/events/rehearsal/random.ts'

const capacity = 5
const contests = [
  demoContest(1, { group_num: 1, group_name: 'Взнос', rubles: 1 }),
  demoContest(1, { group_num: 10, group_name: 'Соло', rubles: 1, age: [18, 99], capacity }),
  demoContest(1, { group_num: 11, group_name: 'Соло, дети', rubles: 1, age: [7, 9] }),
  demoContest(1, {
    group_num: 20,
    group_name: 'Пары',
    rubles: 1,
    count: [2, 2],
    scoring: 'skating',
  }),
  demoContest(1, { group_num: 30, group_name: 'Группы', rubles: 1, count: [3, 7] }),
  demoContest(1, { group_num: 40, group_name: 'Пакет', rubles: 1, tags: ['PACKET'] }),
  demoContest(1, { group_num: 70, group_name: 'J&J', rubles: 1, jnj_role_split: true, capacity }),
  demoContest(1, { group_num: 80, group_name: 'Отменена', rubles: 1, status: 'cancelled' }),
]

const plan = {
  contests,
  payGroup: 1,
  day: '2028-02-29',
  count: 120,
  from: new Date('2028-01-01T00:00:00Z'),
  until: new Date('2028-02-01T00:00:00Z'),
}
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const invent = (seed: number) => inventEntries(seededRandom(seed), plan)

test('the same seed gives the same entries, another seed others', () => {
  expect(invent(1)).toEqual(invent(1))
  expect(invent(1)).not.toEqual(invent(2))
})

test('for any seed capacity holds per role, and the first come are the ones that dance', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const chosen = invent(seed).flatMap((entry) => entry.contests)
      for (const limited of contests.filter((contest) => contest.capacity !== null)) {
        for (const role of limited.jnj_role_split ? ['leader', 'follower'] : [null]) {
          const statuses = chosen
            .filter(({ contest, role: own }) => contest === limited && own === role)
            .map(({ status }) => status)
          expect(statuses.slice(0, capacity)).not.toContain('waiting')
          expect(statuses.slice(capacity)).not.toContain('active')
        }
      }
    }),
    { numRuns: 30 },
  )
})

test('for any seed nobody chooses the pay group, a packet or a cancelled contest', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const numbers = invent(seed).flatMap((entry) =>
        entry.contests.map(({ contest }) => contest.group_num),
      )
      expect([...new Set(numbers)].filter((number) => [1, 40, 80].includes(number))).toEqual([])
    }),
    { numRuns: 30 },
  )
})

test('for any seed entries come in the order of time, within the window', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const times = invent(seed).map(({ created_at }) => created_at.getTime())
      expect(times).toEqual([...times].sort((a, b) => a - b))
      expect(times.at(0)).toBeGreaterThanOrEqual(plan.from.getTime())
      expect(times.at(-1)).toBeLessThanOrEqual(plan.until.getTime())
    }),
    { numRuns: 30 },
  )
})

test('for any seed a contest with a share of 0 stays empty, also as a second choice', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const entries = inventEntries(seededRandom(seed), { ...plan, shares: { 10: 0 } })
      const numbers = entries.flatMap((entry) =>
        entry.contests.map(({ contest }) => contest.group_num),
      )
      expect(numbers).not.toContain(10)
    }),
    { numRuns: 30 },
  )
})

test('people of earlier events come again, nobody twice in a contest', () => {
  const regulars = invent(1).flatMap(({ dancers }) => dancers)
  const entries = inventEntries(seededRandom(2), { ...plan, regulars })
  const again = entries.flatMap(({ dancers }) => dancers).filter((one) => regulars.includes(one))
  expect(again.length).toBeGreaterThan(20)
  const places = entries.flatMap((entry) =>
    entry.contests.flatMap(({ contest }) => entry.dancers.map((one) => [contest.id, one] as const)),
  )
  for (const own of Map.groupBy(places, ([id]) => id).values()) {
    expect(new Set(own.map(([, one]) => one)).size).toBe(own.length)
  }
})
