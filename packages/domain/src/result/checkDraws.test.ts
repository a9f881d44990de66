import { expect, test } from 'vitest'
import { drawFrom } from '../draw/drawFrom.ts'
import { toDrawInput } from '../draw/drawInput.ts'
import { moveText } from '../draw/moves.ts'
import { seedText } from '../draw/seedText.ts'
import type { FileDraw } from '../scoring/fileDraw.ts'
import { resultFileFormat, type FileRound, type ResultFile } from '../scoring/resultFile.ts'
import { fileRound, resultFile } from '../testing/resultFile.ts'
import { sha256 } from '../testing/signedFile.ts'
import { checkDraws } from './checkDraws.ts'

const said = { session: '1. Утро', round: 'c1/1/main/all', secret: 'ab', digits: '4821' }
const seed = sha256(seedText({ ...said, number: 1 }))
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const entries = numbers.map((id) => ({ id, dancers: [`т${id % 7}`], group: id < 4 ? 'Тверь' : '' }))
const input = toDrawInput(entries, { heatSize: 3, seed, elsewhere: () => [] })
const draw: FileDraw = { ...input, number: 1, public: said, moved: [] }
const { heats } = drawFrom(input, seed)
const round = fileRound({ kind: 'crosses', index: 1, advance: 4, seed, heats, draw })

const check = (more: Partial<FileRound>) => {
  const checked = checkDraws(resultFile([{ ...round, ...more }], {}), sha256)
  return { ...checked, problems: checked.problems.map((text) => text.replaceAll('\u00A0', ' ')) }
}
const swapped = [
  [heats[1]?.[0] ?? 0, ...(heats[0] ?? []).slice(1)],
  [heats[0]?.[0] ?? 0, ...(heats[1] ?? []).slice(1)],
  ...heats.slice(2),
]

test('heats that follow from their draw agree', () => {
  expect(check({})).toEqual({ problems: [], repeated: 1, moved: [], untold: [] })
})

test('a swap that the file does not tell is named, and one that it tells is shown', () => {
  const [one, other] = [heats[0]?.[0] ?? 0, heats[1]?.[0] ?? 0]
  expect(check({ heats: swapped }).problems).toEqual(
    [
      `1/2: по жеребьёвке иначе, № ${one}: из захода 1 в заход 2, о переносе не сказано`,
      `1/2: по жеребьёвке иначе, № ${other}: из захода 2 в заход 1, о переносе не сказано`,
    ].toSorted((a, b) => Number(/№ (\d+)/.exec(a)?.[1]) - Number(/№ (\d+)/.exec(b)?.[1])),
  )
  const moved = [
    { number: one, partner: null, from: 1, to: 2 },
    { number: other, partner: null, from: 2, to: 1 },
  ]
  expect(check({ heats: swapped, draw: { ...draw, moved } })).toMatchObject({
    problems: [],
    repeated: 1,
    moved: moved.map((move) => `1/2: ${moveText(move)}`),
  })
  expect(check({ draw: { ...draw, moved } }).problems).toHaveLength(2)
})

test('another seed, another order of entries and another number of the draw give other heats', () => {
  expect(check({ seed: 'другое' }).problems[0]).toBe(
    '1/2: зерно не следует из секрета, цифр и номера жеребьёвки',
  )
  expect(check({ draw: { ...draw, entries: numbers.toReversed() } }).problems).not.toEqual([])
  expect(check({ draw: { ...draw, number: 2 } }).problems).toHaveLength(1)
  expect(check({ draw: { ...draw, heat_size: 0 } }).problems).toEqual([
    '1/2: жеребьёвку не повторить: таких данных быть не может',
  ])
})

