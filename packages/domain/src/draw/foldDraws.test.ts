import { expect, test } from 'vitest'
import { drawnRoundName, readDrawnRound } from './drawnRound.ts'
import { foldDraws, wasLocked, type DrawLine } from './foldDraws.ts'

const at = '2027-02-20T11:02:00.000Z'
const round = { contest_id: 'c1', round_index: 1, type: 'main' as const, role: null }
const made = (seed: string, more: object = {}): DrawLine => ({
  at,
  reason: null,
  body: { ...round, round_id: 7, seed, advance: 6, heats: [[1]], ...more },
})
const changed = (seed: string, more: object, reason: string | null = null): DrawLine => ({
  at,
  reason,
  body: { round_id: 7, contest_id: 'c1', seed, ...more },
})
const drawsOf = (lines: readonly DrawLine[]) => foldDraws(lines).get(drawnRoundName(round))

test('every draw of a round is counted, also under another id of the round', () => {
  const draws = drawsOf([
    made('a'),
    changed('a', { is_withdrawn: true, by: 'organiser', reason: 'x' }, 'Ошибка в списке'),
    made('b', { round_id: 9 }),
  ])
  expect(draws).toEqual([
    {
      number: 1,
      seed: 'a',
      at,
      unlocked: [],
      withdrawn: { at, by: 'organiser', reason: 'Ошибка в списке' },
    },
    { number: 2, seed: 'b', at, unlocked: [], withdrawn: null },
  ])
})

test('a seed that comes again is the same draw, in effect again', () => {
  const draws = drawsOf([made('a'), changed('a', { is_withdrawn: true, by: 'undo' }), made('a')])
  expect(draws).toMatchObject([{ number: 1, seed: 'a', withdrawn: null }])
})

test('heats that were opened again are told, and the draw stays', () => {
  const draws = drawsOf([
    made('a'),
    made('b'),
    changed('a', { is_unlocked: true, by: 'chief', reason: 'x' }, 'Снялась пара'),
  ])
  expect(draws).toMatchObject([
    { withdrawn: null, unlocked: [{ by: 'chief', reason: 'Снялась пара' }] },
    { withdrawn: null, unlocked: [] },
  ])
})

test('rounds are told apart, and lines of before the reasons are read as they are', () => {
  const lines = [made('a'), made('b', { role: 'leader' }), changed('b', { is_withdrawn: true })]
  const rounds = foldDraws([...lines, changed('unknown', { is_withdrawn: true })])
  expect([...rounds.keys()]).toEqual(['c1/1/main/all', 'c1/1/main/leader'])
  expect(rounds.get('c1/1/main/leader')).toMatchObject([
    { number: 1, withdrawn: { by: 'organiser', reason: null } },
  ])
})

test('a reason that was erased is told from one that was not asked', () => {
  const reasonOf = (more: object) =>
    drawsOf([made('a'), changed('a', { is_withdrawn: true, ...more })])?.[0]?.withdrawn?.reason
  expect(reasonOf({ reason: 'x' })).toBe('')
  expect(reasonOf({ reason: null })).toBeNull()
})

test('the name of a round says which one it is', () => {
  for (const one of [round, { ...round, type: 'hope' as const, role: 'leader' as const }]) {
    expect(readDrawnRound(drawnRoundName(one))).toEqual(one)
  }
})

test('heats that were opened again, or given up by the chief judge, were locked', () => {
  const locked = (more: object) => (drawsOf([made('a'), changed('a', more)]) ?? []).map(wasLocked)
  expect(locked({ is_withdrawn: true, by: 'organiser' })).toEqual([false])
  expect(locked({ is_withdrawn: true, by: 'chief' })).toEqual([true])
  expect(locked({ is_unlocked: true, by: 'undo' })).toEqual([true])
})
