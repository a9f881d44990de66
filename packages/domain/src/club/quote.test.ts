import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeCharges, type ChargedRegData } from '../money/charges.ts'
import { chargedEntries, previewCharges } from '../money/preview.ts'
import { totalOf } from '../money/total.ts'
import { lowestPrice } from '../money/offer.ts'
import { statusOfNewEntry } from '../registration/capacity.ts'
import { dancerKey } from '../registration/dancers.ts'
import { adult, rules as event1 } from '../testing/event1.ts'
import type { ClubEntry } from './entries.ts'
import { planClub, type ClubRules } from './planClub.ts'

const { now } = event1
const roster = ['Анна', 'Вера', 'Зоя', 'Ира'].map((first_name) =>
  Object.assign({}, adult, { first_name }),
)
const solos = ['c11', 'c12', 'c13']

const price = fc.integer({ min: 0, max: 500_000 })
const places = fc.record({
  capacity: fc.option(fc.integer({ min: 0, max: 4 })),
  active_count: fc.integer({ min: 0, max: 4 }),
  waiting_count: fc.constantFrom(0, 0, 0, 1),
})
const range = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }))
const percent = fc.integer({ min: 1, max: 300 })
const ticks = fc.uniqueArray(
  fc.record({ dancer: fc.nat(roster.length - 1), contest: fc.constantFrom(...solos) }),
  { minLength: 1, maxLength: 8, selector: ({ dancer, contest }) => `${dancer} ${contest}` },
)

interface DrawnList {
  prices: readonly number[]
  fee: number | null
  packet: { price: number; range: { min: number; max: number } } | null
  pass: number | null
  steps: readonly [number, number]
  places: readonly { capacity: number | null; active_count: number; waiting_count: number }[]
}

/** Price lists with everything a sum depends on: contests, fee, packet, pass, steps, places. */
const lists = fc
  .record({
    prices: fc.tuple(price, price, price),
    fee: fc.option(price),
    packet: fc.option(fc.record({ price, range })),
    pass: fc.option(price),
    steps: fc.tuple(percent, percent),
    places: fc.tuple(places, places, places),
  })
  .map(rulesOf)

const entriesOf = (drawn: { dancer: number; contest: string }[]): ClubEntry[] =>
  drawn.flatMap(({ dancer, contest }) => {
    const one = roster[dancer]
    return one ? [{ contestId: contest, dancers: [dancerKey(one)], role: null }] : []
  })

/** What the server charges: it stores one registration after another, each entry active or waiting. */
function charged({ sets }: ReturnType<typeof planClub>, rules: ClubRules): number {
  const taken = new Map(
    rules.contests.map((one) => [
      one.id,
      { role: null, active: one.active_count, waiting: one.waiting_count },
    ]),
  )
  const regDatas = sets.map(({ dancers, packets }, index): ChargedRegData => {
    const registrations = chargedEntries(packets, rules, now).map((entry) => {
      const contest = rules.contests.find(({ id }) => id === entry.contest_id)
      const own = taken.get(entry.contest_id)
      const status = contest && own ? statusOfNewEntry(contest, null, [own]) : 'active'
      if (own) own[status] += 1
      return Object.assign({}, entry, { status })
    })
    return { id: index, reg_n: index + 1, dancers, registrations }
  })
  return totalOf([...computeCharges(regDatas, rules).values()].flat())
}

test('any price list: the grid quotes before sending what the server charges, waiting entries for nothing', () => {
  fc.assert(
    fc.property(lists, ticks, (rules, drawn) => {
      const plan = planClub({ roster, entries: entriesOf(drawn), stored: [] }, rules, now)
      const sum = charged(plan, rules)
      expect(plan.total).toBe(sum)
      expect(plan.expected).toBe(sum)
      expect([...plan.byDancer.values()].reduce((all, one) => all + one, 0)).toBe(sum)
    }),
    { numRuns: 300 },
  )
})

test('any price list with room: grid, wizard and event page name one number for one contest', () => {
  fc.assert(
    fc.property(lists, fc.constantFrom(...solos), (drawn, contestId) => {
      const only = drawn.contests.filter(({ id }) => id === contestId || id === 'c1')
      const contests = only.map((one) =>
        Object.assign({}, one, { capacity: null, waiting_count: 0 }),
      )
      const rules = { ...drawn, contests }
      const [dancer = adult] = roster
      const entries = [{ contestId, dancers: [dancerKey(dancer)], role: null }]
      const packets = { single: { status: true, selectedGroupIds: [contestId] } }
      const wizard = totalOf(previewCharges({ packets, dancers: [dancer] }, rules, now))
      expect(lowestPrice(rules, now)).toBe(wizard)
      expect(planClub({ roster, entries, stored: [] }, rules, now).total).toBe(wizard)
    }),
  )
})

function rulesOf(drawn: DrawnList): ClubRules {
  const none = { capacity: null, active_count: 0, waiting_count: 0 }
  const contests = event1.contests.flatMap((contest) => {
    const solo = solos.indexOf(contest.id)
    if (solo !== -1)
      return { ...contest, price: drawn.prices[solo] ?? 0, ...(drawn.places[solo] ?? none) }
    if (contest.id === 'c1')
      return drawn.fee === null ? [] : { ...contest, ...none, price: drawn.fee }
    if (contest.id === 'c40' && drawn.packet) {
      const packet = { groupNums: [11, 12, 13], ...drawn.packet.range }
      return { ...contest, ...none, price: drawn.packet.price, packet }
    }
    return contest.id === 'c50' && drawn.pass !== null
      ? {
          ...contest,
          ...none,
          price: drawn.pass,
          packet: { groupNums: [11, 12, 13], min: 0, max: 0 },
        }
      : []
  })
  const price_steps = [
    { from: '2027-03-01', percent: drawn.steps[0] },
    { from: '2027-04-15', percent: drawn.steps[1] },
  ]
  return { ...event1, event: { ...event1.event, price_steps }, contests }
}
