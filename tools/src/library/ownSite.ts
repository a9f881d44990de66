import { glob, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { build, preview, type InlineConfig } from 'vite'
import { launchOptions } from '../chromium.ts'
import { launchServer } from '../launchServer.ts'
import { runProgram, withConsumer } from './consumerFolder.ts'
import { giveOldestReact } from './oldestReact.ts'
import { walkOwnSite } from './walkOwnSite.ts'

/** What a stranger's site took. */
export interface OwnSiteReport {
  /** Lines of their own that are not blank. */
  lines: number
  react: string
  /** Number of the registration that was made; null where the site was not walked through. */
  registration: string | null
}

/**
 * Makes a new site as `npm create parket-site` does, and builds it with the packed library alone and the oldest React.
 *
 * @param isWalked whether it is then used in a browser against the real server: the list of events, a registration from
 *   the first step to the ticket, the login
 * @throws Error when the types do not hold or a step of the walk fails
 */
export async function checkOwnSite(isWalked: boolean): Promise<OwnSiteReport> {
  return withConsumer(
    'linked',
    async (folder) => {
      const react = await giveOldestReact(folder)
      await runProgram(folder, 'node_modules/typescript/bin/tsc', ['-p', '.'])
      const site = {
        root: folder,
        logLevel: 'warn',
        // What is linked from the repository would bring its own React.
        resolve: { dedupe: ['react', 'react-dom'] },
      } satisfies InlineConfig
      await build(site)
      const registration = isWalked ? await walk(site) : null
      return { lines: await ownLines(folder), react, registration }
    },
    'starter',
  )
}

function walk(site: InlineConfig): Promise<string> {
  return withServer(async (target) => {
    const proxy = { '^/(api|sanctum)/|^/events/.*/share\\.png': { target } }
    const served = await preview({ ...site, preview: { port: 0, host: '127.0.0.1', proxy } })
    const browser = await chromium.launch(await launchOptions())
    try {
      const page = await browser.newPage({ locale: 'ru-RU' })
      return await walkOwnSite(page, served.resolvedUrls?.local[0] ?? '')
    } finally {
      await browser.close()
      await served.close()
    }
  })
}

/** The real server with its demo, on data of its own that are removed after use. */
export async function withServer<Result>(use: (url: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'parket-own-site-data-'))
  const server = await launchServer({ DATA_DIR: folder, LOG_LEVEL: 'warn' })
  try {
    return await use(server.url)
  } finally {
    await server.end()
    await rm(folder, { recursive: true })
  }
}

async function ownLines(folder: string): Promise<number> {
  let count = 0
  for await (const file of glob(['src/**/*.{ts,tsx}', '*.ts'], { cwd: folder })) {
    const text = await readFile(join(folder, file), 'utf8')
    count += text.split('\n').filter((line) => line.trim() !== '').length
  }
  return count
}
