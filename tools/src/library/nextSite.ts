import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { runProgram, withConsumer } from './consumerFolder.ts'
import { withServer } from './ownSite.ts'

/** Pages of the new site with what each has to say. */
const pages = [
  ['/', 200, 'Кубок Паркета'],
  ['/events/', 200, 'Кубок Паркета'],
  ['/events/1/', 200, 'Номинации'],
  ['/events/1/results', 200, ''],
  ['/events/999999/', 404, 'Такой страницы нет'],
] as const

/**
 * Makes a new site as `npm create parket-site --next` does, installs it from the registry, builds it with Next and asks its
 * server for pages that are made from the real API.
 *
 * @returns how many answered as they should
 * @throws Error when a step fails or a page answers otherwise
 */
export async function checkNextSite(): Promise<number> {
  return withConsumer(
    'installed',
    (folder) =>
      withServer(async (api) => {
        // Addresses that Next passes on are written down while it builds.
        const env = { API_URL: api, NEXT_TELEMETRY_DISABLED: '1' }
        await runProgram(folder, 'node_modules/typescript/bin/tsc', ['-p', '.'])
        const next = 'node_modules/next/dist/bin/next'
        await runProgram(folder, 'node', [next, 'build'], env)
        const child = spawn('node', [next, 'start', '--port', '0'], {
          cwd: folder,
          env: { ...process.env, NODE_ENV: 'production', ...env },
          stdio: ['ignore', 'pipe', 'inherit'],
        })
        try {
          const url = await printedAddress(child.stdout)
          for (const page of pages) await check(url, page)
          return pages.length
        } finally {
          const exited = once(child, 'exit')
          child.kill()
          await exited
        }
      }),
    'next-starter',
  )
}

async function printedAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [url] = /http:\/\/localhost:\d+/.exec(line) ?? []
    if (url === undefined) continue
    // The output goes on; unread, it would fill the pipe and stop the server.
    output.resume()
    return url
  }
  throw new Error('The server of Next ended before it was ready.')
}

async function check(url: string, [path, status, words]: (typeof pages)[number]): Promise<void> {
  const answer = await fetch(url + path)
  const text = await answer.text()
  if (answer.status !== status)
    throw new Error(`${path} of the Next site answers ${answer.status}.`)
  if (!text.includes(words)) throw new Error(`${path} of the Next site does not say «${words}».`)
}
