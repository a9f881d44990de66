import { chmod, lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { OperatorError } from '../operator/operatorError.ts'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
const OTHERS = 0o077

/**
 * Makes sure that a folder with personal data is there and is this account's alone. One that others
 * could enter is closed, with all it holds.
 *
 * @throws OperatorError when it cannot be made or closed, as when it is another account's
 */
export async function openPrivateFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: FOLDER_MODE })
    const { mode } = await lstat(folder)
    if ((mode & OTHERS) !== 0) await closeToOthers(folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(
      `DATA_DIR: ${folder} cannot be made this account's alone (${reason}).`,
      {
        cause: error,
      },
    )
  }
}

/** Takes from others what they may do with a folder and all it holds. */
export async function closeToOthers(folder: string): Promise<void> {
  await chmod(folder, FOLDER_MODE)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? FOLDER_MODE : FILE_MODE)
  }
}
