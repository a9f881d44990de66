import { rm } from 'node:fs/promises'
import { makeFolder, startServer, TEMPLATE } from './server.ts'

/**
 * Lets a server make the demo data once: the servers of the tests begin with copies of the folder,
 * which is several times faster.
 * @returns what takes it away again
 */
// Playwright calls the default export of this file.
// oxlint-disable-next-line import/no-default-export
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await makeFolder()
  const server = await startServer(folder)
  await server.stop()
  process.env[TEMPLATE] = folder
  return () => rm(folder, { recursive: true })
}
