import { describe, expect, test } from 'vitest'
import type { DeviceRound } from './deviceRound.ts'
import {
  goOn,
  nextDance,
  pressControl,
  reopenSheet,
  withRounds,
  withUnsent,
  type JudgeDevice,
} from './judgeDevice.ts'

const round: DeviceRound = {
  id: 7,
  version: 3,
  contest: '42 Стандарт',
  label: '1/4',
  kind: 'crosses',
  dances: ['Вальс', 'Танго'],
  advance: 2,
  criteria: [],
  isOfPairs: false,
  heats: [
    [9, 23],
    [41, 87],
  ],
  state: 'running',
  letters: ['C', 'C'],
  attempts: [1, 1],
  onFloor: null,
  left: [],
  sheets: [],
}
const fresh: JudgeDevice = { rounds: null, sheets: {}, judging: null, known: [] }
const begin = (...rounds: readonly DeviceRound[]) => withRounds(fresh, rounds)
const tap = (device: JudgeDevice, ...numbers: readonly number[]) =>
  numbers.reduce((now, number) => pressControl(now, { type: 'tap', number }).device, device)
const send = (device: JudgeDevice) => pressControl(device, { type: 'send' }).device
const rowsOf = ({ judging }: JudgeDevice) => judging?.sheet.rows

describe('what is on the screen', () => {
  test('is the first dance of the running round that is not handed in', () => {
    const locked = { ...round, id: 6, state: 'locked' as const }
    expect(begin(locked).judging).toBeNull()
    expect(begin(locked, round).judging).toMatchObject({ round: { id: 7 }, dance: 0, letter: 'C' })
    const finished = { dance: 'Вальс', attempt: 1, isFinished: true, rows: { 9: [1], 23: [0] } }
    expect(begin({ ...round, sheets: [finished] }).judging?.dance).toBe(1)
  })

  test('is no dance of another judge’s seat', () => {
    expect(begin({ ...round, letters: [null, 'C'] }).judging?.dance).toBe(1)
    expect(begin({ ...round, letters: [null, null] }).judging).toBeNull()
  })

  test('stays while its round runs, and when it is closed, until another one runs', () => {
    const other = { ...round, id: 8 }
    const marked = tap(begin(round), 9)
    expect(withRounds(marked, [other, round]).judging?.round.id).toBe(7)
    const judged = { ...round, state: 'judged' as const }
    expect(withRounds(marked, [judged]).judging?.round.id).toBe(7)
    expect(withRounds(marked, [judged, other]).judging?.round.id).toBe(8)
    expect(withRounds(marked, []).judging).toBeNull()
  })

  test('what the server has is taken up by a device that kept nothing, crosses without the zeros', () => {
    const given = { dance: 'Вальс', attempt: 1, isFinished: false, rows: { 9: [1], 23: [0] } }
    expect(rowsOf(begin({ ...round, sheets: [given] }))).toEqual({ 9: [1] })
  })

  test('what was put on the device counts before an older answer of the server', () => {
    const old = { dance: 'Вальс', attempt: 1, isFinished: false, rows: { 9: [1] } }
    const sheets = { '7/Вальс/1': { rows: { 23: [1] }, notes: [41], isSent: false } }
    const device = withRounds({ ...fresh, sheets }, [{ ...round, sheets: [old] }])
    expect(rowsOf(device)).toEqual({ 23: [1] })
    expect(device.judging?.sheet.notes).toEqual([41])
  })
})

describe('a round that changes', () => {
  test('keeps marks by number, in the order of the screen; who is new comes last', () => {
    const marked = tap(begin(round), 9, 87)
    const drawn = {
      ...round,
      version: 4,
      heats: [
        [5, 9, 23],
        [41, 87],
      ],
      left: [87],
    }
    const { judging } = withRounds(marked, [drawn])
    expect(judging?.round.heats).toEqual([
      [9, 23, 5],
      [41, 87],
    ])
    expect(judging?.sheet.rows).toEqual({ 9: [1] })
    expect(judging?.out).toEqual([87])
  })

  test('a dance that is repeated begins anew, and its first sheet is kept', () => {
    const device = withRounds(send(tap(begin(round), 9, 23)), [{ ...round, attempts: [2, 1] }])
    expect(device.judging).toMatchObject({ dance: 0, attempt: 2, isSent: false })
    expect(rowsOf(device)).toEqual({})
    expect(device.sheets['7/Вальс/1']?.rows).toEqual({ 9: [1], 23: [1] })
  })

  test('who is replaced keeps what was given in sight', () => {
    const device = withRounds(tap(begin(round), 9), [{ ...round, letters: [null, null] }])
    expect(rowsOf(device)).toEqual({ 9: [1] })
  })
})

test('private notes go with their round', () => {
  const noted = pressControl(pressControl(begin(round), { type: 'noting' }).device, {
    type: 'tap',
    number: 9,
  })
  const kept = withRounds(noted.device, [round])
  expect(kept.sheets['7/Вальс/1']).toMatchObject({ notes: [9] })
  expect(withRounds(kept, []).sheets['7/Вальс/1']).toMatchObject({ notes: [] })
})

