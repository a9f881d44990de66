import { join } from 'node:path'

import { expect, test } from 'vitest'

import { killChild, runScript, type Child } from '../testing/child.ts'
import { registration } from '../testing/cup.ts'
import { prepareCalls } from '../testing/httpClient.ts'
import { tempFolder } from '../testing/tempFolder.ts'

const READY = /is running at (http:\/\/localhost:\d+)$/

async function urlOf(server: Child): Promise<string> {
  const [, url] = READY.exec((await server.nextLine()) ?? '') ?? []
  if (url === undefined) throw new Error(server.errors())
  return url
}

/** Runs a command to its end. @returns what it printed */
async function output(
  script: string,
  args: string[],
  env: Record<string, string>,
): Promise<string> {
  const child = runScript(script, env, args)
  const lines: string[] = []
  for (let line = await child.nextLine(); line !== null; line = await child.nextLine()) {
    lines.push(line)
  }
  expect(`${await child.exit} ${child.errors()}`).toBe('0 ')
  return lines.join('\n')
}

/** Every published result of the demo's team by its hash. */
async function resultHashes(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/events/2/result-file`)
  expect(answer.status).toBe(200)
  const text = await answer.text()
  return [...text.matchAll(/"hash": ?"(\w+)"/g)].map(([, hash]) => hash).join()
}

test.runIf(process.env['PARKET_FULL'])(
  'a copy that a running server made holds all that was acknowledged before, and is restored elsewhere',
  async () => {
    const [dataDir, into, elsewhere] = [tempFolder(), tempFolder(), tempFolder()]
    const server = runScript('main.ts', { PORT: '0', DATA_DIR: dataDir })
    const url = await urlOf(server)
    const hashes = await resultHashes(url)
    const BACKUP_KEY = 'a key of the tests alone, long enough to be one'

    // Registrations come all the time; those acknowledged before the copy have to be in it.
    const { send } = await prepareCalls(url)
    const contests = (await (await fetch(`${url}/api/events/1/contests`)).json()) as {
      id: string
      group_num: number
    }[]
    const contestId = contests.find(({ group_num }) => group_num === 11)?.id ?? ''
    const acknowledged: { reg_n: number; pin_code: string }[] = []
    async function registerOnce(): Promise<void> {
      const answer = await send('POST', '/api/events/1/register', registration([contestId]))
      expect(answer.status).toBe(201)
      acknowledged.push(((await answer.json()) as { regData: (typeof acknowledged)[0] }).regData)
    }
    for (let count = 0; count < 5; count += 1) await registerOnce()
    const before = acknowledged.length
    const done = new AbortController()
    const registering = (async () => {
      while (!done.signal.aborted) await registerOnce()
    })()
    const told = await output('backup.ts', [into], { DATA_DIR: dataDir, BACKUP_KEY })
    done.abort()
    await registering
    expect(acknowledged.length).toBeGreaterThan(before)
    const [, folder = ''] = /The copy is in (.*)/.exec(told) ?? []
    await killChild(server)

    expect(await output('verify.ts', [folder], { BACKUP_KEY })).toMatch(/^Whole: \d+ rows/)
    await output('restore.ts', [folder], { DATA_DIR: join(elsewhere, 'data'), BACKUP_KEY })
    const restored = runScript('main.ts', { PORT: '0', DATA_DIR: join(elsewhere, 'data') })
    const restoredUrl = await urlOf(restored)
    expect(await resultHashes(restoredUrl)).toBe(hashes)
    const calls = await prepareCalls(restoredUrl)
    for (const { reg_n, pin_code } of acknowledged.slice(0, before)) {
      const found = await calls.send('POST', '/api/events/1/reg-datas/find', { reg_n, pin_code })
      expect(found.status).toBe(200)
    }
    await killChild(restored)
  },
  600_000,
)
