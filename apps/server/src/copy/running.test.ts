import { join } from 'node:path'

import { expect, test } from 'vitest'

import { killChild, runScript } from '../testing/child.ts'
import { outputOf, urlOf } from '../testing/commands.ts'
import { onPostgres } from '../testing/database.ts'
import { resultHashes } from '../testing/demoResults.ts'
import { expectAcknowledged, startRegistering } from '../testing/registrationLoad.ts'
import { tempFolder } from '../testing/tempFolder.ts'

const isFull = Boolean(process.env['PARKET_FULL'])
const SOME = 10
/** Of the 200 that come in a minute; a machine that answers fewer tries nothing. */
const LEAST_RATE = 150

test.runIf(isFull)(
  'a copy that a running server made holds all that was acknowledged before, and is restored elsewhere',
  async () => {
    const [DATA_DIR, into, elsewhere] = [tempFolder(), tempFolder(), join(tempFolder(), 'data')]
    const server = runScript('main.ts', { PORT: '0', DATA_DIR })
    const url = await urlOf(server)
    const hashes = await resultHashes(url)
    const BACKUP_KEY = 'a key of the tests alone, long enough to be one'

    const { acknowledged, rate, stop } = await startRegistering(url)
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(SOME)
    const before = acknowledged.length
    const told = await outputOf('backup.ts', [into], { DATA_DIR, BACKUP_KEY })
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before)
    expect(rate()).toBeGreaterThan(LEAST_RATE)
    await stop()
    const [, folder = ''] = /The copy is in (.*)/.exec(told) ?? []
    await killChild(server)

    expect(await outputOf('verify.ts', [folder], { BACKUP_KEY })).toMatch(/^Whole: \d+ rows/)
    await outputOf('restore.ts', [folder], { DATA_DIR: elsewhere, BACKUP_KEY })
    const restored = runScript('main.ts', { PORT: '0', DATA_DIR: elsewhere })
    const restoredUrl = await urlOf(restored)
    expect(await resultHashes(restoredUrl)).toBe(hashes)
    await expectAcknowledged(restoredUrl, acknowledged.slice(0, before))
    await killChild(restored)
  },
  600_000,
)

onPostgres('a move', (engine) => {
  test.runIf(isFull)(
    'of a server that was killed while people registered has all that was acknowledged, and they go on',
    async () => {
      const DATA_DIR = tempFolder()
      const { url: databaseUrl, close } = await engine.createDatabase({ migrated: false })
      const server = runScript('main.ts', { PORT: '0', DATA_DIR })
      const url = await urlOf(server)
      const hashes = await resultHashes(url)
      const { acknowledged, rate, stop } = await startRegistering(url)
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(SOME)
      expect(rate()).toBeGreaterThan(LEAST_RATE)
      await killChild(server)
      await stop()

      expect(await outputOf('move.ts', [databaseUrl ?? ''], { DATA_DIR })).toContain('Moved.')
      const moved = runScript('main.ts', { PORT: '0', DATA_DIR, DATABASE_URL: databaseUrl ?? '' })
      const movedUrl = await urlOf(moved)
      expect(await resultHashes(movedUrl)).toBe(hashes)
      await expectAcknowledged(movedUrl, acknowledged)
      const further = await startRegistering(movedUrl)
      await expect
        .poll(() => further.acknowledged.length, { timeout: 60_000 })
        .toBeGreaterThan(SOME)
      await further.stop()
      await expectAcknowledged(movedUrl, [...acknowledged, ...further.acknowledged])
      await killChild(moved)
      await close()
    },
    600_000,
  )
})
