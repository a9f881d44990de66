import { execFileSync, type ExecFileSyncOptions } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The version of the program with its commit: `0.1.0 (5f2116a52b8d)`. A release has both in its manifest; in a working
 * copy Git is asked, and where it does not answer the version stands alone.
 */
export function readVersion(): string {
  const manifest = join(import.meta.dirname, '..', '..', 'package.json')
  const content = JSON.parse(readFileSync(manifest, 'utf8')) as {
    version?: string
    commit?: string
  }
  const { version, commit = askGit() } = content
  if (typeof version !== 'string') throw new Error(`no version in ${manifest}`)
  return commit === '' ? version : `${version} (${commit})`
}

function askGit(): string {
  try {
    const git = ['rev-parse', 'HEAD']
    const options: ExecFileSyncOptions = {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'ignore'],
    }
    return execFileSync('git', git, options).toString().slice(0, 12)
  } catch {
    return ''
  }
}
