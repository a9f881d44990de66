import { expect, test } from 'vitest'

import { killChild, runScript } from '../testing/child.ts'
import { runCommand, urlOf } from '../testing/commands.ts'
import { onPostgres } from '../testing/database.ts'
import { resultHashes } from '../testing/demoResults.ts'
import { tempFolder } from '../testing/tempFolder.ts'

/** The demo's results by their hashes, as a server of this installation tells them. */
async function resultsOf(env: Record<string, string>): Promise<string> {
  const server = runScript('main.ts', { PORT: '0', ...env })
  const hashes = await resultHashes(await urlOf(server))
  await killChild(server)
  return hashes
}

const isFull = Boolean(process.env['PARKET_FULL'])

test.runIf(isFull)(
  'a server killed in the middle of a copy loses nothing, and the copy is made at the next try',
  async () => {
    const [DATA_DIR, into] = [tempFolder(), tempFolder()]
    const server = runScript('main.ts', { PORT: '0', DATA_DIR })
    await urlOf(server)
    const backup = runScript('backup.ts', { DATA_DIR }, [into])
    // Its first word: the copy has begun.
    expect(await backup.nextLine()).not.toBeNull()
    await killChild(server)
    // Unless the copy was complete by then, it says what happened.
    const said = (await backup.exit) === 0 ? 'complete' : backup.errors()
    expect(said).toMatch(/^complete$|The server ended while it made the copy: ask again\./)

    const before = await resultsOf({ DATA_DIR })
    const again = await runCommand('backup.ts', [into], { DATA_DIR })
    expect(again.code).toBe(0)
    const [, folder = ''] = /The copy is in (.*)/.exec(again.text) ?? []
    expect((await runCommand('verify.ts', [folder], {})).text).toMatch(/^Whole: /)
    const elsewhere = tempFolder()
    expect((await runCommand('restore.ts', [folder], { DATA_DIR: elsewhere })).code).toBe(0)
    expect(await resultsOf({ DATA_DIR: elsewhere })).toBe(before)
  },
  600_000,
)

onPostgres('a move', (engine) => {
  test.runIf(isFull)(
    'that is killed leaves the source as it was, and goes on when it is run again',
    async () => {
      const DATA_DIR = tempFolder()
      const before = await resultsOf({ DATA_DIR })
      const { url, close } = await engine.createDatabase({ migrated: false })
      const move = runScript('move.ts', { DATA_DIR }, [url ?? ''])
      // The files are copied, and the rows are read: it has begun to write them.
      expect(await move.nextLine()).toMatch(/files$/)
      expect(await move.nextLine()).toMatch(/rows of/)
      await killChild(move)

      expect(await resultsOf({ DATA_DIR })).toBe(before)
      // Unless it had ended by then, it is run again.
      const isMoved = (await move.exit) === 0
      const last = isMoved ? null : await runCommand('move.ts', [url ?? ''], { DATA_DIR })
      expect(last?.text ?? 'Moved.').toContain('Moved.')
      expect(await resultsOf({ DATA_DIR, DATABASE_URL: url ?? '' })).toBe(before)
      await close()
    },
    600_000,
  )
})
