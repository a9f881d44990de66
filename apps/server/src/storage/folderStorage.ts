import { open, readdir, rename, rm, stat, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'

import { fsyncPath } from './durableFile.ts'
import { isKey, StorageUnavailableError, type Storage } from './storage.ts'

export interface StorageFolders {
  /** Of the stored objects. */
  files: string
  /** Of what is not complete yet; on the same disk. */
  unfinished: string
}

/** Writes an empty file; tests give one that meets a full disk. */
export type Write = (handle: FileHandle, content: Blob) => Promise<void>

/** Keeps objects as files of a folder that is there already. */
export function createFolderStorage(
  { files, unfinished }: StorageFolders,
  write: Write = (handle, content) => handle.writeFile(content.stream()),
): Storage {
  const pathOf = (key: string): string => {
    if (!isKey(key)) throw new TypeError(`${key} is no key`)
    return join(files, key)
  }

  return {
    async put(key, content) {
      const path = pathOf(key)
      const part = join(unfinished, key)
      await reachable(async () => {
        try {
          await writeWhole(part, content, write)
          await rename(part, path)
          await fsyncPath(files)
        } catch (error) {
          await rm(part, { force: true })
          throw error
        }
      })
    },

    get(key, range) {
      return reachable(async () => {
        const handle = await open(pathOf(key), 'r').catch(nullIfMissing)
        if (!handle) return null
        const { size } = await handle.stat()
        return { stream: handle.createReadStream(range), size }
      })
    },

    async delete(key) {
      await reachable(async () => {
        await unlink(pathOf(key)).catch(nullIfMissing)
      })
    },

    async *list() {
      for (const key of (await reachable(() => readdir(files))).filter(isKey)) {
        const stats = await reachable(() => stat(pathOf(key)).catch(nullIfMissing))
        if (stats) yield { key, storedAt: stats.mtime }
      }
    },
  }
}

/** Writes a new file, for this account alone, and forces it to the disk. */
async function writeWhole(path: string, content: Blob, write: Write): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await write(handle, content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** @throws StorageUnavailableError for whatever the operating system refuses */
async function reachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isSystemError(error) ? new StorageUnavailableError(error) : error
  }
}

function nullIfMissing(error: unknown): null {
  if (isSystemError(error) && error.code === 'ENOENT') return null
  throw error
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'errno' in error && 'code' in error
}
