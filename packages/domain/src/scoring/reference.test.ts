import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFinal, anySheet } from '../testing/marks.ts'
import { relativePlacement, skating } from './scoring.ts'

// A second implementation, written from the rules alone and as plainly as they read: slow, without an
// explanation, sharing no code with the engine.

/** The first difference decides; the smaller comes first. */
function compare(one: number[], other: number[]): number {
  for (let at = 0; at < one.length; at += 1) {
    if (one[at] !== other[at]) return (one[at] as number) - (other[at] as number)
  }
  return 0
}

/**
 * Rules 5 to 8 as one list of numbers to compare: the column in which the majority is reached, then for
 * it and every later column the count (more is better) and the sum.
 */
function majorityKey(marks: number[], from: number, to: number): number[] {
  const upTo = (column: number) => marks.filter((mark) => mark <= column)
  let first = from
  while (upTo(first).length <= Math.floor(marks.length / 2)) first += 1
  const key = [first]
  for (let column = first; column <= to; column += 1) {
    key.push(-upTo(column).length, sum(upTo(column)))
  }
  while (key.length < 2 * to + 3) key.push(0)
  return key
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Place of each key: 1 + those before it, and half a place for each it shares with. */
function placesByKey(keys: number[][]): number[] {
  return keys.map((key) => {
    const before = keys.filter((other) => compare(other, key) < 0).length
    const equal = keys.filter((other) => compare(other, key) === 0).length
    return 1 + before + (equal - 1) / 2
  })
}

function placesOfDance(sheet: number[][]): number[] {
  return placesByKey(sheet.map((marks) => majorityKey(marks, 1, sheet.length)))
}

function naiveSkating(dances: number[][][]): number[] {
  const n = dances[0]?.length ?? 0
  const placesByDance = dances.map(placesOfDance)
  const danced = Array.from({ length: n }, (_, entry) =>
    placesByDance.map((places) => places[entry] as number),
  )
  const pool = Array.from({ length: n }, (_, entry) =>
    dances.flatMap((sheet) => sheet[entry] as number[]),
  )
  const places: number[] = []
  const totals = [...new Set(danced.map(sum))].sort((one, other) => one - other)
  let next = 1
  for (const total of totals) {
    const tied = danced.flatMap((own, entry) => (sum(own) === total ? [entry] : []))
    rule10(tied, next)
    next += tied.length
  }
  return places

  function share(entries: number[], place: number): void {
    for (const entry of entries) places[entry] = place + (entries.length - 1) / 2
  }

  function rule10(entries: number[], place: number): void {
    if (entries.length <= 1) return share(entries, place)
    const key = (entry: number) => {
      const good = (danced[entry] as number[]).filter((one) => one <= place)
      return [-good.length, sum(good)]
    }
    const best = bestOf(entries, key)
    if (best.length === 1) share(best, place)
    else rule11(best, place)
    const rest = entries.filter((entry) => !best.includes(entry))
    return rule10(rest, place + best.length)
  }

  function rule11(entries: number[], place: number): void {
    const winners = bestOf(entries, (entry) => majorityKey(pool[entry] as number[], place, n))
    share(winners, place)
    rule10(
      entries.filter((entry) => !winners.includes(entry)),
      place + winners.length,
    )
  }
}

function bestOf(entries: number[], key: (entry: number) => number[]): number[] {
  return entries.filter((entry) => entries.every((other) => compare(key(entry), key(other)) <= 0))
}

/** Head-to-head: the smallest group of whom each beats everybody outside it goes first, and shares. */
function naiveRelativePlacement(ordinals: number[][]): number[] {
  const keys = ordinals.map((marks) => majorityKey(marks, 1, ordinals.length))
  const places = placesByKey(keys)
  for (const place of new Set(places)) {
    const tied = places.flatMap((one, entry) => (one === place ? [entry] : []))
    let [left, next] = [tied, place - (tied.length - 1) / 2]
    while (left.length > 1) {
      const all = left
      const group = subsets(all)
        .filter((some) => some.length > 0)
        .filter((some) =>
          all.every((other) => some.includes(other) || some.every((one) => beats(one, other))),
        )
        .sort((one, other) => one.length - other.length)[0] as number[]
      for (const entry of group) places[entry] = next + (group.length - 1) / 2
      next += group.length
      left = all.filter((entry) => !group.includes(entry))
    }
    for (const entry of left) places[entry] = next
  }
  return places

  function beats(one: number, other: number): boolean {
    const judges = [...(ordinals[one] as number[]).keys()]
    const ahead = judges.filter(
      (judge) => (ordinals[one]?.[judge] as number) < (ordinals[other]?.[judge] as number),
    )
    return ahead.length * 2 > judges.length
  }
}

function subsets(items: number[]): number[][] {
  return Array.from({ length: 2 ** items.length }, (_, chosen) =>
    items.filter((_, at) => Math.floor(chosen / 2 ** at) % 2 === 1),
  )
}

test('skating: the same places as the rules read plainly, over any finals', () => {
  fc.assert(
    fc.property(anyFinal, (dances) => {
      expect(skating(dances).dancePlaces).toEqual(dances.map(placesOfDance))
      expect(skating(dances).places).toEqual(naiveSkating(dances))
    }),
    { numRuns: 1000 },
  )
})

test('relative placement: the same places as the rules read plainly, over any ordinals', () => {
  fc.assert(
    fc.property(anySheet, (ordinals) => {
      const { places } = relativePlacement(ordinals, { tieBreak: 'head-to-head' })
      expect(places).toEqual(naiveRelativePlacement(ordinals))
    }),
    { numRuns: 1000 },
  )
})
