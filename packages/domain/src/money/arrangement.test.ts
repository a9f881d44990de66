import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPackets, chosenContestIds } from '../registration/packets.ts'
import type { PacketSelections } from '../registration/request.ts'
import { editDraft } from '../registration/draftEdits.ts'
import { newDraft } from '../registration/draft.ts'
import { adult, child, contests, rules } from '../testing/event1.ts'
import { cheaperArrangement, type ArrangementRules } from './arrangement.ts'
import { previewCharges } from './preview.ts'
import { totalOf } from './total.ts'

const single = (...selectedGroupIds: string[]) => ({ single: { status: true, selectedGroupIds } })
const packet = (...selectedGroupIds: string[]) => ({ c40: { status: true, selectedGroupIds } })

function cheaper(packets: PacketSelections, under: ArrangementRules = rules, dancers = [adult]) {
  return cheaperArrangement({ packets, dancers }, under, rules.now)
}

function cost(packets: PacketSelections, under: ArrangementRules, dancers = [adult]): number {
  return totalOf(previewCharges({ packets, dancers }, under, rules.now))
}

const must = { ...rules, tags: [{ tag_name: 'PACKETS', tag_value: 'MUST' }] }

describe('«Where another arrangement of the same contests is cheaper»', () => {
  test('three contests of a packet are cheaper in it', () => {
    expect(cheaper(single('c11', 'c12', 'c13'))).toEqual({
      packets: { ...single(), ...packet('c11', 'c12', 'c13') },
      saving: 80_000,
    })
  })
  test('two in the packet are cheaper alone', () => {
    expect(cheaper({ ...single(), ...packet('c11', 'c12') })).toEqual({
      packets: single('c11', 'c12'),
      saving: 40_000,
    })
  })
  test('a packet beside a pass that covers its contests is given up', () => {
    expect(cheaper({ ...single('c50'), ...packet('c11', 'c12', 'c13') })).toEqual({
      packets: { ...single(), ...packet('c11', 'c12', 'c13') },
      saving: 350_000,
    })
  })
  test('a pass is proposed where it is the cheapest', () => {
    const cheap = contests.map((one) => (one.id === 'c50' ? { ...one, price: 100_000 } : one))
    expect(cheaper(single('c11'), { ...rules, contests: cheap })).toEqual({
      packets: single('c11', 'c50'),
      saving: 20_000,
    })
  })
  test('a pass that covers nothing is a ticket, and stays', () => {
    const ticket = contests.map((one) => (one.id === 'c50' ? { ...one, packet: null } : one))
    expect(cheaper(single('c11', 'c12', 'c13', 'c50'), { ...rules, contests: ticket })).toEqual({
      packets: { ...single('c50'), ...packet('c11', 'c12', 'c13') },
      saving: 80_000,
    })
  })
  test('nothing is proposed where nothing is cheaper, chosen or finished', () => {
    expect(cheaper(single('c11', 'c12'))).toBeNull()
    expect(cheaper(packet('c11', 'c12', 'c13'))).toBeNull()
    expect(cheaper({ ...single('c11'), c40: { status: null, selectedGroupIds: [] } })).toBeNull()
    expect(cheaper(single('c50'))).toBeNull()
    expect(
      cheaper({ ...single('c12'), c40: { status: false, selectedGroupIds: ['c11'] } }),
    ).toBeNull()
    expect(cheaper(single('c11', 'c12', 'c13'), rules, [child])).toBeNull()
  })
  test('where a packet must be taken, one stays', () => {
    const required = { ...single(), ...packet('c11', 'c12') }
    expect(cheaper(required, must)).toBeNull()
    expect(cheaper(required, must, [child])).toBeNull()
  })
})

/** Small events with packets and passes over five solos, and a choice that could be sent. */
const anyEvent = fc.record({
  prices: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 5, maxLength: 5 }),
  packets: fc.array(
    fc.record({
      groupNums: fc.subarray([1, 2, 3, 4, 5], { minLength: 1 }),
      min: fc.integer({ min: 1, max: 3 }),
      more: fc.integer({ min: 0, max: 2 }),
      price: fc.integer({ min: 0, max: 50 }),
    }),
    { maxLength: 3 },
  ),
  passes: fc.array(
    fc.record({
      groupNums: fc.subarray([1, 2, 3, 4, 5]),
      price: fc.integer({ min: 0, max: 50 }),
    }),
    { maxLength: 2 },
  ),
  percent: fc.constantFrom(50, 100, 133),
  isRequired: fc.boolean(),
  chosen: fc.subarray(['d1', 'd2', 'd3', 'd4', 'd5', 's0', 's1']),
  taken: fc.subarray(['p0', 'p1', 'p2']),
})

type AnyEvent = typeof anyEvent extends fc.Arbitrary<infer T> ? T : never

