import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adult, child, contests, rules } from '../testing/event1.ts'
import {
  computeCharges,
  type ChargedEntry,
  type ChargedRegData,
  type ChargeRules,
} from './charges.ts'
import { percentOn, priceOn } from './price.ts'
import { previewCharges } from './preview.ts'
import { totalOf } from './total.ts'

const entry = (contest_id: string, changes: Partial<ChargedEntry> = {}): ChargedEntry => ({
  contest_id,
  packet_contest_id: null,
  status: 'active',
  created_at: '2027-04-01T12:00:00+03:00',
  ...changes,
})
const inPacket = (contest_id: string, changes: Partial<ChargedEntry> = {}) =>
  entry(contest_id, { packet_contest_id: 'c40', ...changes })

const regData = (
  reg_n: number,
  registrations: ChargedEntry[],
  dancers = [adult],
): ChargedRegData => ({
  id: 100 + reg_n,
  reg_n,
  dancers,
  registrations,
})

const withoutFee: ChargeRules = { ...rules, tags: [] }

/** Lines of one regData as one reads them: kind, contest, quantity, sum in roubles. */
function read(regDatas: ChargedRegData[], reg_n = 1, under = withoutFee) {
  const lines = computeCharges(regDatas, under).get(100 + reg_n) ?? []
  return lines.map(({ kind, contest_id, quantity, amount }) => [
    kind,
    contest_id,
    quantity,
    amount / 100,
  ])
}

describe("«each dancer × each active contest's price»", () => {
  test('a solo and a duet', () => {
    expect(read([regData(1, [entry('c11'), entry('c12')])])).toEqual([
      ['contest', 'c11', 1, 1200],
      ['contest', 'c12', 1, 1200],
    ])
    expect(read([regData(1, [entry('c20')], [adult, child])])).toEqual([
      ['contest', 'c20', 2, 2000],
    ])
  })
  test('«A waiting or withdrawn entry is not charged»', () => {
    expect(
      read([
        regData(1, [entry('c11', { status: 'waiting' }), entry('c12', { status: 'withdrawn' })]),
      ]),
    ).toEqual([])
  })
  test('the total is the sum of the lines', () => {
    const lines =
      computeCharges([regData(1, [entry('c11'), entry('c60')])], withoutFee).get(101) ?? []
    expect(totalOf(lines)).toBe(270_000)
    expect(totalOf([])).toBe(0)
  })
})

describe("«A packet's price stands instead of its contests' while at least `min` of its entries are active»", () => {
  test('all active', () => {
    expect(
      read([regData(1, [entry('c40'), inPacket('c11'), inPacket('c12'), inPacket('c13')])]),
    ).toEqual([['packet', 'c40', 1, 2800]])
  })
  test('exactly `min` active', () => {
    expect(
      read([
        regData(1, [
          entry('c40'),
          inPacket('c11'),
          inPacket('c12'),
          inPacket('c13', { status: 'waiting' }),
        ]),
      ]),
    ).toEqual([['packet', 'c40', 1, 2800]])
  })
  test('«below that the active ones are charged singly»', () => {
    expect(
      read([regData(1, [entry('c40'), inPacket('c11'), inPacket('c12', { status: 'withdrawn' })])]),
    ).toEqual([['contest', 'c11', 1, 1200]])
  })
  test('the packet given up, its contests are charged singly', () => {
    expect(
      read([regData(1, [entry('c40', { status: 'withdrawn' }), inPacket('c11'), inPacket('c12')])]),
    ).toEqual([
      ['contest', 'c11', 1, 1200],
      ['contest', 'c12', 1, 1200],
    ])
  })
  test('a contest beside the packet is charged beside it', () => {
    expect(
      read([regData(1, [entry('c40'), inPacket('c11'), inPacket('c12'), entry('c60')])]),
    ).toEqual([
      ['packet', 'c40', 1, 2800],
      ['contest', 'c60', 1, 1500],
    ])
  })
  test('a packet that bundles nothing is worth nothing', () => {
    const empty = contests.map((one) => (one.id === 'c40' ? { ...one, packet: null } : one))
    expect(read([regData(1, [entry('c40')])], 1, { ...withoutFee, contests: empty })).toEqual([])
  })
})

