import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newDraft, type Draft } from '../registration/draft.ts'
import type { DraftEdit } from '../registration/draftEdits.ts'
import { chosenContestIds } from '../registration/packets.ts'
import { singleKey } from '../registration/singleKey.ts'
import { editArranged } from '../registration/wizard/editArranged.ts'
import { adult, contests, rules, wizardRules } from '../testing/event1.ts'
import { arrangementCost, cheaperArrangement } from './arrangement.ts'
import { autoArrangement } from './autoArrangement.ts'

const blank: Draft = { ...newDraft(1, rules.filter), dancers: [adult] }
const tick = (contestId: string): DraftEdit => ({
  type: 'contest.toggle',
  packetKey: singleKey,
  contestId,
})
const inPacket = (contestId: string): DraftEdit => ({
  type: 'contest.toggle',
  packetKey: 'c40',
  contestId,
})
const edited = (edits: readonly DraftEdit[], draft = blank, under = rules) =>
  edits.reduce((before, edit) => editArranged(before, edit, under, []), draft)
const held = ({ packets }: Draft) =>
  Object.fromEntries(
    Object.entries(packets).flatMap(([key, { status, selectedGroupIds }]) =>
      status && selectedGroupIds.length > 0 ? [[key, selectedGroupIds.toSorted()]] : [],
    ),
  )
const savingOf = (draft: Draft) => autoArrangement(draft, rules, rules.now, [])

const three = edited([tick('c11'), tick('c12'), tick('c13')])

