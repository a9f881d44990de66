import { expect, test } from 'vitest'

import { judgesWithoutStation, stationNeeds } from './help.ts'

const now = '2027-02-20T10:00:00Z'
const well = {
  state: 'paired',
  last_seen_at: '2027-02-20T09:59:50Z',
  unsent: 0,
  battery: 80,
} as const
const long = '2027-02-20T09:57:59Z'

test.each([
  ['one that works', {}, []],
  ['one whose second device waits', { state: 'waiting' }, ['answer']],
  ['one with unsent marks that was heard just now', { unsent: 9 }, []],
  ['one that is silent with nothing to send', { last_seen_at: long }, []],
  ['one that is silent with unsent marks', { last_seen_at: long, unsent: 1 }, ['connection']],
  ['one at 15 per cent', { battery: 15 }, []],
  ['one below', { battery: 14 }, ['charge']],
  ['one that says nothing of its battery', { battery: null }, []],
  ['one that has said nothing at all', { last_seen_at: null, unsent: null }, []],
  ['one that is revoked', { state: 'revoked', last_seen_at: long, unsent: 3 }, []],
] as const)('%s needs what it needs', (_, facts, needs) => {
  expect(stationNeeds({ ...well, ...facts }, now)).toEqual(needs)
})

test('stations are made for judges who give marks and have none', () => {
  const judges = [
    { judge_id: 1, letter: 'A', role: 'line' },
    { judge_id: 2, letter: 'B', role: 'line' },
    { judge_id: 3, letter: 'TA', role: 'trainee' },
    { judge_id: 4, letter: null, role: 'scrutineer' },
    { judge_id: 5, letter: 'C', role: 'chief' },
    { judge_id: 6, letter: 'D', role: 'line' },
  ]
  const stations = [
    { kind: 'judge', judge_id: 1, state: 'paired' },
    { kind: 'judge', judge_id: 2, state: 'revoked' },
    { kind: 'chief', judge_id: 6, state: 'made' },
  ] as const
  expect(judgesWithoutStation(judges, stations).map(({ judge_id }) => judge_id)).toEqual([2, 3, 6])
})
