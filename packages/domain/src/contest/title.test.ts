import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contestTitle } from './title.ts'

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
