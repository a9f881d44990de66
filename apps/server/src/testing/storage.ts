import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createFolderStorage } from '../storage/folderStorage.ts'
import type { OpenStorage } from '../storage/openStorage.ts'
import { isKey } from '../storage/storage.ts'

export interface TemporaryStorage extends OpenStorage {
  /** Of the stored objects. */
  folder: string
  /** How many objects are stored, and how many files are half-written. */
  count: () => { stored: number; unfinished: number }
  remove: () => void
}

/** A file store in a temporary folder. */
export function temporaryStorage(): TemporaryStorage {
  const folder = mkdtempSync(join(tmpdir(), 'parket-test-files-'))
  const unfinished = join(folder, 'unfinished')
  mkdirSync(unfinished)
  return {
    storage: createFolderStorage({ files: folder, unfinished }),
    unfinished,
    folder,
    count: () => ({
      stored: readdirSync(folder).filter(isKey).length,
      unfinished: readdirSync(unfinished).length,
    }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
