import { describe, expect, test } from 'vitest'
import { sampleValues } from '../fields/field.ts'
import { checkContest, contestFields, type ContestFields, initialDances } from './fields.ts'

const contest: ContestFields = { ...sampleValues(contestFields), group_num: 11, packet: null }
const others = new Set([1, 12, 13])
const check = (change: Partial<ContestFields>) => checkContest({ ...contest, ...change }, others)
const bundle = (groupNums: number[], min = 1, max = 1) => ({ packet: { groupNums, min, max } })

describe("a contest's settings", () => {
  test('complete; free, unlimited and for all ages', () => {
    expect(check({})).toEqual({})
    expect(check({ price: 0, min_age: null, section: '', capacity: 2 })).toEqual({})
  })
  test.each<[string, Partial<ContestFields>, string[]]>([
    ['a number and a name', { group_num: 0, group_name: '' }, ['group_num', 'group_name']],
    ['whole numbers', { price: 0.5, heat_size: 1.5 }, ['price', 'heat_size']],
    ['numbers within reason', { capacity: 0, sort: 1e9, price: -1 }, ['price', 'capacity', 'sort']],
    ['counts in order', { min_count: 3, max_count: 2 }, ['max_count']],
    ['counts at all', { min_count: 0, max_count: 101 }, ['min_count', 'max_count']],
    ['ages in order', { min_age: 18, max_age: 9 }, ['max_age']],
    ['a status there is', { status: 'Готово' }, ['status']],
    ['a scoring there is', { scoring: 'applause' }, ['scoring']],
    ['at least one dance', { dances: [] }, ['dances']],
    ['each dance once, with a name', { dances: ['Вальс', ' вальс', ''] }, ['dances.1', 'dances.2']],
    ['each tag once', { tags: ['A', 'a'] }, ['tags.1']],
    [
      'a final that the Skating System can part',
      { scoring: 'skating', final_max: 9 },
      ['final_max'],
    ],
    [
      'criteria with a name and a maximum, each once',
      {
        criteria: [
          { name: 'А', max: 100 },
          { name: 'а', max: 0 },
          { name: '', max: 0.5 },
        ],
      },
      ['criteria.1.name', 'criteria.1.max', 'criteria.2.name', 'criteria.2.max'],
    ],
    ['a criterion where points are given', { scoring: 'points', criteria: [] }, ['criteria']],
    ['extremes that can be dropped', { drop_extremes: 'both' }, ['drop_extremes']],
    [
      'degrees that differ, within the maximum',
      {
        degrees: [
          { title: 'Лауреат', from_percent: 90 },
          { title: 'лауреат', from_percent: 90 },
          { title: 'Дипломант', from_percent: 101 },
        ],
      },
      ['degrees.1.title', 'degrees.1.from_percent', 'degrees.2.from_percent'],
    ],
    ['a tie-break there is', { tie_break: 'coin' }, ['tie_break']],
    ['a section that can be kept', { section: 'я'.repeat(101) }, ['section']],
  ])('want %s', (_, change, fields) => {
    expect(Object.keys(check(change))).toEqual(fields)
  })
})

test('a final of Jack & Jill has 2 to 20 entries', () => {
  expect(check({ scoring: 'relative-placement', final_max: 20 })).toEqual({})
  expect(check({ group_name: 'Jack & Jill', final_max: 2 })).toEqual({})
  expect(check({ scoring: 'relative-placement', final_max: 21 })).toHaveProperty('final_max')
})

test('only points want criteria', () => {
  expect(check({ scoring: 'skating', criteria: [] })).toEqual({})
})

describe('«for PACKET contests `packet: {groupNums, min, max}`»', () => {
  const packet = (groupNums: number[], min: number, max: number) =>
    check({ tags: ['PACKET'], ...bundle(groupNums, min, max) })

  test('of other contests of the event', () => {
    expect(packet([12, 13], 1, 2)).toEqual({})
    expect(packet([12, 13], 2, 2)).toEqual({})
  })
  test('not without', () => {
    const missing = { 'packet.groupNums': ['Укажите номинации, которые входят в пакет'] }
    expect(check({ tags: ['packet'] })).toEqual(missing)
    expect(packet([], 1, 1)).toEqual(missing)
  })
  test('not of itself, of strangers, of one twice', () => {
    expect(packet([11, 12, 99, 12], 1, 2)).toEqual({
      'packet.groupNums.0': ['Такой номинации нет в этом турнире'],
      'packet.groupNums.2': ['Такой номинации нет в этом турнире'],
      'packet.groupNums.3': ['Уже есть в списке'],
    })
  })
  test('not of itself, even where it counts among the contests of the event', () => {
    const all = new Set([11, 12, 13])
    expect(checkContest({ ...contest, tags: ['PACKET'], ...bundle([11, 12], 1, 2) }, all)).toEqual({
      'packet.groupNums.0': ['Такой номинации нет в этом турнире'],
    })
  })
  test.each([
    [0, 1],
    [2, 1],
    [1, 3],
  ])('from %d to %d of two cannot be', (min, max) => {
    expect(packet([12, 13], min, max)).toEqual({
      'packet.max': [`Пакет: от ${min} до ${max} номинаций не получится, в нём их 2`],
    })
  })
  test('a PASS needs none, and its numbers do not matter', () => {
    expect(check({ tags: ['PASS'] })).toEqual({})
    expect(check({ tags: ['PASS'], ...bundle([12, 13], 0, 0) })).toEqual({})
    expect(Object.keys(check({ tags: ['PASS'], ...bundle([99], 0, 0) }))).toEqual([
      'packet.groupNums.0',
    ])
  })
  test('without the tag a bundle is not looked at', () => {
    expect(check(bundle([99], 5, 1))).toEqual({})
  })
})

test('a new contest that names no dances has one, with its name, cut to the length of a dance', () => {
  expect(initialDances(' Соло, дети ')).toEqual(['Соло, дети'])
  expect(initialDances(`${'а'.repeat(99)} б`)).toEqual(['а'.repeat(99)])
  expect(initialDances(' ')).toEqual([])
})