describe('«PASS … charged once per dancer»', () => {
  test('«With `packet.groupNums` it covers these contests (price 0 for the holder)»', () => {
    expect(read([regData(1, [entry('c50'), entry('c11'), entry('c60')])])).toEqual([
      ['pass', 'c50', 1, 3500],
      ['covered', 'c11', 1, 0],
      ['contest', 'c60', 1, 1500],
    ])
  })
  test('also in another regData of the holder', () => {
    const both = [regData(1, [entry('c11')]), regData(2, [entry('c50')])]
    expect(read(both, 1)).toEqual([['covered', 'c11', 1, 0]])
  })
  test('for the holder only: the partner pays', () => {
    const shared = contests.map((one) =>
      one.id === 'c50' ? { ...one, packet: { groupNums: [20], min: 0, max: 0 } } : one,
    )
    const both = [regData(1, [entry('c20')], [adult, child]), regData(2, [entry('c50')])]
    expect(read(both, 1, { ...withoutFee, contests: shared })).toEqual([
      ['contest', 'c20', 1, 1000],
      ['covered', 'c20', 1, 0],
    ])
  })
  test('a waiting pass covers nothing', () => {
    expect(read([regData(1, [entry('c50', { status: 'waiting' }), entry('c11')])])).toEqual([
      ['contest', 'c11', 1, 1200],
    ])
  })
  test('«without, it changes no other price»', () => {
    const plain = contests.map((one) => (one.id === 'c50' ? { ...one, packet: null } : one))
    expect(
      read([regData(1, [entry('c50'), entry('c11')])], 1, { ...withoutFee, contests: plain }),
    ).toEqual([
      ['pass', 'c50', 1, 3500],
      ['contest', 'c11', 1, 1200],
    ])
  })
})

describe('PAY-GROUP', () => {
  const fee = (regDatas: ChargedRegData[], reg_n: number) =>
    read(regDatas, reg_n, rules).filter(([kind]) => kind === 'payGroup')

  test('«charged once per dancer and event … to the earliest regData with an active entry of that dancer»', () => {
    const duet = regData(2, [entry('c20')], [adult, child])
    const both = [duet, regData(1, [entry('c11')])]
    expect(fee(both, 1)).toEqual([['payGroup', 'c1', 1, 500]])
    expect(fee(both, 2)).toEqual([['payGroup', 'c1', 1, 500]])
  })
  test('«if that is withdrawn, corrections move it to the next»', () => {
    const both = [regData(1, [entry('c11', { status: 'withdrawn' })]), regData(2, [entry('c12')])]
    expect(fee(both, 1)).toEqual([])
    expect(fee(both, 2)).toEqual([['payGroup', 'c1', 1, 500]])
  })
  test('a name written otherwise is the same dancer', () => {
    const again = { ...adult, last_name: ' ИВАНОВА' }
    expect(fee([regData(1, [entry('c11')]), regData(2, [entry('c12')], [again])], 2)).toEqual([])
  })
  test('its price step is that of the first contest added', () => {
    const stepped = {
      ...rules,
      event: { ...rules.event, price_steps: [{ from: '2027-04-10', percent: 150 }] },
    }
    const late = entry('c11', { created_at: '2027-04-12T12:00:00+03:00' })
    expect(read([regData(1, [late, entry('c12')])], 1, stepped).at(-1)).toEqual([
      'payGroup',
      'c1',
      1,
      500,
    ])
    expect(read([regData(1, [late])], 1, stepped).at(-1)).toEqual(['payGroup', 'c1', 1, 750])
  })
  test('whichever of the contests stands first', () => {
    const stepped = {
      ...rules,
      event: {
        ...rules.event,
        price_steps: [
          { from: '2027-03-01', percent: 80 },
          { from: '2027-04-10', percent: 150 },
        ],
      },
    }
    const late = entry('c11', { created_at: '2027-04-12T12:00:00+03:00' })
    for (const entries of [
      [late, entry('c12')],
      [entry('c12'), late],
    ]) {
      expect(read([regData(1, entries)], 1, stepped).at(-1)).toEqual(['payGroup', 'c1', 1, 400])
    }
  })
  test('a number that is no contest of the event charges nothing', () => {
    const tags = [{ tag_name: 'PAY-GROUP', tag_value: '999' }]
    expect(read([regData(1, [entry('c11')])], 1, { ...rules, tags })).toEqual([
      ['contest', 'c11', 1, 1200],
    ])
  })
})

