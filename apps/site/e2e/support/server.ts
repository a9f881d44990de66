import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ServerHost } from './serverHost.ts'

/** Where `globalSetup` tells the folder of all folders of a run; it takes them away in the end. */
export const FOLDER = 'PARKET_E2E_FOLDER'

/** The data that every server begins with, in the folder of a run. */
const templateIn = (folder: string): string => join(folder, 'template')

/** A real server, with its data in a folder that can outlive it. */
export interface TestServer {
  url: string
  dataDir: string
  /** Ends it as a power cut would (SIGKILL), and starts it again on the same folder and port. */
  killAndRestart(): Promise<void>
}

/** The servers of a worker of Playwright, which runs one file of tests after another. */
export class Servers {
  readonly #host = new ServerHost()
  #file: string | null = null
  #server: TestServer | null = null

  /** @returns the server of a file of tests: for its first test a new one, with the demo data alone */
  async of(file: string): Promise<TestServer> {
    if (this.#server && this.#file === file) return this.#server
    await this.stop()
    const dataDir = await makeFolder()
    await cp(templateIn(folderOfRun()), dataDir, { recursive: true })
    this.#server = await this.#start(dataDir)
    this.#file = file
    return this.#server
  }

  /** Ends the server, if one runs, and takes its data away. */
  async stop(): Promise<void> {
    const server = this.#server
    this.#server = null
    if (!server) return
    await this.#host.stop()
    await rm(server.dataDir, { recursive: true })
  }

  async #start(dataDir: string): Promise<TestServer> {
    const host = this.#host
    const url = await host.start(settings(dataDir, '0'))
    return {
      url,
      dataDir,
      async killAndRestart() {
        await host.kill()
        await host.start(settings(dataDir, new URL(url).port))
      },
    }
  }

  /** Ends the process of the servers. */
  async close(): Promise<void> {
    await this.stop()
    await this.#host.kill()
  }
}

/** Lets a server make the demo data once, in the folder of a run: the others begin with copies, which is several times faster. */
export async function makeTemplate(folder: string): Promise<void> {
  const host = new ServerHost()
  await host.start(settings(templateIn(folder), '0'))
  await host.stop()
  await host.kill()
}

/** Runs a server that begins with the demo data and has these settings. */
export async function withServer(
  more: Record<string, string>,
  use: (url: string) => Promise<void>,
): Promise<void> {
  await withFolder(async (dataDir) => {
    await cp(templateIn(folderOfRun()), dataDir, { recursive: true })
    const host = new ServerHost()
    try {
      await use(await host.start({ ...settings(dataDir, '0'), ...more }))
      await host.stop()
    } finally {
      await host.kill()
    }
  })
}

/** Runs with an empty folder, which is gone afterwards. */
export async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await makeFolder()
  try {
    await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function makeFolder(): Promise<string> {
  return mkdtemp(join(folderOfRun(), 'server-'))
}

function folderOfRun(): string {
  const folder = process.env[FOLDER]
  if (!folder) throw new Error('The global setup did not run')
  return folder
}

function settings(dataDir: string, port: string): Record<string, string> {
  return { LOG_LEVEL: 'warn', PORT: port, DATA_DIR: dataDir }
}
