import { expect, test } from 'vitest'
import { addMissingMethods } from './missingMethods.ts'

/** The browser's own, to compare with. */
const toReversed = Array.prototype.toReversed
const groupBy = Map.groupBy.bind(Map)

test('an older browser gets the methods it lacks, which do what those of newer ones do', async () => {
  for (const name of ['toReversed', 'toSorted', 'toSpliced', 'with'])
    Reflect.deleteProperty(Array.prototype, name)
  Reflect.deleteProperty(Map, 'groupBy')
  Reflect.deleteProperty(Promise, 'withResolvers')
  addMissingMethods()

  const list = [3, 1, 2]
  expect(list.toReversed()).toEqual(toReversed.call(list))
  expect(['b', 'c', 'a'].toSorted()).toEqual(['a', 'b', 'c'])
  expect(list.toSorted((one, other) => other - one)).toEqual([3, 2, 1])
  expect(list.toSpliced(1, 1, 7, 8)).toEqual([3, 7, 8, 2])
  expect(list.with(list.length - 1, 9)).toEqual([3, 1, 9])
  expect(() => list.with(3, 0)).toThrow(RangeError)
  expect(list).toEqual([3, 1, 2])
  expect(Object.keys(list)).toEqual(['0', '1', '2'])

  const isOdd = (one: number) => one % 2
  expect(Map.groupBy(list, isOdd)).toEqual(groupBy(list, isOdd))

  const { promise, resolve } = Promise.withResolvers<string>()
  resolve('done')
  expect(await promise).toBe('done')
  const failed = Promise.withResolvers<string>()
  failed.reject(new Error('no'))
  await expect(failed.promise).rejects.toThrow('no')
})
