import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ageLabel } from './ageLabel.ts'
import { countLabel } from './countLabel.ts'
import {
  parseAgeFilter,
  parseCountFilter,
  filterQuery,
  parseRegistrationFilter,
  rangesOverlap,
} from './filters.ts'
import { judgedContests } from './judged.ts'
import { bySection, contestLists } from './lists.ts'
import { hasContestTag, isJnj, isMasterClass, isPacket, isPass } from './tags.ts'

const contest = (
  group_num: number,
  changes: Partial<Parameters<typeof contestLists>[0][number]> = {},
) => ({
  group_num,
  group_name: `Номинация ${group_num}`,
  section: 'Oriental',
  min_count: 1,
  max_count: 1,
  min_age: null,
  max_age: null,
  tags: [],
  ...changes,
})

describe('«Count label: 1-1 is "Соло", 2-2 is "Дуэты", equal values show the number, otherwise a range»', () => {
  test.each([
    [1, 1, 'Соло'],
    [2, 2, 'Дуэты'],
    [5, 5, '5'],
    [3, 7, '3–7'],
    [1, 2, '1–2'],
  ])('%d-%d: %s', (min_count, max_count, label) => {
    expect(countLabel({ min_count, max_count })).toBe(label)
  })
})

describe('ages are said as people say them', () => {
  test.each([
    [7, 9, '7–9 лет'],
    [18, null, 'от 18 лет'],
    [21, null, 'от 21 года'],
    [null, 2, 'до 2 лет'],
    [null, 1, 'до 1 года'],
    [3, 3, '3 года'],
    [20, 21, '20–21 год'],
    [null, null, ''],
    [0, null, 'от 0 лет'],
    [7, 99, 'от 7 лет'],
    [null, 99, ''],
    [70, 98, '70–98 лет'],
  ])('%s … %s: «%s»', (min_age, max_age, label) => {
    expect(ageLabel({ min_age, max_age }).replaceAll('\u00A0', ' ')).toBe(label)
  })
})

describe('tags of a contest', () => {
  test('«Tags are compared case-insensitively», with or without a value', () => {
    expect(hasContestTag({ tags: ['Packet'] }, 'PACKET')).toBe(true)
    expect(hasContestTag({ tags: ['packet=любые два'] }, 'PACKET')).toBe(true)
    expect(hasContestTag({ tags: ['PACKETS', 'x=PACKET'] }, 'PACKET')).toBe(false)
    expect(hasContestTag({ tags: [] }, 'PACKET')).toBe(false)
  })

  test('PACKET, PASS, MASTER-CLASS', () => {
    expect(isPacket({ tags: ['PACKET'] })).toBe(true)
    expect(isPass({ tags: ['pass'] })).toBe(true)
    expect(isMasterClass({ tags: ['Master-Class'] })).toBe(true)
    expect(isPacket({ tags: ['PASS'] })).toBe(false)
  })

  test.each(['Jack & Jill Открытая', 'JNJ новички', 'J&J', 'Джек и Джилл', 'ДНД open'])(
    '«%s» is a JnJ',
    (group_name) => {
      expect(isJnj({ group_name })).toBe(true)
    },
  )
  test('others are not', () => {
    expect(isJnj({ group_name: 'Соло, Oriental, взрослые' })).toBe(false)
  })
})

describe('«"solo" = 1-1, "duets" = 2-2, "a,b" = range, anything else 1-100»', () => {
  test.each([
    ['solo', 1, 1],
    ['duets', 2, 2],
    ['3,7', 3, 7],
    [' 3 , 7 ', 3, 7],
    ['5,5', 5, 5],
    ['7,3', 1, 100],
    ['3', 1, 100],
    ['a,b', 1, 100],
    ['1,2,3', 1, 100],
    ['', 1, 100],
    [null, 1, 100],
    [undefined, 1, 100],
  ])('%s: %d–%d', (text, min, max) => {
    expect(parseCountFilter(text)).toEqual({ min, max })
  })
})

describe('«Age filter "a,b", default 3-100»', () => {
  test.each([
    ['7,9', 7, 9],
    ['0,2', 0, 2],
    ['solo', 3, 100],
    [undefined, 3, 100],
  ])('%s: %d–%d', (text, min, max) => {
    expect(parseAgeFilter(text)).toEqual({ min, max })
  })

  test('both filters of an address', () => {
    expect(parseRegistrationFilter({ count: 'duets', age: '12,99' })).toEqual({
      count: { min: 2, max: 2 },
      age: { min: 12, max: 99 },
    })
    expect(parseRegistrationFilter({})).toEqual({
      count: { min: 1, max: 100 },
      age: { min: 3, max: 100 },
    })
  })

  test.each([
    [{}],
    [{ count: 'solo' }],
    [{ count: 'duets', age: '12,99' }],
    [{ count: '3,24' }],
    [{ count: '7,7', age: '3,16' }],
    [{ count: 'solo', list: 'masterClasses' }],
    [{ list: 'jnj' }],
  ])('a filter is written as it is read: %j', (query) => {
    expect(filterQuery(parseRegistrationFilter(query))).toEqual(query)
  })
})

