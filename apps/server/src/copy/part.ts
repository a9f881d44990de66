import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform, type Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { fsyncPath } from '../storage/durableFile.ts'
import { createOpening, createSealing } from './sealing.ts'

/** A file of a copy. */
export interface Part {
  /** Its path in the copy. */
  file: string
  size: number
  sha256: string
}

/**
 * Writes a part: complete or not at all, and on the disk once this resolves.
 *
 * @param key encrypts it, and its name gets `.sealed`; null: it is written as it is
 * @param through what the content goes through first, as a compression
 */
export async function writePart(
  folder: string,
  name: string,
  content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
  key: string | null,
  through: Duplex[] = [],
): Promise<Part> {
  const file = key === null ? name : `${name}.sealed`
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const measure = measuring()
  const unfinished = `${path}.unfinished`
  const seals = key === null ? [] : [createSealing(key, file)]
  const target = createWriteStream(unfinished, { mode: 0o600 })
  await pipeline([Readable.from(content), ...through, ...seals, measure.stream, target])
  await fsyncPath(unfinished)
  await rename(unfinished, path)
  return { file, ...measure.measured() }
}

/** Reads a part, decrypted. An error comes at the end at the latest where it was changed. */
export function readPart(folder: string, file: string, key: string | null): Readable {
  const source = createReadStream(join(folder, file))
  if (!file.endsWith('.sealed')) return source
  if (key === null) throw new Error(`${file} is encrypted`)
  const opened = createOpening(key, file)
  source.on('error', (error) => opened.destroy(error))
  return source.pipe(opened)
}

/** Size and checksum of a part as it is on the disk. */
export async function measurePart(folder: string, file: string): Promise<Omit<Part, 'file'>> {
  const measure = measuring()
  await pipeline(createReadStream(join(folder, file)), measure.stream.resume())
  return measure.measured()
}

function measuring() {
  const hash = createHash('sha256')
  let size = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  return { stream, measured: () => ({ size, sha256: hash.digest('hex') }) }
}
