import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'

import { expect, test, vi } from 'vitest'

import { memoizePerPage, shareReads, type SharedReads } from './memoizePerPage.ts'

const call = (reads?: SharedReads): IncomingMessage => {
  const made = new IncomingMessage(new Socket())
  if (reads) shareReads(made, reads)
  return made
}
const reader = () => {
  let count = 0
  return vi.fn(() => Promise.resolve((count += 1)))
}

test('the calls of one page read once what they have in common', async () => {
  const reads: SharedReads = new Map()
  const read = reader()
  const answers = [
    memoizePerPage(call(reads), 'event 1', read),
    memoizePerPage(call(reads), 'event 1', read),
  ]
  expect(await Promise.all(answers)).toEqual([1, 1])
  expect(await memoizePerPage(call(reads), 'event 2', read)).toBe(2)
})

test('calls of different pages, and calls by themselves, read anew', async () => {
  const read = reader()
  expect(await memoizePerPage(call(new Map()), 'event 1', read)).toBe(1)
  expect(await memoizePerPage(call(new Map()), 'event 1', read)).toBe(2)
  const alone = call()
  expect(await memoizePerPage(alone, 'event 1', read)).toBe(3)
  expect(await memoizePerPage(alone, 'event 1', read)).toBe(4)
})
