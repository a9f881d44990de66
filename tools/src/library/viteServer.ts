import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright'
import { launchOptions } from '../chromium.ts'
import { runProgram, withConsumer } from './consumerFolder.ts'
import { fakeAnswers } from './fakeApi.ts'

/** Pages with what their HTML says, and how they are answered. */
const pages = [
  ['/', 200, 'Весенний кубок'],
  ['/events/1/', 200, 'Соло, взрослые'],
  ['/events/999/', 404, 'Не найдено'],
  ['/rating', 200, ''],
] as const

/** Longer than any step takes on a busy machine. */
const TIMEOUT_MS = 20_000

/**
 * Builds the example of a site that a server renders and asks its server for pages, where an API of one event answers. In
 * a browser the first page is taken over with no error and no second call for what it carries.
 *
 * @returns how many pages answered as they should
 * @throws Error when a step fails
 */
export async function checkViteServer(): Promise<number> {
  return withConsumer(
    'linked',
    async (folder) => {
      await runProgram(folder, 'node_modules/typescript/bin/tsc', ['-p', '.'])
      const vite = (...args: string[]) =>
        runProgram(folder, 'node_modules/vite/bin/vite.js', [
          'build',
          ...args,
          '--logLevel',
          'warn',
        ])
      await vite('--outDir', 'dist/client')
      await vite('--ssr', 'src/server.tsx', '--outDir', 'dist/server')
      const { api, calls } = await fakeApi()
      try {
        await withSite(folder, urlOf(api), async (url) => {
          for (const page of pages) await check(url, page)
          await takeOver(url, calls)
        })
      } finally {
        api.close()
      }
      return pages.length
    },
    'vite-server',
  )
}

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** @returns with the paths that were asked for */
async function fakeApi(): Promise<{ api: Server; calls: string[] }> {
  const calls: string[] = []
  const api = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://api')
    calls.push(pathname)
    const data = fakeAnswers[pathname]
    response.writeHead(data === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(data ?? { code: 'not_found', message: 'Не найдено' }))
  })
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  return { api, calls }
}

async function withSite(
  folder: string,
  api: string,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const child = spawn('node', ['server.js'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', API_URL: api, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const [url] = /http:\/\/\S+/.exec(line) ?? []
      if (url === undefined) continue
      await use(url)
      return
    }
    throw new Error('The server of the example ended before it was ready.')
  } finally {
    const exited = once(child, 'exit')
    child.kill()
    await exited
  }
}

async function check(url: string, [path, status, words]: (typeof pages)[number]): Promise<void> {
  const answer = await fetch(url + path)
  const html = await answer.text()
  if (answer.status !== status) throw new Error(`${path} of the example answers ${answer.status}.`)
  const [shown = ''] = html.split('<script type="application/json"')
  if (!shown.includes(words)) throw new Error(`${path} of the example does not show «${words}».`)
}

async function takeOver(url: string, calls: string[]): Promise<void> {
  const browser = await chromium.launch(await launchOptions())
  try {
    const page = await browser.newPage({ locale: 'ru-RU' })
    page.setDefaultTimeout(TIMEOUT_MS)
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(url)
    calls.length = 0
    // The login answers once the page is taken over.
    await page.getByRole('button', { name: 'Войти' }).click()
    await page.getByRole('dialog', { name: 'Вход' }).waitFor()
    if (calls.length > 0) errors.push(`The browser asked for ${calls.join(', ')}`)
    if (errors.length > 0) throw new Error(`The example in a browser: ${errors.join('\n')}`)
  } finally {
    await browser.close()
  }
}
