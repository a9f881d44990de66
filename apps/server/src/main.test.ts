import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import type { Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type Child, runScript } from './testing/child.ts'
import { tempFolder } from './testing/tempFolder.ts'

const READY = /^Паркет \S+(?: \([0-9a-f]{12}\))? is running at (http:\/\/localhost:\d+)$/

const start = (env: Record<string, string>): Child => runScript('main.ts', { PORT: '0', ...env })

async function urlOf(server: Child): Promise<string> {
  const line = await server.nextLine()
  const [, url] = READY.exec(line ?? '') ?? []
  if (url === undefined) throw new Error(`${line}\n${server.errors()}`)
  return url
}

/** A call whose body has not arrived whole: it stays under way until `finish`. */
async function callUnderWay(url: string): Promise<{ socket: Socket; finish: () => void }> {
  const cookies = (await fetch(`${url}/sanctum/csrf-cookie`)).headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=', 2)[1] ?? ''
  const body = '{"email":"a@parket.test","password":"wrong"}'
  const { host, hostname, port } = new URL(url)
  const head = [
    'POST /api/login HTTP/1.1',
    `Host: ${host}`,
    `Cookie: ${cookies.join('; ')}`,
    `X-XSRF-TOKEN: ${decodeURIComponent(token)}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
    'Connection: close',
  ]
  const socket = connect(Number(port), hostname)
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  // The server asks for the body: it has taken the call.
  const [asked] = (await once(socket, 'data')) as [Buffer]
  expect(asked.toString()).toBe('HTTP/1.1 100 Continue\r\n\r\n')
  return { socket, finish: () => socket.write(body) }
}

async function stop(server: Child): Promise<number | null> {
  server.process.kill('SIGTERM')
  return server.exit
}

describe('the server as a process', () => {
  test('shows the demo at its first start, prepared by a process of its own, and at the next one what was there', async () => {
    const env = { DATA_DIR: tempFolder() }
    for (let round = 0; round < 2; round += 1) {
      // The second time there is nothing to do.
      expect(await runScript('prepare.ts', { PORT: '0', ...env }).exit).toBe(0)
      const server = start(env)
      const url = await urlOf(server)
      // The demo is of this day. Where only this machine reaches the server, no phone is told of.
      expect(await server.nextLine()).toBe(
        `Judge a round of the demo: ${url}/judge/demo-judge-g-parketpar`,
      )
      expect((await fetch(`${url}/healthz`)).status).toBe(200)
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
      const answer: unknown = await (await fetch(`${url}/api/events?filter=future`)).json()
      expect(answer).toMatchObject({
        items: [{ name: 'Открытая лига' }, { id: 1, name: 'Кубок Паркета' }],
      })
      expect(await stop(server)).toBe(0)
    }
  })

  describe('on one folder, begun without data and open to others', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parket-test-'))
    const env = { DATA_DIR: folder, DEMO: '0' }
    beforeAll(() => {
      for (const name of ['db', 'files', 'mail']) mkdirSync(join(folder, name), { mode: 0o755 })
      writeFileSync(join(folder, 'mail', 'letter.eml'), 'secret', { mode: 0o666 })
      for (const name of ['db', 'files', 'mail', 'mail/letter.eml']) {
        chmodSync(join(folder, name), 0o777)
      }
    })
    afterAll(() => rmSync(folder, { recursive: true }))

    test('has no events, prints the link to the first superadmin, and finishes the call under way at SIGTERM', async () => {
      const server = start(env)
      const url = await urlOf(server)
      expect(await server.nextLine()).toMatch(/^Create the first superadmin .*\/setup\/[\w-]{43}$/)
      const answer: unknown = await (await fetch(`${url}/api/events`)).json()
      expect(answer).toMatchObject({ total: 0, items: [] })

      const second = start(env)
      expect(await second.exit).toBe(1)
      expect(second.errors()).toMatch(/^The database in .* is in use by another process.*\n$/)

      const { socket, finish } = await callUnderWay(url)
      server.process.kill('SIGTERM')
      await expect.poll(() => fetch(url).catch(() => 'refused')).toBe('refused')
      finish()
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /)
      expect(await server.exit).toBe(0)
    })

    test('is kept from others from then on, with all that is in it', () => {
      const isOpen = (name: string) => (statSync(join(folder, name)).mode & 0o077) !== 0
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      expect(names.length).toBeGreaterThan(100)
      expect(names.filter(isOpen)).toEqual([])
    })

    test('is given back for the next process, which does not wait at the second signal', async () => {
      const server = start(env)
      await callUnderWay(await urlOf(server))
      server.process.kill('SIGTERM')
      server.process.kill('SIGINT')
      expect(await server.exit).toBe(1)
    })
  })

  test('says in one line that the port is taken, and ends before it makes anything', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const PORT = String(typeof address === 'object' ? address?.port : 0)
    const DATA_DIR = tempFolder()
    const server = start({ DATA_DIR, PORT })
    expect(await server.exit).toBe(1)
    expect(server.errors()).toBe(`PORT ${PORT} on 127.0.0.1 is taken by another program.\n`)
    expect(readdirSync(DATA_DIR)).toEqual([])
    other.close()
  })

  test('says in one line what is wrong with a setting, and ends', async () => {
    const server = start({ DATA_DIR: tempFolder(), PORT: 'many' })
    expect(await server.exit).toBe(1)
    expect(server.errors()).toBe('PORT must be a number from 0 to 65535, not "many".\n')
  })
})
