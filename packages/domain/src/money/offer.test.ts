import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { singleKey } from '../registration/singleKey.ts'
import type { AudienceFilter } from '../contest/audience.ts'
import { fewPlacesLeft, lowestPrice, nextLowestPrice, offerTo, type OfferRules } from './offer.ts'
import { laterTotal, previewCharges } from './preview.ts'
import { priceDays } from './priceDays.ts'
import { totalOf } from './total.ts'

const now = '2027-02-01T12:00:00+03:00'
const window = {
  date_begin: '2027-05-12T09:00:00+03:00',
  date_end: '2027-05-13T22:00:00+03:00',
  time_zone: 'Europe/Moscow',
  published: true,
  archived_at: null,
  cancelled_at: null,
  reg_from: null as string | null,
  reg_to: '2027-05-01T23:59:59+03:00',
  price_steps: [] as { from: string; percent: number }[],
}
const contest = (group_num: number, price: number, own: object = {}) => ({
  id: `c${group_num}`,
  group_num,
  group_name: `Номинация ${group_num}`,
  section: '',
  status: 'open',
  tags: [] as string[],
  price,
  packet: null,
  capacity: null as number | null,
  active_count: 0,
  jnj_role_split: false,
  ...own,
})
const fee = contest(1, 50_000)
const payGroup = { tag_name: 'PAY-GROUP', tag_value: '1' as string | null }
const solo = contest(11, 120_000)
const children = contest(10, 90_000)
const packet = contest(40, 280_000, { tags: ['PACKET'] })
const pass = contest(50, 10_000, { tags: ['PASS'] })
const rules = (own: Partial<OfferRules> = {}): OfferRules => ({
  event: window,
  tags: [payGroup],
  contests: [fee, solo, children, packet, pass],
  ...own,
})

describe('the least a dancer pays to take part', () => {
  test('is the cheapest open contest with the compulsory fee; packets and passes are no way in', () => {
    expect(lowestPrice(rules(), now)).toBe(140_000)
    expect(lowestPrice(rules({ tags: [] }), now)).toBe(50_000)
  })
  test('leaves out what is closed, cancelled or full, as long as something else is left', () => {
    const closed = { ...children, status: 'closed' }
    const full = { ...children, capacity: 3, active_count: 3 }
    expect(lowestPrice(rules({ contests: [fee, solo, closed] }), now)).toBe(170_000)
    expect(lowestPrice(rules({ contests: [fee, solo, full] }), now)).toBe(170_000)
    expect(lowestPrice(rules({ contests: [fee, full] }), now)).toBe(140_000)
  })
  test('is the cheapest packet where one has to be chosen', () => {
    const must = { tag_name: 'PACKETS', tag_value: 'MUST' }
    expect(lowestPrice(rules({ tags: [payGroup, must] }), now)).toBe(330_000)
  })
  test('follows the price steps of the day on which one can enter', () => {
    const price_steps = [
      { from: '2027-02-01', percent: 50 },
      { from: '2027-03-01', percent: 100 },
    ]
    expect(lowestPrice(rules({ event: { ...window, price_steps } }), now)).toBe(70_000)
    const later = { ...window, price_steps, reg_from: '2027-03-05T10:00:00+03:00' }
    expect(lowestPrice(rules({ event: later }), now)).toBe(140_000)
  })
  test('is that of the audience looked for, with the fee', () => {
    const dances = (own: object) => ({
      min_count: 1,
      max_count: 1,
      min_age: 18,
      max_age: 99,
      ...own,
    })
    const contests = [
      { ...fee, ...dances({}) },
      { ...solo, ...dances({}) },
      { ...children, ...dances({ min_age: 7, max_age: 9 }) },
      { ...contest(31, 70_000), ...dances({ min_age: 7, min_count: 8, max_count: 24 }) },
    ]
    const all = { ...rules(), contests }
    const priceFor = (audience: AudienceFilter) => lowestPrice(offerTo(all, audience), now)
    expect(priceFor({ age: null, form: null })).toBe(120_000)
    expect(priceFor({ age: null, form: 'solo' })).toBe(140_000)
    expect(priceFor({ age: 'adults', form: 'solo' })).toBe(170_000)
    expect(priceFor({ age: 'adults', form: 'duets' })).toBeNull()
  })
  test('changes with the next step that is reached while one can enter', () => {
    const price_steps = [
      { from: '2027-03-01', percent: 110 },
      { from: '2026-12-01', percent: 90 },
      { from: '2027-02-15', percent: 90 },
      { from: '2027-05-05', percent: 150 },
    ]
    const own = rules({ event: { ...window, price_steps } })
    expect(lowestPrice(own, now)).toBe(126_000)
    expect(nextLowestPrice(own, now)).toEqual({ from: '2027-03-01', price: 154_000 })
    expect(nextLowestPrice(own, '2027-03-01T12:00:00+03:00')).toBeNull()
    expect(priceDays(own.event, now)).toEqual(['2027-02-01', '2027-03-01'])
  })
  test('is none once nobody can enter, and where nothing is open', () => {
    expect(lowestPrice(rules(), '2027-05-02T00:00:00+03:00')).toBeNull()
    expect(lowestPrice(rules(), '2027-06-01T00:00:00+03:00')).toBeNull()
    expect(lowestPrice(rules({ contests: [fee, packet, pass] }), now)).toBeNull()
    expect(lowestPrice(rules({ contests: [] }), now)).toBeNull()
  })

  test('any prices, steps and fee: nobody is charged less for a contest, and somebody exactly that', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 6 })
    const percents = fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 3 })
    const fees = fc.option(fc.integer({ min: 0, max: 200_000 }))
    fc.assert(
      fc.property(prices, percents, fees, (prices, percents, feePrice) => {
        const price_steps = percents.map((percent, index) => ({
          from: `2027-0${index + 1}-01`,
          percent,
        }))
        const contests = prices.map((price, index) => contest(index + 10, price))
        const all = feePrice === null ? contests : [contest(1, feePrice), ...contests]
        const own = { event: { ...window, price_steps }, tags: [payGroup], contests: all }
        const charged = contests.map(({ id }) => {
          const packets = { [singleKey]: { status: null, selectedGroupIds: [id] } }
          const dancer = { last_name: 'Ким', first_name: 'Яна', birth_date: '2000-01-01' }
          const dancers = [{ ...dancer, gender: 'F' as const }]
          return totalOf(previewCharges({ packets, dancers }, own, now))
        })
        expect(lowestPrice(own, now)).toBe(Math.min(...charged))
        // What is told of a later day is what one pays on it.
        const next = nextLowestPrice(own, now)
        const then = next && lowestPrice(own, `${next.from}T12:00:00+03:00`)
        expect(then).toBe(next && next.price)
      }),
    )
  })
})

