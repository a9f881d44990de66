import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FOLDER, makeTemplate } from './server.ts'

/** @returns what takes the folder of the run away again */
// Playwright calls the default export of this file.
// oxlint-disable-next-line import/no-default-export
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'parket-e2e-'))
  await makeTemplate(folder)
  process.env[FOLDER] = folder
  // A fixture that ran out of time leaves its own folder.
  return () => rm(folder, { recursive: true })
}
