import { DatabaseSync } from 'node:sqlite'

/** Somebody else holds the folder. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError'
}

const SQLITE_BUSY = 5

/**
 * Takes a folder for this process alone, through a lock file in it.
 *
 * The lock is the operating system's (SQLite's exclusive file lock), so it goes with the process:
 * nothing stale stays after kill -9, and a reused process id means nothing. SQLite is only the
 * portable way to it that Node carries; the file stays empty.
 *
 * @param file path of the lock file, made when missing
 * @returns gives the lock back, once or several times
 * @throws FolderLockedError at once when it is taken, in this process or another
 */
export function lockFolder(file: string): () => void {
  const handle = new DatabaseSync(file, { timeout: 0 })
  try {
    handle.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    handle.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new FolderLockedError(`${file} is held by another process`, { cause: error })
    }
    throw error
  }
  let isHeld = true
  return () => {
    if (isHeld) handle.close()
    isHeld = false
  }
}