test('the seed of a public draw is that of the round it stands in', () => {
  const of = (name: string, more: Partial<FileRound> = {}) => {
    const own = { ...said, round: name }
    const drawnFrom = sha256(seedText({ ...own, number: 1 }))
    const drawn = drawFrom(input, drawnFrom).heats
    return check({ seed: drawnFrom, heats: drawn, draw: { ...draw, public: own }, ...more })
  }
  const problems = ['1/2: зерно получено для другого тура']
  expect(of('c1/1/main/all')).toMatchObject({ problems: [], repeated: 1 })
  for (const name of [
    'c1/0/main/all',
    'c1/1/hope/all',
    'c1/1/main/leader',
    'c1/1/main/all/7',
    '',
  ]) {
    expect(of(name)).toMatchObject({ problems, repeated: 0 })
  }
  expect(of('c1/1/main/leader', { role: 'leader' }).problems).toEqual([])
})

test('all rounds of a file are drawn as those of one contest', () => {
  const other = { ...said, round: 'c2/0/main/all' }
  const otherSeed = sha256(seedText({ ...other, number: 1 }))
  const final = fileRound({
    kind: 'skating',
    seed: otherSeed,
    heats: drawFrom(input, otherSeed).heats,
    draw: { ...draw, public: other },
  })
  expect(checkDraws(resultFile([round, final], {}), sha256).problems).toEqual([
    'Финал: зерно получено для другого тура',
  ])
})

test('what is no draw at all is no result file', () => {
  expect(() => check({ draw: { ...draw, entries: null as never } })).toThrow(TypeError)
})

test('of a round without its draw the check says so', () => {
  const old = fileRound({ kind: 'crosses', index: 1, type: 'hope', role: 'leader', seed, heats })
  expect(checkDraws(resultFile([old], {}), sha256)).toEqual({
    problems: [],
    repeated: 0,
    moved: [],
    untold: ['Тур надежды 1/2, ведущие'],
  })
  expect(checkDraws(resultFile([fileRound({ kind: 'skating' })], {}), sha256).untold).toEqual([])
})

test('a signed file that leaves out how a round was drawn is named', () => {
  const drawn = fileRound({ kind: 'crosses', index: 1, seed, heats })
  const file: ResultFile = { ...resultFile([drawn], {}), format: resultFileFormat }
  expect(checkDraws(file, sha256)).toEqual({
    problems: ['1/2: тур жеребили, а\u00A0как, в\u00A0файле не\u00A0сказано'],
    repeated: 0,
    moved: [],
    untold: [],
  })
})

test('pairs of a final are repeated', () => {
  const people = numbers.map((id) => ({ id, dancers: [`т${id}`], group: '' }))
  const leaders = [1, 2, 3, 4]
  const own = toDrawInput(people, { heatSize: 2, seed: 'x', elsewhere: () => [], leaders })
  const drawn = drawFrom(own, 'x')
  const pairs = drawn.pairs.map(({ leader, follower, scored }) => ({ leader, follower, scored }))
  const final = fileRound({
    kind: 'relative-placement',
    seed: 'x',
    heats: drawn.heats,
    pairs,
    draw: { ...own, number: 1, public: null, moved: [] },
  })
  expect(checkDraws(resultFile([final], {}), sha256).problems).toEqual([])
  expect(checkDraws(resultFile([{ ...final, heats: [] }], {}), sha256).problems).toHaveLength(6)
  const [first, second] = pairs as [(typeof pairs)[0], (typeof pairs)[0]]
  const [heat = [], ...more] = drawn.heats
  const other = checkDraws(
    resultFile([{ ...final, heats: [[999, ...heat.slice(1)], ...more] }], {}),
    sha256,
  )
  expect(other.problems.map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
    'Финал: заход 1: в нём не те номера, что в его парах',
  ])
  expect(other.repeated).toBe(0)
  const short = checkDraws(resultFile([{ ...final, heats: [heat.slice(2), ...more] }], {}), sha256)
  expect(short.problems.join()).toContain('пар больше')
  const exchanged = [
    { ...first, follower: second.follower },
    { ...second, follower: first.follower },
    ...pairs.slice(2),
  ]
  const forged = checkDraws(resultFile([{ ...final, pairs: exchanged }], {}), sha256)
  expect(forged.problems).toHaveLength(4)
})
