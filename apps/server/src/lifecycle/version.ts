import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version of the program, as its manifest has it. */
export function readVersion(): string {
  const manifest = join(import.meta.dirname, '..', '..', 'package.json')
  const content: unknown = JSON.parse(readFileSync(manifest, 'utf8'))
  const hasVersion = typeof content === 'object' && content !== null && 'version' in content
  if (!hasVersion || typeof content.version !== 'string')
    throw new Error(`no version in ${manifest}`)
  return content.version
}
