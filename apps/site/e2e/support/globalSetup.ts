import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FOLDER, startServer, templateIn } from './server.ts'

/**
 * Lets a server make the demo data once: the servers of the tests begin with copies of the folder,
 * which is several times faster.
 * @returns what takes it away again
 */
// Playwright calls the default export of this file.
// oxlint-disable-next-line import/no-default-export
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'parket-e2e-'))
  const server = await startServer(templateIn(folder))
  await server.stop()
  process.env[FOLDER] = folder
  // A fixture that ran out of time leaves its own folder.
  return () => rm(folder, { recursive: true })
}
