import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contestTitle, numberedName, numberedTitle } from './title.ts'

describe('a contest outside its section', () => {
  test('is called by its name and its section', () => {
    expect(contestTitle({ group_name: 'Соло, взрослые', section: 'Folk' })).toBe(
      'Соло, взрослые · Folk',
    )
  })

  test('does not repeat a section that its name already says, in any case', () => {
    expect(contestTitle({ group_name: 'Oriental соло', section: 'ORIENTAL' })).toBe('Oriental соло')
  })

  test('does not take over the spaces around a section', () => {
    expect(contestTitle({ group_name: 'Соло', section: ' Folk ' })).toBe('Соло · Folk')
  })

  test('without a section is called by its name', () => {
    expect(contestTitle({ group_name: 'Фулл-пасс', section: ' ' })).toBe('Фулл-пасс')
  })

  test('always says its name', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (group_name, section) => {
        expect(contestTitle({ group_name, section }).startsWith(group_name)).toBe(true)
      }),
    )
  })
})

describe('a contest in a list', () => {
  const contest = { group_num: 60, group_name: 'Соло, взрослые', section: 'Folk' }
  test('stands under its number, which is not parted from its name', () => {
    expect(numberedName(contest)).toBe('60.\u00A0Соло, взрослые')
  })
  test('outside its section names that, too', () => {
    expect(numberedTitle(contest)).toBe('60.\u00A0Соло, взрослые · Folk')
  })
})
