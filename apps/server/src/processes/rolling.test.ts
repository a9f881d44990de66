import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { onPostgres } from '../testing/database.ts'

/** The measurement itself, for a short time: `npm run bench -- operate` runs it longer. */
const script = join(import.meta.dirname, '../bench/rolling.ts')
const CALM_MS = '300'

type Part = { accepted: number; askedToRetry: number; lost: number }
type Figures = { replaced: Part; restarted: Part; backMs: number; acknowledgedLost: number }
type Told = { figures: Figures } | { failed: string } | { skipped: string }

/** @throws Error where it could not be measured, or ended without a word */
async function measure(): Promise<Figures> {
  const child = fork(script, [CALM_MS])
  const exit = once(child, 'exit')
  const told = await Promise.race([
    once(child, 'message').then(([message]) => message as Told),
    exit.then(([code]): Told => ({ failed: `it ended with ${code} without a word` })),
  ])
  await exit
  if ('figures' in told) return told.figures
  throw new Error('failed' in told ? told.failed : told.skipped)
}

onPostgres('three processes', () => {
  test.runIf(process.env['PARKET_FULL'])(
    'lose no registration while they are replaced, nor while the database is away',
    async () => {
      const { replaced, restarted, backMs, acknowledgedLost } = await measure()
      expect([replaced.lost, restarted.lost, acknowledgedLost]).toEqual([0, 0, 0])
      expect(replaced.accepted).toBeGreaterThan(0)
      expect(restarted.accepted).toBeGreaterThan(0)
      // While the database was away, callers were told so.
      expect(restarted.askedToRetry).toBeGreaterThan(0)
      expect(backMs).toBeLessThan(5000)
    },
    300_000,
  )
})
