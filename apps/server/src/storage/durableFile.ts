import { open, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Forces a file, or the list of names in a folder, to the disk. */
export async function fsyncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Writes a file atomically and durably: complete or not at all, and on the disk once this resolves.
 * Replaces an existing file.
 *
 * @param path in a folder that exists
 */
export async function writeDurably(
  path: string,
  content: Uint8Array,
  { mode }: { mode?: number } = {},
): Promise<void> {
  const unfinished = `${path}.unfinished`
  await writeFile(unfinished, content, { flush: true, mode })
  await rename(unfinished, path)
  await fsyncPath(dirname(path))
}
