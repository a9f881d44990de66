import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from 'vitest'

import { outputOf } from './commands.ts'
import { tempFolder } from './tempFolder.ts'

/** The demo's published results by their hashes, as a server tells them; `check-result` agrees with each. */
export async function resultHashes(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/events/2/result-file`)
  expect(answer.status).toBe(200)
  const text = await answer.text()
  const file = join(tempFolder(), 'result.json')
  writeFileSync(file, text)
  await outputOf('checkResult.ts', [file], {})
  const hashes = [...text.matchAll(/"hash": ?"(\w+)"/g)].map(([, hash]) => hash)
  expect(hashes.length).toBeGreaterThan(0)
  return hashes.join()
}
