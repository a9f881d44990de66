import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { expect, test } from 'vitest'

/** The measurement itself, for a short time: `npm run bench -- operate` runs it longer. */
const script = join(import.meta.dirname, '../bench/rolling.ts')
const CALM_MS = '300'

type Part = { accepted: number; askedToRetry: number; lost: number }
type Figures = { replaced: Part; restarted: Part; backMs: number; acknowledgedLost: number }

test.runIf(process.env['PARKET_FULL'])(
  'no registration is lost while three processes are replaced, nor while the database is away',
  async () => {
    const child = fork(script, [CALM_MS])
    const exit = once(child, 'exit')
    const [told] = (await once(child, 'message')) as [{ figures: Figures }]
    await exit
    const { replaced, restarted, backMs, acknowledgedLost } = told.figures
    expect([replaced.lost, restarted.lost, acknowledgedLost]).toEqual([0, 0, 0])
    expect(replaced.accepted).toBeGreaterThan(0)
    expect(restarted.accepted).toBeGreaterThan(0)
    // While the database was away, callers were told so.
    expect(restarted.askedToRetry).toBeGreaterThan(0)
    expect(backMs).toBeLessThan(5000)
  },
  300_000,
)
