import { describe, expect, test } from 'vitest'
import { areSimultaneous, type RoundOnFloor } from './simultaneous.ts'

const round = (start: number, end: number, heats: number, dances = 1): RoundOnFloor => ({
  start: start * 60_000,
  end: end * 60_000,
  heats,
  dances,
})

describe('heats on two floors are danced at the same time', () => {
  test('where their shares of the rounds meet', () => {
    // 0–10 minutes in two heats, 5–20 minutes in three.
    const [one, other] = [round(0, 10, 2), round(5, 20, 3)]
    expect(areSimultaneous(one, 0, other, 0)).toBe(false)
    expect(areSimultaneous(one, 1, other, 0)).toBe(true)
    expect(areSimultaneous(one, 1, other, 1)).toBe(false)
  })
  test('in any of the dances: all heats dance the first before the second begins', () => {
    const [one, other] = [round(0, 8, 2, 2), round(4, 6, 1)]
    expect(areSimultaneous(one, 0, other, 0)).toBe(true)
    expect(areSimultaneous(one, 1, other, 0)).toBe(false)
  })
  test('not where one begins as the other ends, whatever the thirds of a minute', () => {
    const [one, other] = [round(0, 10, 3), round(10, 20, 3)]
    expect(areSimultaneous(one, 2, other, 0)).toBe(false)
    expect(areSimultaneous(one, 1, one, 2)).toBe(false)
    expect(areSimultaneous(one, 1, one, 1)).toBe(true)
  })
})
