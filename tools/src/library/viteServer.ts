import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright'
import { launchOptions } from '../chromium.ts'
import { runProgram, withConsumer } from './consumerFolder.ts'
import { serveFakeApi, type FakeApi } from './fakeApiServer.ts'
import { problemsOfCalls } from './viteServerCalls.ts'

type Page = readonly [path: string, status: number, words: string]

/** Pages with what their HTML says, and how they are answered. */
const pages: readonly Page[] = [
  ['/', 200, 'Весенний кубок'],
  ['/events/1/', 200, 'Соло, взрослые'],
  ['/events/999/', 404, 'Не найдено'],
  ['/rating', 200, 'Рейтинг'],
  ['/no-such-page', 404, 'Страница не найдена'],
]

/** Longer than any step takes on a busy machine. */
const TIMEOUT_MS = 20_000

/**
 * Builds the example of a site that a server renders and asks its server for pages and calls, where an API of one event
 * answers. In a browser React for developers takes the first page over: it tells where server and browser differ. Nothing
 * may be asked for a second time.
 *
 * @returns how many pages answered as they should
 * @throws Error when a step fails
 */
export async function checkViteServer(): Promise<number> {
  return withConsumer(
    'linked',
    async (folder) => {
      await build(folder)
      const api = await serveFakeApi()
      try {
        const problems = await withSite(folder, api.url, (url) => problemsOf(url, api))
        if (problems.length > 0) throw new Error(`The example: ${problems.join('\n')}`)
      } finally {
        api.close()
      }
      return pages.length
    },
    'vite-server',
  )
}

async function build(folder: string): Promise<void> {
  await runProgram(folder, 'node_modules/typescript/bin/tsc', ['-p', '.'])
  const vite = (NODE_ENV: string, ...args: string[]) =>
    runProgram(folder, 'node_modules/vite/bin/vite.js', ['build', ...args, '--logLevel', 'warn'], {
      NODE_ENV,
    })
  await vite('development', '--outDir', 'dist/client')
  await vite('production', '--ssr', 'src/server.tsx', '--outDir', 'dist/server')
}

async function problemsOf(url: string, api: FakeApi): Promise<string[]> {
  const problems: string[] = []
  for (const page of pages) problems.push(...(await problemsOfPage(url, page)))
  problems.push(...(await problemsOfTakingOver(url)))
  const { host } = new URL(url)
  if (api.calls.some((call) => call.host !== host)) {
    problems.push('The API is not told the host of the site, by which it knows the team.')
  }
  problems.push(...(await problemsOfCalls(url, api)))
  api.close()
  problems.push(...(await problemsOfPage(url, ['/', 502, 'Нет связи'])))
  return problems
}

/** Starts the server at an address that it has to be told, with a closing slash as people write it. */
async function withSite<Result>(
  folder: string,
  api: string,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { NODE_ENV: _own, ...env } = process.env
  const child = spawn('node', ['server.js'], {
    cwd: folder,
    env: { ...env, API_URL: api, SITE_URL: `${url}/`, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      if (/http:\/\/\S+/.test(line)) return await use(url)
    }
    throw new Error('The server of the example ended before it was ready.')
  } finally {
    child.kill()
    await exited
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function problemsOfPage(url: string, [path, status, words]: Page): Promise<string[]> {
  const answer = await fetch(url + path).catch(() => null)
  if (answer === null) return [`${path} is not answered.`]
  const [shown = '', data = ''] = (await answer.text()).split('<script type="application/json"')
  const problems: string[] = []
  if (answer.status !== status) problems.push(`${path} answers ${answer.status}.`)
  if (!shown.includes(words)) problems.push(`${path} does not show «${words}».`)
  if (!data.includes(`"${url}${path}"`)) problems.push(`${path} does not know its address.`)
  return problems
}

async function problemsOfTakingOver(url: string): Promise<string[]> {
  const browser = await chromium.launch(await launchOptions())
  try {
    const page = await browser.newPage({ locale: 'ru-RU' })
    page.setDefaultTimeout(TIMEOUT_MS)
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) problems.push(`The browser asks for ${pathname}.`)
    })
    await page.goto(url)
    // The login answers once the page is taken over.
    const login = page.getByRole('button', { name: 'Войти' }).click()
    const dialog = login.then(() => page.getByRole('dialog', { name: 'Вход' }).waitFor())
    await dialog.catch((error: unknown) => problems.push(`No login opens: ${String(error)}`))
    return problems
  } finally {
    await browser.close()
  }
}
