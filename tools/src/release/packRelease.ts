import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { requireBesideProgram } from './copyProgram.ts'
import type { Release } from './makeRelease.ts'

/**
 * Writes `SHA256SUMS` into the folder, and the tarball with its own sum beside it.
 *
 * @returns what was made, in a line
 * @throws when the folder is larger than a release may be, or has not all that its program reads
 */
export async function packRelease({ name, folder, limitMB }: Release): Promise<string> {
  requireBesideProgram(folder)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
  let bytes = 0
  let sums = ''
  for (const file of files) {
    bytes += (await stat(join(folder, file))).size
    sums += `${await sha256Of(join(folder, file))}  ${file}\n`
  }
  const megabytes = Math.ceil(bytes / 1024 / 1024)
  if (megabytes > limitMB) throw new Error(`The release has ${megabytes} MB, more than ${limitMB}.`)
  await writeFile(join(folder, 'SHA256SUMS'), sums)

  const parent = dirname(folder)
  const tarball = join(parent, `${name}.tar.gz`)
  execFileSync('tar', ['-czf', tarball, '-C', parent, name])
  await writeFile(`${tarball}.sha256`, `${await sha256Of(tarball)}  ${name}.tar.gz\n`)
  const packed = Math.ceil((await stat(tarball)).size / 1024 / 1024)
  return `${folder} (${megabytes} MB, ${files.length} files) and ${name}.tar.gz (${packed} MB)`
}

/** Of a file, in hexadecimal. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
