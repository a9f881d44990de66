import { describe, expect, it } from 'vitest'
import { choosePaperSample, isComparedWithPaper } from './paperSample.ts'

const low = '00aa'.padEnd(64, '0')
const middle = '8000'.padEnd(64, '0')
const high = 'ffff'.padEnd(64, 'f')

describe('which sheets of devices are compared with paper', () => {
  const choose = (hashes: Readonly<Record<string, readonly string[]>>, isComplete = false) =>
    choosePaperSample(
      Object.entries(hashes).map(([sheet, own]) => ({ sheet, hashes: own })),
      isComplete,
    )

  it('those whose line in the journal has a low hash, as soon as they are in', () => {
    expect(choose({ A: [high], B: [low], C: [middle] })).toEqual(['B'])
  })

  it('one of a complete round at least: the one with the lowest', () => {
    expect(choose({ A: [high], C: [middle] })).toEqual([])
    expect(choose({ A: [high], C: [middle] }, true)).toEqual(['C'])
    expect(choose({ A: [] }, true)).toEqual(['A'])
    expect(choose({}, true)).toEqual([])
  })

  it('handed in again, a chosen sheet stays chosen, and another may be', () => {
    expect(choose({ A: [low, high], B: [high, low], C: [high, middle] })).toEqual(['A', 'B'])
  })

  it('one of five, by the hashes', () => {
    const one = (at: number) => Math.ceil((at / 100) * 2 ** 32).toString(16)
    const all = Array.from({ length: 100 }, (_, at) => [at, [one(at).padStart(8, '0')]])
    expect(choose(Object.fromEntries(all))).toHaveLength(20)
  })
})

it('a device and its paper are compared once both are finished', () => {
  const of = (
    source: 'paper' | 'station',
    isFinished = true,
    pass: 'first' | 'resolved' = 'first',
  ) => ({
    pass,
    source,
    isFinished,
  })
  expect(isComparedWithPaper([of('station'), of('paper')])).toBe(true)
  expect(isComparedWithPaper([of('station'), of('paper', false)])).toBe(false)
  expect(isComparedWithPaper([of('station', false), of('paper')])).toBe(false)
  expect(isComparedWithPaper([of('paper'), of('paper')])).toBe(false)
  expect(isComparedWithPaper([of('station'), of('paper', true, 'resolved')])).toBe(false)
})
