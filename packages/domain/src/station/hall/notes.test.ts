import { describe, expect, it } from 'vitest'

import type { Hall, HallRound } from './hall.ts'
import { withNotes, type HeatNote } from './notes.ts'

const round: HallRound = {
  id: 1,
  contest_id: 'c',
  index: 0,
  type: 'main',
  role: null,
  status: 'running',
  dances: ['Вальс', 'Танго'],
  heats: [[], []],
  calls: [{ dance: 'Вальс', heat: 1, registration_id: 7, state: 'present' }],
  releases: [{ n: 3, dance: 'Вальс', heat: 1, at: '2027-02-20T10:00:00Z' }],
}
const hall: Hall = {
  now: '2027-02-20T10:05:00Z',
  dance_seconds: 90,
  floors: [
    {
      floor: 'А',
      delay: 0,
      on_floor: { round_id: 1, dance: 'Вальс', heat: 1 },
      items: [
        {
          kind: 'round',
          title: 'Стандарт',
          group_num: 42,
          label: 'Финал',
          state: 'running',
          expected_start: null,
          minutes: null,
          dances: [],
          rounds: [round],
        },
      ],
    },
  ],
}
const about = (dance: string, heat: number, round_id = 1) => ({
  contestId: 'c',
  outing: { round_id, dance, heat },
})
const call = (
  state: 'present' | 'missing' | 'unknown',
  ids: number[],
  dance = 'Вальс',
): HeatNote => ({
  kind: 'call',
  ...about(dance, 1),
  registrationIds: ids,
  state,
})
const release = (released: boolean, heat: number, round_id = 1): HeatNote => ({
  kind: 'release',
  ...about('Вальс', heat, round_id),
  released,
})
const shown = (...notes: HeatNote[]) => {
  const [floor] = withNotes(hall, notes).floors
  const own = floor?.items[0]?.rounds[0]
  return {
    onFloor: floor?.on_floor?.heat ?? null,
    calls: (own?.calls ?? []).map((one) => [one.dance, one.registration_id, one.state].join(' ')),
  }
}

it('without a press it is what the server says', () => {
  expect(withNotes(hall, [])).toBe(hall)
})

describe('a press is seen before the server has it', () => {
  it('the last one about an entry counts', () => {
    expect(shown(call('missing', [7, 8])).calls).toEqual(['Вальс 7 missing', 'Вальс 8 missing'])
    expect(shown(call('missing', [7]), call('unknown', [7])).calls).toEqual([])
  })
  it('in its heat of its dance alone', () => {
    expect(shown(call('missing', [7], 'Танго')).calls).toEqual([
      'Вальс 7 present',
      'Танго 7 missing',
    ])
  })
  it('of a round that is gone it changes nothing', () => {
    expect(shown(release(true, 2, 9)).onFloor).toBe(1)
  })
})

describe('the heat released last is on the floor', () => {
  it('before the server knows it', () => {
    expect(shown(release(true, 2)).onFloor).toBe(2)
    expect(shown(release(true, 2), release(false, 2)).onFloor).toBe(1)
  })
  it('a release that the server has does not come again', () => {
    expect(shown(release(true, 2), release(true, 1)).onFloor).toBe(2)
  })
  it('none, once the only one is taken back', () => {
    expect(shown(release(false, 1)).onFloor).toBeNull()
  })
})