describe('«the last step with `from` ≤ the day … on which that contest was added»', () => {
  const steps = [
    { from: '2027-04-10', percent: 120 },
    { from: '2027-03-01', percent: 80 },
    { from: '2027-05-01', percent: 150 },
  ]
  test.each([
    ['2027-02-28', 100],
    ['2027-03-01', 80],
    ['2027-04-09', 80],
    ['2027-04-10', 120],
    ['2027-05-12', 150],
  ])('%s: %d %%', (day, percent) => {
    expect(percentOn(day, steps)).toBe(percent)
  })
  test('of two steps on one day the later in the list holds', () => {
    expect(
      percentOn('2027-05-12', [
        { from: '2027-05-01', percent: 90 },
        { from: '2027-05-01', percent: 95 },
      ]),
    ).toBe(95)
  })
  test("the day is that of the event's zone", () => {
    const stepped = { ...withoutFee, event: { ...rules.event, price_steps: steps } }
    const lateEvening = entry('c11', { created_at: '2027-04-09T21:00:00Z' })
    expect(read([regData(1, [lateEvening])], 1, stepped)).toEqual([['contest', 'c11', 1, 1440]])
  })
  test('«rounded half up to a kopeck», every line', () => {
    const odd = contests.map((one) => ({ ...one, price: 33 }))
    const half = {
      ...withoutFee,
      contests: odd,
      event: { ...rules.event, price_steps: [{ from: '2027-01-01', percent: 50 }] },
    }
    expect(read([regData(1, [entry('c11')])], 1, half)).toEqual([['contest', 'c11', 1, 0.17]])
    expect(read([regData(1, [entry('c20')], [adult, child])], 1, half)).toEqual([
      ['contest', 'c20', 2, 0.33],
    ])
  })
})

test('a price on a day is what is charged that day', () => {
  const steps = [{ from: '2027-04-01', percent: 33 }]
  expect(priceOn(120_050, '2027-04-01', steps)).toBe(39_617)
  const stepped = { ...withoutFee, event: { ...rules.event, price_steps: steps } }
  expect(read([regData(1, [entry('c11')])], 1, stepped)).toEqual([['contest', 'c11', 1, 396]])
})

test('an entry of a contest that does not exist is an error, not a gift', () => {
  expect(() => computeCharges([regData(1, [entry('nobody')])], rules)).toThrow(
    new RangeError('Contest nobody is not among the contests of the event'),
  )
})

