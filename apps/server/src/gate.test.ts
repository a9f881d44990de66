import { expect, it } from 'vitest'

import { createGate } from './gate.ts'

it('lets so many in at once, turns the next away with 503, and lets in again', async () => {
  const gate = createGate(2)
  const leave: (() => void)[] = []
  const enter = () => gate(() => new Promise<void>((resolve) => leave.push(resolve)))
  const inside = [enter(), enter()]
  await expect(enter()).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  for (const each of leave) each()
  await Promise.all(inside)
  expect(await gate(() => Promise.resolve('in'))).toBe('in')
})

it('counts out whoever failed', async () => {
  const gate = createGate(1)
  await expect(gate(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await gate(() => Promise.resolve('in'))).toBe('in')
})
