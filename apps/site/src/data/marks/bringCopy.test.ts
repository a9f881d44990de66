import { emergencyProblems } from '@parket/domain/emergency/problems'
import { expect, test, vi } from 'vitest'
import { bringCopy } from './bringCopy.ts'

const copyOf = (rounds: readonly number[]) => ({
  text: () =>
    Promise.resolve(
      JSON.stringify({
        format: 'parket-emergency-marks/1',
        event_id: 1,
        file_id: 4,
        rounds: rounds.map((round_id) => ({ round_id, numbers: [], sheets: [] })),
      }),
    ),
})
const added = { equal: 0, added: 1, waiting: 0, refused: 0, rounds: [] }

test('a copy is brought round by round, and what became of all of it is told', async () => {
  const send = vi.fn().mockResolvedValue(added)
  expect(await bringCopy(copyOf([1, 2]), send)).toEqual({
    brought: { ...added, added: 2 },
    problems: [],
  })
  expect(send).toHaveBeenCalledTimes(2)
})

test('a copy of nothing is a problem, never a success', async () => {
  const send = vi.fn()
  expect(await bringCopy(copyOf([]), send)).toEqual({
    brought: null,
    problems: [emergencyProblems.empty],
  })
  expect(send).not.toHaveBeenCalled()
})

test('what arrived before a failure is told beside it', async () => {
  const send = vi.fn().mockResolvedValueOnce(added).mockRejectedValue(new Error('broken'))
  const { brought, problems } = await bringCopy(copyOf([1, 2, 3]), send)
  expect(brought).toEqual(added)
  expect(problems).toHaveLength(2)
  expect(problems[1]).toMatch(/^Перенесены не все туры/)
  expect(send).toHaveBeenCalledTimes(2)
})

test('a file that cannot be read, and a first round that is refused, leave a problem alone', async () => {
  const unreadable = { text: () => Promise.reject(new Error('gone')) }
  for (const copy of [unreadable, copyOf([1])]) {
    const send = vi.fn().mockRejectedValue(new Error('broken'))
    const { brought, problems } = await bringCopy(copy, send)
    expect(brought).toBeNull()
    expect(problems).toHaveLength(1)
  }
})
