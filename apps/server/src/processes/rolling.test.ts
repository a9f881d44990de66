import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { expect, test } from 'vitest'

/** The measurement itself, for a short time: `npm run bench -- operate` runs it longer. */
const script = join(import.meta.dirname, '../bench/rolling.ts')
const CALM_MS = '300'

test.runIf(process.env['PARKET_FULL'])(
  'no registration is lost while three processes are replaced, nor while the database is away',
  async () => {
    const child = fork(script, [CALM_MS])
    const exit = once(child, 'exit')
    const [told] = (await once(child, 'message')) as [object]
    await exit
    expect(told).toMatchObject({
      figures: { replaced: { lost: 0 }, restarted: { lost: 0 }, acknowledgedLost: 0 },
    })
    const { backMs, replaced, restarted } = (told as { figures: Record<string, never> }).figures
    expect(backMs).toBeLessThan(5000)
    expect(replaced).toHaveProperty('accepted', expect.any(Number))
    // While the database was away, callers were told so.
    expect((restarted as { askedToRetry: number }).askedToRetry).toBeGreaterThan(0)
  },
  300_000,
)
