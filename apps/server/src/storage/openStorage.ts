import { join } from 'node:path'

import type { Log } from '../logging/log.ts'
import { createFolderStorage } from './folderStorage.ts'
import { openPrivateFolder } from './privateFolder.ts'
import { createS3Storage, type S3Settings } from './s3Storage.ts'
import type { Storage } from './storage.ts'

export interface OpenStorage {
  storage: Storage
  /** Folder for uploads in progress. Old files in it were left by a crash. */
  unfinished: string
}

/**
 * Opens the store that the configuration names. An object store that is away for a moment does not
 * keep the server from starting; one that refuses us does.
 *
 * @throws OperatorError
 */
export async function openStorage(
  { dataDir, s3 }: { dataDir: string; s3: S3Settings | null },
  log: Log,
): Promise<OpenStorage> {
  const files = join(dataDir, 'files')
  const unfinished = join(files, 'unfinished')
  await openPrivateFolder(files)
  await openPrivateFolder(unfinished)
  if (s3 === null) return { storage: createFolderStorage({ files, unfinished }), unfinished }

  const storage = createS3Storage(s3)
  const trouble = await storage.check()
  if (trouble) log.warn({ err: trouble }, 'the object store cannot be reached')
  return { storage, unfinished }
}