test('ranges meet when they have a number in common', () => {
  const bound = fc.option(fc.integer({ min: 0, max: 12 }), { nil: null })
  const range = fc.record({ min: bound, max: bound })
  const holds = (range: { min: number | null; max: number | null }, n: number) =>
    (range.min === null || n >= range.min) && (range.max === null || n <= range.max)
  const nonEmpty = range.filter(({ min, max }) => min === null || max === null || min <= max)
  fc.assert(
    fc.property(nonEmpty, nonEmpty, (one, other) => {
      const common = Array.from({ length: 15 }, (_, n) => n - 1).some(
        (n) => holds(one, n) && holds(other, n),
      )
      expect(rangesOverlap(one, other)).toBe(common)
    }),
  )
})

describe('contest lists', () => {
  const fee = contest(1, { group_name: 'Организационный взнос' })
  const solo = contest(10)
  const duet = contest(20, { min_count: 2, max_count: 2 })
  const group = contest(30, { min_count: 3, max_count: 7 })
  const packet = contest(40, { tags: ['PACKET'] })
  const pass = contest(50, { tags: ['PASS'] })
  const groupPass = contest(51, { tags: ['PASS'], min_count: 3, max_count: 9 })
  const masterClass = contest(60, { tags: ['MASTER-CLASS'] })
  const jnj = contest(70, { group_name: 'Jack & Jill' })
  const oneOrTwo = contest(80, { max_count: 2 })
  const upToFive = contest(81, { max_count: 5 })
  const all = [
    fee,
    solo,
    duet,
    group,
    packet,
    pass,
    groupPass,
    masterClass,
    jnj,
    oneOrTwo,
    upToFive,
  ]
  const lists = () => contestLists(all, 1)

  test('«solo is 1-1 without PACKET or PASS tags»; master classes and JnJ stay in it', () => {
    expect(lists().solo).toEqual([solo, masterClass, jnj])
  })
  test('«duets 2-2»', () => {
    expect(lists().duets).toEqual([duet])
    const twoToFour = contest(21, { min_count: 2, max_count: 4 })
    expect(contestLists([twoToFour], 1)).toMatchObject({ duets: [], groups: [twoToFour] })
  })
  test('«groups more than 2 dancers without PASS»', () => {
    expect(lists().groups).toEqual([group, upToFive])
  })
  test('only what is danced before judges has results: no fee, packet, pass or master class', () => {
    expect(judgedContests(all, 1)).toEqual([solo, duet, group, jnj, oneOrTwo, upToFive])
    expect(judgedContests([fee, solo], null)).toEqual([fee, solo])
  })
  test('«packets carry PACKET»', () => {
    expect(lists().packets).toEqual([packet])
  })
  test('«master classes carry MASTER-CLASS»', () => {
    expect(lists().masterClasses).toEqual([masterClass])
  })
  test('JnJ by name, passes by tag', () => {
    expect(lists().jnj).toEqual([jnj])
    expect(lists().passes).toEqual([pass, groupPass])
  })
  test('what is in no other list is in the last one', () => {
    expect(lists().other).toEqual([oneOrTwo])
  })
  test('«the contest named by event tag PAY-GROUP … excluded from solo, duet, group and packet lists»', () => {
    expect(Object.values(lists()).flat()).not.toContain(fee)
    expect(contestLists(all, null).solo).toContain(fee)
  })
  test('no contest is lost: each but the pay group stands in some list', () => {
    const anyContest = fc.record({
      group_num: fc.integer({ min: 1, max: 3 }),
      group_name: fc.constantFrom('Соло', 'Джек и Джилл'),
      section: fc.constant('Show'),
      min_count: fc.integer({ min: 1, max: 4 }),
      max_count: fc.integer({ min: 1, max: 5 }),
      min_age: fc.constant(null),
      max_age: fc.constant(null),
      tags: fc.subarray(['PACKET', 'PASS', 'MASTER-CLASS']),
    })
    fc.assert(
      fc.property(fc.array(anyContest), (contests) => {
        const listed = new Set(Object.values(contestLists(contests, 1)).flat())
        for (const one of contests) expect(listed.has(one)).toBe(one.group_num !== 1)
      }),
    )
  })
})

test('«sections sorted alphabetically», ё beside е, contests in the order given', () => {
  const contests = [
    contest(1, { section: 'Ёлка' }),
    contest(2, { section: 'Яблоко' }),
    contest(3, { section: 'Ель' }),
    contest(4, { section: 'Жук' }),
    contest(5, { section: 'Ель' }),
  ]
  expect(
    bySection(contests).map(({ section, contests }) => [section, contests.map((c) => c.group_num)]),
  ).toEqual([
    ['Ёлка', [1]],
    ['Ель', [3, 5]],
    ['Жук', [4]],
    ['Яблоко', [2]],
  ])
})
