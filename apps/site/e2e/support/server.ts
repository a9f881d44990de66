import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { launchServer, type LaunchedServer } from '@parket/tools/launchServer'

/** Where `globalSetup` tells the folder of all folders of a run; it takes them away in the end. */
export const FOLDER = 'PARKET_E2E_FOLDER'

/** The data that every server begins with, in the folder of a run. */
export const templateIn = (folder: string): string => join(folder, 'template')

/** A real server in a process of its own, with its data in a folder that can outlive it. */
export interface RunningServer {
  url: string
  dataDir: string
  /** Ends it as an operator would (SIGTERM), and waits. */
  stop(): Promise<void>
  /** Ends it as a power cut would (SIGKILL), and starts it again on the same folder and port. */
  killAndRestart(): Promise<void>
}

/** Starts the server; a new folder gets the demo data, a known one goes on with what is in it. */
export async function startServer(dataDir: string): Promise<RunningServer> {
  let server = await launch(dataDir, '0')
  const { url } = server
  return {
    url,
    dataDir,
    stop: () => server.end(),
    async killAndRestart() {
      await server.end('SIGKILL')
      server = await launch(dataDir, new URL(url).port)
    },
  }
}

/** The server of a worker of Playwright, which runs one file of tests after another. */
export class Servers {
  #file: string | null = null
  #server: RunningServer | null = null

  /** @returns the server of a file of tests: for its first test a new one, with the demo data alone */
  async of(file: string): Promise<RunningServer> {
    if (this.#server && this.#file === file) return this.#server
    await this.stop()
    const dataDir = await makeFolder()
    await cp(templateIn(folderOfRun()), dataDir, { recursive: true })
    this.#server = await startServer(dataDir)
    this.#file = file
    return this.#server
  }

  /** Ends the server, if one runs, and takes its data away. */
  async stop(): Promise<void> {
    const server = this.#server
    this.#server = null
    if (!server) return
    await server.stop()
    await rm(server.dataDir, { recursive: true })
  }
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

function launch(dataDir: string, port: string): Promise<LaunchedServer> {
  return launchServer({
    // The server's zone is as far from Moscow as the browser's, on the other side.
    TZ: 'Pacific/Auckland',
    LOG_LEVEL: 'warn',
    PORT: port,
    DATA_DIR: dataDir,
  })
}
