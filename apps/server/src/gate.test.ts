import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createGate } from './gate.ts'

const refusal = { status: 503, headers: { 'retry-after': '2' } }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Work at a gate: who is at it, in order, each until let go. */
function atGate(gate: ReturnType<typeof createGate>) {
  const inside: string[] = []
  const leave = new Map<string, () => void>()
  const enter = (name: string) =>
    gate(() => {
      inside.push(name)
      return new Promise<string>((resolve) => leave.set(name, () => resolve(name)))
    })
  return { inside, enter, leave: (name: string) => leave.get(name)?.() }
}

it('lets so many work at once and the others in their order, each as one leaves', async () => {
  const { inside, enter, leave } = atGate(createGate({ inside: 2, waiting: 2, waitMs: 1000 }))
  const done = ['a', 'b', 'c', 'd'].map(enter)
  await vi.advanceTimersByTimeAsync(900)
  expect(inside).toEqual(['a', 'b'])
  leave('b')
  await vi.advanceTimersByTimeAsync(0)
  expect(inside).toEqual(['a', 'b', 'c'])
  leave('a')
  await vi.advanceTimersByTimeAsync(1000)
  expect(inside).toEqual(['a', 'b', 'c', 'd'])
  leave('c')
  leave('d')
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd'])
})

it('turns away with 503 who would be one too many in the line, at once', async () => {
  const { enter } = atGate(createGate({ inside: 1, waiting: 1, waitMs: 1000 }))
  void enter('a')
  void enter('b').catch(() => {})
  await expect(enter('c')).rejects.toMatchObject(refusal)
})

it('turns away whose turn does not come in time, and lets the next one in', async () => {
  const { inside, enter, leave } = atGate(createGate({ inside: 1, waiting: 2, waitMs: 1000 }))
  void enter('a')
  const late = enter('b').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(600)
  void enter('c')
  await vi.advanceTimersByTimeAsync(500)
  expect(await late).toMatchObject(refusal)
  leave('a')
  await vi.advanceTimersByTimeAsync(0)
  expect(inside).toEqual(['a', 'c'])
})

it('counts out whoever failed', async () => {
  const gate = createGate({ inside: 1, waiting: 0, waitMs: 1000 })
  await expect(gate(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await gate(() => Promise.resolve('in'))).toBe('in')
})