describe('any entries', () => {
  const statuses = fc.constantFrom('active' as const, 'waiting' as const, 'withdrawn' as const)
  const people = fc.subarray([adult, child, { ...adult, first_name: 'Ольга' }], { minLength: 1 })
  const someEntries = fc.array(
    fc.tuple(fc.constantFrom('c11', 'c12', 'c13', 'c50', 'c60'), statuses),
    { maxLength: 5 },
  )
  const packetEntries = fc.option(fc.array(statuses, { minLength: 3, maxLength: 3 }), { nil: null })
  const anyRegData = fc
    .tuple(people, someEntries, packetEntries)
    .map(([dancers, some, packet]) => ({
      dancers,
      registrations: [
        ...some.map(([id, status]) => entry(id, { status })),
        ...(packet === null
          ? []
          : [
              entry('c40'),
              ...packet.map((status, at) =>
                inPacket(['c11', 'c12', 'c13'][at] ?? 'c11', { status }),
              ),
            ]),
      ],
    }))
  const regDatas = fc
    .array(anyRegData, { maxLength: 5 })
    .map((all) => all.map((one, at) => ({ ...one, id: at, reg_n: at + 1 })))

  test('sums are whole kopecks, never below nothing, and the lines say how they come', () => {
    fc.assert(
      fc.property(regDatas, (all) => {
        for (const lines of computeCharges(all, rules).values()) {
          for (const { amount, price, quantity, percent } of lines) {
            expect(Number.isSafeInteger(amount) && amount >= 0 && quantity > 0).toBe(true)
            expect(Math.abs(amount - (price * quantity * percent) / 100)).toBeLessThanOrEqual(0.5)
          }
        }
      }),
    )
  })
  test('the fee is charged once for each dancer with an active entry', () => {
    fc.assert(
      fc.property(regDatas, (all) => {
        const paid = [...computeCharges(all, rules).values()]
          .flat()
          .filter(({ kind }) => kind === 'payGroup')
          .reduce((sum, { quantity }) => sum + quantity, 0)
        const dancing = new Set(
          all
            .filter(({ registrations }) => registrations.some(({ status }) => status === 'active'))
            .flatMap(({ dancers }) => dancers.map(({ first_name }) => first_name)),
        )
        expect(paid).toBe(dancing.size)
      }),
    )
  })
  test('the order in which regDatas are given does not matter', () => {
    fc.assert(
      fc.property(regDatas, (all) => {
        const there = computeCharges(all, rules)
        const back = computeCharges(all.toReversed(), rules)
        for (const { id } of all) expect(back.get(id)).toEqual(there.get(id))
      }),
    )
  })
  test('no regData costs more than its contests singly and its packet together', () => {
    fc.assert(
      fc.property(regDatas, (all) => {
        const lines = computeCharges(all, withoutFee)
        for (const { id, dancers, registrations } of all) {
          const singly = registrations
            .filter(({ status, contest_id }) => status === 'active' && contest_id !== 'c40')
            .map(({ contest_id }) => contests.find((one) => one.id === contest_id)?.price ?? 0)
            .reduce((sum, price) => sum + price * dancers.length, 0)
          const packet = 280_000 * dancers.length
          expect(totalOf(lines.get(id) ?? [])).toBeLessThanOrEqual(singly + packet)
        }
      }),
    )
  })
})

describe("the preview of the wizard's last step", () => {
  const preview = (packets: Parameters<typeof previewCharges>[0]['packets'], dancers = [adult]) =>
    previewCharges({ packets, dancers }, rules, rules.now).map(({ kind, amount }) => [
      kind,
      amount / 100,
    ])

  test('singles, a finished packet, the fee', () => {
    expect(
      preview({
        single: { status: true, selectedGroupIds: ['c60'] },
        c40: { status: true, selectedGroupIds: ['c11', 'c12'] },
      }),
    ).toEqual([
      ['contest', 1500],
      ['packet', 2800],
      ['payGroup', 500],
    ])
  })
  test('an unfinished packet and contests the event no longer has cost nothing', () => {
    expect(
      preview({
        single: { status: true, selectedGroupIds: ['gone'] },
        c40: { status: false, selectedGroupIds: ['c11'] },
      }),
    ).toEqual([])
    expect(preview({})).toEqual([])
  })
  test('what is known of the dancers counts: a fee that they owe already, and a pass', () => {
    const packets = { single: { status: true, selectedGroupIds: ['c11', 'c60'] } }
    const known = (status: 'active' | 'waiting', dancers = [adult]) => [
      { reg_n: 3, contest_id: 'c50', status, dancers },
      { reg_n: 3, contest_id: 'gone', status, dancers },
    ]
    const sums = (...args: Parameters<typeof known>) =>
      previewCharges({ packets, dancers: [adult] }, rules, rules.now, known(...args)).map(
        ({ kind, amount }) => [kind, amount / 100],
      )
    expect(sums('active')).toEqual([
      ['covered', 0],
      ['contest', 1500],
    ])
    const whole = [
      ['contest', 1200],
      ['contest', 1500],
      ['payGroup', 500],
    ]
    expect(sums('waiting')).toEqual(whole)
    expect(sums('active', [child])).toEqual(whole)
  })
  test('it is what is charged afterwards', () => {
    const packets = { single: { status: true, selectedGroupIds: ['c11', 'c50'] } }
    const charged = computeCharges([regData(1, [entry('c11'), entry('c50')])], rules).get(101)
    expect(previewCharges({ packets, dancers: [adult] }, rules, rules.now)).toEqual(charged)
  })
})
