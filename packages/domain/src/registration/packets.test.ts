import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contests, rules } from '../testing/event1.ts'
import {
  checkPackets,
  chosenContestIds,
  isPacketComplete,
  packetMembers,
  takenPacketIds,
} from './packets.ts'
import type { PacketSelections, PacketStatus } from './request.ts'

const unfinished = ['Есть незаконченный подбор номинаций']
const packet = (status: PacketStatus, selectedGroupIds: string[] = []): PacketSelections => ({
  c40: { status, selectedGroupIds },
})
const must = { ...rules, tags: [{ tag_name: 'PACKETS', tag_value: 'MUST' }] }

describe('packets', () => {
  test('"Есть незаконченный подбор номинаций" when any packet has status false', () => {
    expect(checkPackets(packet(false), rules)).toEqual({ 'packets.c40': unfinished })
    expect(checkPackets(packet(false, ['c11', 'c12']), rules)).toEqual({
      'packets.c40': unfinished,
    })
  })
  test('«If no packet is decided, the step is valid»', () => {
    expect(checkPackets({}, rules)).toEqual({})
    expect(checkPackets(packet(null), rules)).toEqual({})
  })
  test('«unless the event tag PACKETS equals MUST»', () => {
    expect(checkPackets({}, must)).toEqual({ packets: unfinished })
    expect(checkPackets(packet(null), must)).toEqual({ packets: unfinished })
    expect(checkPackets(packet(true, ['c11', 'c12']), must)).toEqual({})
  })
})

describe('«A packet is complete when the number chosen lies within its min..max and all belong to it»', () => {
  test.each([
    [['c11', 'c12'], true],
    [['c11', 'c12', 'c13'], true],
    [['c11'], false],
    [[], false],
    [['c11', 'c12', 'c13', 'c13'], false],
    [['c11', 'c20'], false],
    [['c11', 'c12', 'nobody'], false],
  ])('%j: %s', (selected, isComplete) => {
    expect(checkPackets(packet(true, selected), rules)).toEqual(
      isComplete ? {} : { 'packets.c40': unfinished },
    )
  })
  test('a packet that bundles nothing is never complete', () => {
    expect(isPacketComplete(['c11', 'c12'], { packet: null }, contests)).toBe(false)
  })
  test('any selection', () => {
    const ids = fc.subarray(contests.map(({ id }) => id))
    fc.assert(
      fc.property(ids, (selected) => {
        const strangers = selected.filter((id) => !['c11', 'c12', 'c13'].includes(id))
        const isComplete = strangers.length === 0 && selected.length >= 2
        expect(checkPackets(packet(true, selected), rules)).toEqual(
          isComplete ? {} : { 'packets.c40': unfinished },
        )
      }),
    )
  })
})

test('«null undecided (its ids must be empty)»', () => {
  expect(checkPackets(packet(null, ['c11']), rules)).toEqual({ 'packets.c40': unfinished })
})

test('«the key `single` … is no packet (its status is ignored)»', () => {
  for (const status of [true, false, null]) {
    expect(checkPackets({ single: { status, selectedGroupIds: ['c11'] } }, rules)).toEqual({})
  }
  expect(checkPackets({ single: { status: true, selectedGroupIds: ['c11'] } }, must)).toEqual({
    packets: unfinished,
  })
})

test('a key that is no packet of the event is a stranger', () => {
  const foreign = ['Такой номинации нет в этом турнире']
  expect(checkPackets({ nobody: { status: null, selectedGroupIds: [] } }, rules)).toEqual({
    'packets.nobody': foreign,
  })
  expect(checkPackets({ c50: { status: true, selectedGroupIds: ['c11'] } }, rules)).toEqual({
    'packets.c50': foreign,
  })
})

test('members are the contests named by group number, in the order given', () => {
  const members = packetMembers({ groupNums: [13, 11], min: 1, max: 2 }, contests)
  expect(members.map(({ id }) => id)).toEqual(['c11', 'c13'])
})

test('chosen contests are those of all keys; taken packets those complete', () => {
  const packets = {
    single: { status: null, selectedGroupIds: ['c60'] },
    c40: { status: true, selectedGroupIds: ['c11', 'c12'] },
    c41: { status: null, selectedGroupIds: [] },
  }
  expect(chosenContestIds(packets)).toEqual(['c60', 'c11', 'c12'])
  expect(takenPacketIds(packets)).toEqual(['c40'])
})