describe('the sum takes the cheapest arrangement by itself', () => {
  test('three contests of a packet are in it, and it says what that saves', () => {
    expect(held(three)).toEqual({ c40: ['c11', 'c12', 'c13'] })
    expect(savingOf(three)).toEqual({ bundles: ['c40'], saving: 80_000 })
    expect(savingOf(edited([tick('c11')]))).toBeNull()
  })
  test('with one contest less the packet is gone', () => {
    const two = edited([tick('c12')], three)
    expect(held(two)).toEqual({ single: ['c11', 'c13'] })
    expect(savingOf(two)).toBeNull()
  })
  test('as they were ticked is one press away, and stays', () => {
    const apart = edited([{ type: 'packets.undo' }], three)
    expect(held(apart)).toEqual({ single: ['c11', 'c12', 'c13'] })
    expect(savingOf(apart)).toBeNull()
    expect(held(edited([tick('c13'), tick('c13')], apart))).toEqual({
      single: ['c11', 'c12', 'c13'],
    })
  })
  test('a packet that the sum took and the person gives up stays given up, and its contests stay', () => {
    const dropped = edited([{ type: 'packet.drop', packetId: 'c40' }], three)
    expect(held(dropped)).toEqual({ single: ['c11', 'c12', 'c13'] })
    expect(dropped.autoBundles).toBeNull()
  })
  test('a packet that is changed by hand is the person’s own', () => {
    const own = edited([inPacket('c13')], three)
    expect(own.packets['c40']).toEqual({ status: true, selectedGroupIds: ['c11', 'c12'] })
    expect(own.autoBundles).toEqual([])
    const apart = edited([{ type: 'packets.undo' }, inPacket('c11')], three)
    expect(apart.autoBundles).toBeNull()
  })
  test('a pass that was ticked stays ticked, although it costs more', () => {
    const withPass = edited([tick('c50'), tick('c11')])
    expect(held(withPass)).toEqual({ single: ['c11', 'c50'] })
    expect(savingOf(withPass)).toBeNull()
  })
  test('a pass that the sum took is given up by its own tick', () => {
    const cheap = contests.map((one) =>
      one.id === 'c50' ? Object.assign({}, one, { price: 100_000 }) : one,
    )
    const under = wizardRules({ contests: cheap })
    const taken = edited([tick('c11')], blank, under)
    expect(held(taken)).toEqual({ single: ['c11', 'c50'] })
    expect(taken.autoBundles).toEqual(['c50'])
    const without = edited([tick('c50')], taken, under)
    expect(held(without)).toEqual({ single: ['c11'] })
    expect(held(edited([tick('c12')], without, under))).toEqual({ single: ['c11', 'c12'] })
  })
  test('an offer that is taken is of the sum, too', () => {
    const own = edited([{ type: 'packet.take', packetId: 'c40' }, tick('c11'), tick('c12')])
    const cheaper = cheaperArrangement(own, rules, rules.now)
    const taken = edited([{ type: 'packets.arrange', packets: cheaper?.packets ?? {} }], own)
    expect(held(taken)).toEqual({ single: ['c11', 'c12'] })
    expect(taken.autoBundles).toEqual([])
  })
  test('an offer that is taken after «Считать отдельно» stays, whatever is ticked', () => {
    const apart = edited([{ type: 'packets.undo' }], three)
    const offer = cheaperArrangement(apart, rules, rules.now)
    const pressed = edited([{ type: 'packets.arrange', packets: offer?.packets ?? {} }], apart)
    expect(pressed.autoBundles).toBeNull()
    const more = edited([tick('c60')], pressed)
    expect(held(more)).toEqual({ c40: ['c11', 'c12', 'c13'], single: ['c60'] })
  })
  test('a tick in one packet leaves no other unfinished that the sum took', () => {
    const other = Object.assign({}, contests[7], { id: 'c41', group_num: 41 })
    const under = wizardRules({ contests: [...contests, other] })
    const taken = edited([tick('c11'), tick('c12'), tick('c13')], blank, under)
    const [auto = ''] = taken.autoBundles ?? []
    const packetKey = auto === 'c40' ? 'c41' : 'c40'
    const own = edited(
      [
        { type: 'packet.take', packetId: packetKey },
        { type: 'contest.toggle', packetKey, contestId: 'c11' },
      ],
      taken,
      under,
    )
    expect(own.packets[auto]).toBeUndefined()
    expect(own.packets[packetKey]?.selectedGroupIds).toEqual(['c11'])
    expect(own.packets[singleKey]?.selectedGroupIds.toSorted()).toEqual(['c12', 'c13'])
  })
  test('for other dancers it is arranged anew', () => {
    const edit: DraftEdit = {
      type: 'dancer.change',
      index: 0,
      change: { birth_date: '2018-09-01' },
    }
    const changed = edited([edit], three)
    expect(held(changed)).toEqual({ single: ['c11', 'c12', 'c13'] })
    expect(changed.autoBundles).toEqual([])
    expect(edited([edit], edited([tick('c11')])).autoBundles).toEqual([])
  })
  test('what is known of the dancers counts', () => {
    const known = [{ reg_n: 7, contest_id: 'c50', status: 'active' as const, dancers: [adult] }]
    const draft = ['c11', 'c12', 'c13'].reduce(
      (before, id) => editArranged(before, tick(id), rules, known),
      blank,
    )
    expect(held(draft)).toEqual({ single: ['c11', 'c12', 'c13'] })
  })
})

test('ticks alone never cost more than any other arrangement, in whatever order', () => {
  const ids = ['c11', 'c12', 'c13', 'c60']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ids), { maxLength: 12 }), (ticks) => {
      const draft = edited(ticks.map(tick))
      expect(cheaperArrangement(draft, rules, rules.now)).toBeNull()
      const wanted = ids.filter((id) => ticks.filter((one) => one === id).length % 2 === 1)
      const chosen = chosenContestIds(draft.packets).filter((id) => ids.includes(id))
      expect(chosen.toSorted()).toEqual(wanted)
      const alone = { [singleKey]: { status: true, selectedGroupIds: wanted } }
      const cost = (packets: Draft['packets']) =>
        arrangementCost(draft, packets, rules, rules.now, [])
      expect(cost(alone) - cost(draft.packets)).toBe(savingOf(draft)?.saving ?? 0)
    }),
  )
})
