import { describe, expect, test } from 'vitest'
import { adult, child, contests, rules, tags } from '../testing/event1.ts'
import { closedCells, gridColumns } from './cells.ts'

const contest = (n: number) => {
  const found = contests.find(({ group_num }) => group_num === n)
  if (!found) throw new RangeError(`No contest ${n}`)
  return found
}
const closed = (n: number, roster = [adult, child]) => closedCells(contest(n), roster, rules)

test('columns are what can be entered: no pay group, no drafts, no packets, no passes that cover contests', () => {
  const columns = gridColumns({ contests, tags })
  expect(columns.map(({ section }) => section)).toEqual(['Oriental'])
  expect(columns[0]?.contests.map(({ group_num }) => group_num)).toEqual([
    10, 11, 12, 13, 20, 30, 60, 70, 80, 81,
  ])
  const ticket = { ...contest(50), packet: null }
  expect(gridColumns({ contests: [ticket], tags })[0]?.contests).toEqual([ticket])
})

describe('a cell is closed, and says why', () => {
  test('where the age does not fit', () => {
    expect(closed(11)).toEqual([
      null,
      {
        short: 'от\u00A018',
        reason: 'Возраст: 8 не соответствует фильтру: 18. С\u00A018\u00A0лет, а\u00A0Льву\u00A08',
      },
    ])
    expect(closed(10)[0]).toEqual({
      short: 'до\u00A09',
      reason: 'Возраст: 25 не соответствует фильтру: 9. До\u00A09\u00A0лет, а\u00A0Анне\u00A025',
    })
  })
  test('where no entries are taken', () => {
    expect(closed(80)[0]).toEqual({ short: 'отменена', reason: 'Номинация отменена' })
    expect(closed(81)[0]).toEqual({
      short: 'закрыта',
      reason: 'Приём заявок в номинацию закрыт',
    })
  })
  test('where too few of the roster fit for a pair or a group', () => {
    const few = {
      short: 'мало',
      reason: expect.stringMatching(/^Мало танцоров: 1 \(2\)/) as string,
    }
    expect(closed(20)).toEqual([few, expect.objectContaining({ short: 'от\u00A012' })])
    const another = { ...adult, first_name: 'Вера' }
    expect(closed(20, [adult, another, child]).slice(0, 2)).toEqual([null, null])
    expect(closed(20, [child]).map((cell) => cell?.short)).toEqual(['от\u00A012'])
  })
  test('while a dancer lacks a gender or a birth date', () => {
    const { gender: _, ...unasked } = adult
    expect(closed(11, [unasked])).toEqual([{ short: 'данные', reason: 'Укажите пол' }])
    expect(closed(11, [{ ...adult, birth_date: '' }])).toEqual([
      { short: 'данные', reason: 'Не указаны Ф.И., Д.Р.' },
    ])
  })
  test('for the pay group and for a pass that makes nothing free, too', () => {
    expect(closed(1)[0]?.short).toBe('нельзя')
    expect(closed(50)[1]?.short).toBe('нельзя')
  })
})
