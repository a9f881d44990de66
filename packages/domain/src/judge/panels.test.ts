import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawPanels, panelConflicts } from './panels.ts'

const judge = (id: number, city = '', club = '') => ({ id, city, club })

describe('conflicts of a panel', () => {
  test('two of one club, in any case and with ё as е', () => {
    expect(panelConflicts([judge(1, '', 'Берёзка'), judge(2, '', ' БЕРЕЗКА '), judge(3)])).toEqual([
      { kind: 'club', name: 'Берёзка', judgeIds: [1, 2] },
    ])
  })
  test('two of one city; the same two are told once, by their club', () => {
    expect(panelConflicts([judge(1, 'Тверь', 'А'), judge(2, 'Тверь', 'Б')])).toMatchObject([
      { kind: 'city', name: 'Тверь' },
    ])
    expect(panelConflicts([judge(1, 'Тверь', 'А'), judge(2, 'Тверь', 'А')])).toMatchObject([
      { kind: 'club' },
    ])
  })
  test('none where nothing is known', () => {
    expect(panelConflicts([judge(1), judge(2)])).toEqual([])
  })
})

describe('panels drawn by a button', () => {
  test('are even: no judge sits on two panels more than another, each once on a panel', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ city: fc.constantFrom('', 'а', 'б'), club: fc.constantFrom('', 'в', 'г') }),
          {
            minLength: 1,
            maxLength: 12,
          },
        ),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 1, max: 14 }),
        (places, contests, size) => {
          const judges = places.map((place, id) => ({ id, ...place }))
          const ids = Array.from({ length: contests }, (_, index) => `c${index}`)
          const panels = drawPanels(ids, judges, size)
          expect([...panels.keys()]).toEqual(ids)
          const seats = judges.map(
            ({ id }) => [...panels.values()].filter((panel) => panel.includes(id)).length,
          )
          expect(Math.max(...seats) - Math.min(...seats)).toBeLessThanOrEqual(1)
          for (const panel of panels.values()) {
            expect(panel).toHaveLength(Math.min(size, judges.length))
            expect(new Set(panel).size).toBe(panel.length)
          }
        },
      ),
    )
  })
  test('give those who have sat on judged panels the fewer', () => {
    const judges = [judge(1), judge(2), judge(3), judge(4)]
    const panels = drawPanels(['x', 'y'], judges, 2, [[1, 2], [1]])
    expect([...panels.values()]).toEqual([
      [3, 4],
      [2, 3],
    ])
  })
  test('keep those of one club apart where that is possible', () => {
    const judges = [judge(1, '', 'А'), judge(2, '', 'А'), judge(3, '', 'Б'), judge(4, '', 'Б')]
    const panels = drawPanels(['x', 'y'], judges, 2)
    expect([...panels.values()]).toEqual([
      [1, 3],
      [2, 4],
    ])
  })
})
