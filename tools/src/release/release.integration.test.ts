import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, test } from 'node:test'
import { makeRelease } from './makeRelease.ts'
import { packRelease, sha256Of } from './packRelease.ts'

/** A release is made and started by the long run alone: it takes half a minute. */
const skip = process.env['PARKET_FULL'] === '1' ? false : 'only with npm run test:full'
/** The oldest Node that a release runs with: its folder `bin`; without one, the Node of this run. */
const oldest = process.env['OLDEST_NODE_BIN'] ?? join(process.execPath, '..')

const folder = mkdtempSync(join(tmpdir(), 'parket-release-'))
after(() => rmSync(folder, { recursive: true, force: true }))

void test(
  'a release unpacked in an empty folder runs, serves pages, and ends',
  { skip },
  async () => {
    const release = await makeRelease({ withNode: false })
    await packRelease(release)
    execFileSync('tar', ['-xzf', `${release.folder}.tar.gz`, '-C', folder])
    const unpacked = join(folder, release.name)
    for (const line of readFileSync(join(unpacked, 'SHA256SUMS'), 'utf8').trim().split('\n')) {
      const [sum, file = ''] = line.split('  ')
      equal(await sha256Of(join(unpacked, file)), sum, file)
    }

    // Nothing else of this machine is found: no registry, no tools, no home.
    const env = {
      PATH: `${oldest}:/usr/bin:/bin`,
      HOME: join(folder, 'nobody'),
      HTTPS_PROXY: 'http://127.0.0.1:1',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
    }
    const child = spawn(join(unpacked, 'start'), { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const first = await lines.next()
    const line = first.done ? '' : first.value
    match(line, /^Паркет \d+\.\d+\.\d+ \([0-9a-f]{12}\) is running at http/)
    const [url = ''] = /http:\S+/.exec(line) ?? []
    const page = await fetch(`${url}/events/1/`)
    equal(page.status, 200)
    ok((await page.text()).includes('Кубок Паркета'))
    const version = await (await fetch(`${url}/version.txt`)).text()
    ok(line.includes(version.trim()))
    child.kill('SIGTERM')
    deepEqual(await once(child, 'exit'), [0, null])
  },
)
