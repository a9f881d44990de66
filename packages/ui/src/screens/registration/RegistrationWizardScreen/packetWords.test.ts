import { expect, test } from 'vitest'
import { cup, folkSolo, now, orientalSolo, packet, showSolo } from '../../fixtures/cup.ts'
import { sayOf } from '@parket/domain/format/sayOf'
import { offersTexts } from '../../../texts/wizard/offersTexts.ts'
import { packetWords } from './packetWords.ts'

const members = [orientalSolo, folkSolo, showSolo]
const words = (definition: (typeof packet)['packet'], own = members) =>
  packetWords({ ...packet, packet: definition }, own, cup, now, sayOf(offersTexts)).replaceAll(
    '\u00A0',
    ' ',
  )

test('a packet is told in words: how many of how many, and what they cost one by one', () => {
  expect(words({ groupNums: [11, 12, 13], min: 2, max: 3 })).toBe(
    '2–3 номинации из 3 на выбор; по одной — от 2 400 ₽',
  )
  expect(words({ groupNums: [11, 12, 13], min: 2, max: 2 })).toMatch(/^2 номинации из 3 на выбор/)
})
test('one that bundles everything in it says so', () => {
  expect(words({ groupNums: [11, 12, 13], min: 3, max: 3 })).toBe(
    '3 номинации, все; по одной — от 3 600 ₽',
  )
})
test('of free contests no price is told', () => {
  const free = members.map((contest) => Object.assign({}, contest, { price: 0 }))
  expect(words({ groupNums: [11, 12, 13], min: 2, max: 3 }, free)).toBe(
    '2–3 номинации из 3 на выбор',
  )
})