describe('after a dance', () => {
  test('comes the next one, then the next round, then nothing', () => {
    const other = { ...round, id: 8, dances: ['Самба'], letters: ['C'], attempts: [1] }
    let device = begin(round, other)
    expect(nextDance(device)).toMatchObject({ round: { id: 7 }, dance: 1 })
    device = goOn(send(tap(device, 9, 23)))
    expect(device.judging).toMatchObject({ dance: 1, sheet: { rows: {} } })
    device = goOn(send(tap(device, 41, 87)))
    expect(device.judging?.round.id).toBe(8)
    device = send(tap(device, 9, 23))
    expect(nextDance(device)).toBeNull()
    expect(goOn(device)).toBe(device)
  })
})

test('what is unsent lies over what was kept', () => {
  const named = { roundId: 7, dance: 'Вальс', attempt: 1 }
  const sheets = { '7/Вальс/1': { rows: { 9: [1], 23: [1] }, notes: [], isSent: false } }
  expect(
    withUnsent(
      sheets,
      [
        { ...named, entries: { 23: null, 41: [1] }, isSubmit: false },
        { ...named, entries: { 9: [1], 23: [0], 41: [1] }, isSubmit: true },
      ],
      [round],
    ),
  ).toEqual({ '7/Вальс/1': { rows: { 9: [1], 41: [1] }, notes: [], isSent: true } })
})

describe('where nothing is open', () => {
  test('keys do nothing, and nothing comes next', () => {
    expect(pressControl(fresh, { type: 'tap', number: 9 })).toEqual({
      device: fresh,
      operation: null,
    })
    expect(nextDance(fresh)).toBeNull()
  })

  test('after a round that is closed comes the one that runs', () => {
    const other = { ...round, id: 8 }
    const device = {
      ...tap(begin(round), 9),
      rounds: [{ ...round, state: 'judged' as const }, other],
    }
    expect(nextDance(device)).toMatchObject({ round: { id: 8 }, dance: 0 })
  })

  test('a round that is handed in whole shows its last dance', () => {
    const sheets = round.dances.map((dance) => ({ dance, attempt: 1, isFinished: true, rows: {} }))
    expect(begin({ ...round, sheets }).judging).toMatchObject({ dance: 1, isSent: true })
  })
})

describe('a final', () => {
  const final = { ...round, kind: 'skating' as const, heats: [[9, 46]], attempts: [] }

  test('takes up places as the server has them; an attempt that it does not tell is the first', () => {
    const given = { dance: 'Вальс', attempt: 1, isFinished: false, rows: { 9: [2] } }
    const device = begin({ ...final, sheets: [given] })
    expect(rowsOf(device)).toEqual({ 9: [2] })
    expect(device.judging?.attempt).toBe(1)
    expect(rowsOf(begin(final))).toEqual({})
  })

  test('is handed in as it is placed', () => {
    const { operation } = pressControl(tap(begin(final), 46, 9), { type: 'send' })
    expect(operation).toMatchObject({ isSubmit: true, entries: { 9: [2], 46: [1] } })
  })
})

test('two that came into a heat together stand last, in their order', () => {
  const device = withRounds(begin(round), [
    {
      ...round,
      heats: [
        [60, 50, 9, 23],
        [41, 87],
      ],
    },
  ])
  expect(device.judging?.round.heats[0]).toEqual([9, 23, 60, 50])
})

test('what is unsent of a dance that was not kept lies over what the server has of it', () => {
  const unsent = {
    roundId: 7,
    dance: 'Танго',
    attempt: 1,
    entries: { 9: [1], 23: null },
    isSubmit: false,
  }
  const given = {
    dance: 'Танго',
    attempt: 1,
    isFinished: true,
    rows: { 23: [1], 41: [1], 87: [0] },
  }
  expect(withUnsent({}, [unsent], [{ ...round, sheets: [given] }])).toEqual({
    '7/Танго/1': { rows: { 9: [1], 41: [1] }, notes: [], isSent: false },
  })
  expect(withUnsent({}, [unsent], [])).toEqual({
    '7/Танго/1': { rows: { 9: [1] }, notes: [], isSent: false },
  })
})

test('a sheet that was handed in and not taken is open again, on the screen or off it', () => {
  const sent = send(tap(begin(round), 9, 23))
  const named = { roundId: 7, dance: 'Вальс', attempt: 1 }
  const open = reopenSheet(sent, named)
  expect(open.judging).toMatchObject({ isSent: false, sheet: { rows: { 9: [1], 23: [1] } } })
  const after = reopenSheet(goOn(sent), named)
  expect(after.judging).toMatchObject({ dance: 1 })
  expect(nextDance(after)).toMatchObject({ dance: 0 })
  expect(reopenSheet(fresh, named)).toEqual(fresh)
})