describe('places left', () => {
  const limited = contest(11, 0, { capacity: 20, active_count: 17 })
  const other = contest(12, 0, { capacity: 20, active_count: 18 })

  test('are told where they get few, over all open contests', () => {
    expect(fewPlacesLeft(rules({ contests: [fee, limited, other, pass, packet] }), now)).toBe(5)
    expect(fewPlacesLeft(rules({ contests: [{ ...limited, active_count: 3 }] }), now)).toBeNull()
    const full = { ...limited, active_count: 20 }
    expect(fewPlacesLeft(rules({ contests: [full] }), now)).toBe(0)
  })
  test('are no matter where some contest has no limit, nothing is open or it is over', () => {
    expect(fewPlacesLeft(rules({ contests: [limited, solo] }), now)).toBeNull()
    expect(fewPlacesLeft(rules({ contests: [fee, pass] }), now)).toBeNull()
    expect(fewPlacesLeft(rules({ contests: [limited] }), '2027-05-02T00:00:00+03:00')).toBeNull()
  })
})

test('what a choice will cost from the next step on is what it costs then, in any zone', () => {
  const price_steps = [
    { from: '2027-02-01', percent: 90 },
    { from: '2027-03-01', percent: 100 },
  ]
  const event = { ...window, price_steps, time_zone: 'Asia/Kamchatka' }
  const own = { event, tags: [payGroup], contests: [fee, solo] }
  const packets = { [singleKey]: { status: null, selectedGroupIds: [solo.id] } }
  const dancer = { last_name: 'Ким', first_name: 'Яна', birth_date: '2000-01-01' }
  const choice = { packets, dancers: [{ ...dancer, gender: 'F' as const }] }
  expect(laterTotal(choice, own, now)).toEqual({ from: '2027-03-01', total: 170_000 })
  expect(totalOf(previewCharges(choice, own, '2027-03-01T00:00:00+12:00'))).toBe(170_000)
  expect(laterTotal(choice, own, '2027-03-01T12:00:00+12:00')).toBeNull()
})
