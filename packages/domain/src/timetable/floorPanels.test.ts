import { describe, expect, test } from 'vitest'
import { floorObstacle, panelsByFloor } from './floorPanels.ts'
import { planTimetable } from './plan.ts'

const round = (contestId: string, judges: number[], dancers: number[] = [], minutes = 10) => ({
  contestId,
  groupNum: Number(contestId),
  roundIndex: 0,
  minutes,
  dancers,
  judges,
})
const options = { floorCount: 2, minRest: 0, minutes: null }

describe('asked for two floors', () => {
  test('nothing stands against them where panels share nobody', () => {
    expect(floorObstacle([round('1', [1, 2, 3]), round('2', [4, 5, 6])], options)).toBeNull()
  })
  test('a single contest needs no second floor', () => {
    expect(floorObstacle([round('1', [1])], options)).toBeNull()
  })
  test('a judge of all panels stands against them, by name', () => {
    const rounds = [round('1', [1, 2]), round('2', [1, 3]), round('3', [1, 4])]
    expect(floorObstacle(rounds, options)).toEqual({ used: 1, because: 'judges', judges: [1] })
  })
  test('dancers of all contests leave no room whoever judges', () => {
    const rounds = [round('1', [1], [7]), round('2', [1], [7])]
    expect(floorObstacle(rounds, options)).toEqual({ used: 1, because: 'others', judges: [] })
  })
})

describe('panels by floor', () => {
  const rounds = [1, 2, 3, 4].map((id) =>
    round(String(id), [1, 2, 3, 4, 5, 6, 7, 8, 9], [], id * 10),
  )

  test('part the judges into odd panels and the minutes into equal parts', () => {
    expect(panelsByFloor(rounds, [1, 2, 3, 4, 5, 6, 7, 8, 9], 2)).toEqual([
      { judges: [1, 2, 3], contests: ['4', '1'] },
      { judges: [4, 5, 6], contests: ['3', '2'] },
    ])
  })
  test('let both floors be danced on', () => {
    const panels = panelsByFloor(rounds, [1, 2, 3, 4, 5, 6, 7, 8, 9], 2) ?? []
    const seated = rounds.map((each) => ({
      ...each,
      judges: panels.find(({ contests }) => contests.includes(each.contestId))?.judges ?? [],
    }))
    expect(planTimetable(seated, options).floors.map(({ length }) => length)).toEqual([2, 2])
  })
  test('leave a contest without judges alone, and are none with too few judges', () => {
    const lesson = round('5', [])
    const panels = panelsByFloor([...rounds, lesson], [1, 2, 3, 4, 5, 6], 2)
    expect(panels?.flatMap(({ contests }) => contests)).not.toContain('5')
    expect(panelsByFloor(rounds, [1, 2, 3, 4, 5], 2)).toBeNull()
  })
})