function eventOf(made: AnyEvent): ArrangementRules {
  const base = { ...contests[1], min_age: null, max_age: null, tags: [], section: 'Соло' }
  const contest = (id: string, group_num: number, price: number, rest: object) =>
    ({
      ...base,
      id,
      group_num,
      group_name: id,
      price: price * 100,
      ...rest,
    }) as (typeof contests)[0]
  return {
    event: { ...rules.event, price_steps: [{ from: '2027-01-01', percent: made.percent }] },
    tags: made.isRequired ? must.tags : [],
    contests: [
      ...made.prices.map((price, i) => contest(`d${i + 1}`, i + 1, price, {})),
      ...made.packets.map(({ groupNums, min, more, price }, i) =>
        contest(`p${i}`, 10 + i, price, {
          tags: ['PACKET'],
          packet: { groupNums, min, max: min + more },
        }),
      ),
      ...made.passes.map(({ groupNums, price }, i) =>
        contest(`s${i}`, 20 + i, price, {
          tags: ['PASS'],
          packet: { groupNums, min: 0, max: 0 },
        }),
      ),
    ],
  }
}

/** Every arrangement that could be sent: each contest alone or in a packet, each covering pass taken or not. */
function allArrangements(dances: string[], fixed: string[], { contests }: ArrangementRules) {
  const packetIds = contests.filter(({ id }) => id.startsWith('p')).map(({ id }) => id)
  const passes = contests
    .filter(({ id, packet }) => id.startsWith('s') && packet?.groupNums.length)
    .map(({ id }) => id)
  let all: PacketSelections[] = [single(...fixed)]
  const withIn = (packets: PacketSelections, key: string, id: string): PacketSelections => ({
    ...packets,
    [key]: { status: true, selectedGroupIds: [...(packets[key]?.selectedGroupIds ?? []), id] },
  })
  for (const id of dances) {
    all = all.flatMap((one) => ['single', ...packetIds].map((key) => withIn(one, key, id)))
  }
  for (const id of passes) all = all.flatMap((one) => [one, withIn(one, 'single', id)])
  return all
}

/** Chooses as a person does: packets first, then contests at step 3. */
function choiceOf(made: AnyEvent, under: ArrangementRules): PacketSelections {
  const known = new Set(under.contests.map(({ id }) => id))
  const options = { contests: under.contests, filter: rules.filter }
  let draft = newDraft(1, rules.filter)
  for (const packetId of made.taken.filter((id) => known.has(id))) {
    draft = editDraft(draft, { type: 'packet.take', packetId }, options)
  }
  for (const contestId of made.chosen.filter((id) => known.has(id))) {
    draft = editDraft(draft, { type: 'contest.toggle', packetKey: 'single', contestId }, options)
  }
  return draft.packets
}

describe('the price trap cannot be built', () => {
  test('what is proposed is never dearer than any other arrangement of the same contests', () => {
    fc.assert(
      fc.property(anyEvent, (made) => {
        const under = eventOf(made)
        const packets = choiceOf(made, under)
        fc.pre(Object.keys(checkPackets(packets, under)).length === 0)
        const proposed = cheaper(packets, under)
        const chosen = chosenContestIds(packets)
        const dances = chosen.filter((id) => id.startsWith('d'))
        fc.pre(dances.length > 0)
        const tickets = under.contests
          .filter(({ id, packet }) => chosen.includes(id) && packet?.groupNums.length === 0)
          .map(({ id }) => id)
        const least = Math.min(
          ...allArrangements(dances, tickets, under)
            .filter((one) => Object.keys(checkPackets(one, under)).length === 0)
            .map((one) => cost(one, under)),
        )
        const best = proposed?.packets ?? packets
        expect(cost(best, under)).toBe(least)
        expect(cost(packets, under) - least).toBe(proposed?.saving ?? 0)
        expect(checkPackets(best, under)).toEqual({})
        const kept = chosenContestIds(best).filter((id) => id.startsWith('d'))
        expect(kept.toSorted()).toEqual(dances.toSorted())
      }),
    )
  })
  test('ticking a contest at step 3 never costs more than its own price', () => {
    fc.assert(
      fc.property(anyEvent, (made) => {
        const under = eventOf(made)
        const packets = choiceOf(made, under)
        fc.pre(Object.values(packets).every(({ status }) => status !== false))
        const chosen = new Set(chosenContestIds(packets))
        const options = { contests: under.contests, filter: rules.filter }
        const draft = { ...newDraft(1, rules.filter), packets }
        for (const contestId of ['d1', 'd2', 'd3', 'd4', 'd5'].filter((id) => !chosen.has(id))) {
          const ticked = editDraft(
            draft,
            { type: 'contest.toggle', packetKey: 'single', contestId },
            options,
          ).packets
          const alone = { single: { status: true, selectedGroupIds: [contestId] } }
          const added = cost(ticked, under) - cost(packets, under)
          expect(added).toBeLessThanOrEqual(cost(alone, under))
        }
      }),
    )
  })
})
