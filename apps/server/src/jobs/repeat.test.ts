import { setTimeout } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { recordLog } from '../testing/log.ts'
import { repeatTask } from './repeat.ts'

test('it goes on after failures, logs a row of them once, and stops between runs', async () => {
  const log = recordLog()
  const enough = Promise.withResolvers<void>()
  let runs = 0
  const { stop } = repeatTask(1, log, async () => {
    runs += 1
    if (runs === 6) enough.resolve()
    if (runs <= 3 || runs === 5) throw new Error(`run ${runs}`)
  })
  await enough.promise
  await stop()
  const atStop = runs
  expect(log.entries.map(({ details }) => details)).toMatchObject([
    { err: { message: 'run 1' } },
    { err: { message: 'run 5' } },
  ])
  expect(atStop).toBe(6)
})

test('after a failure it waits as long as it is told for failures, and ends in that time, too', async () => {
  const failed = Promise.withResolvers<void>()
  let runs = 0
  const { stop } = repeatTask(
    0,
    recordLog(),
    async () => {
      runs += 1
      // The second run comes at once; after its failure there would be none for an hour.
      if (runs < 2) return
      failed.resolve()
      throw new Error(`run ${runs}`)
    },
    3_600_000,
  )
  await failed.promise
  for (let turn = 0; turn < 20; turn += 1) await setTimeout(1)
  await stop()
  expect(runs).toBe(2)
})

test('stopping waits for the run under way and starts no other', async () => {
  const started = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const seen: string[] = []
  const { stop } = repeatTask(60_000, recordLog(), async (signal) => {
    started.resolve()
    await finish.promise
    seen.push(`run ended, stopping: ${signal.aborted}`)
  })
  await started.promise
  const stopped = stop().then(() => seen.push('stopped'))
  finish.resolve()
  await stopped
  expect(seen).toEqual(['run ended, stopping: true', 'stopped'])
})
