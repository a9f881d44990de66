import { createHash } from 'node:crypto'

import type { Context } from '../contract/context.ts'
import { newKey, type Storage } from '../storage/storage.ts'

/**
 * Identifies the content of a stored object, for its `ETag` and for `v` in addresses. A hash,
 * because keys are secret.
 */
export function stateOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 16)
}

/**
 * Stores new content. It becomes visible once a row refers to its key; without a row, `cleanFiles`
 * removes it.
 *
 * @returns its key
 * @throws StorageUnavailableError
 */
export async function putNew(storage: Storage, content: Blob): Promise<string> {
  const key = newKey()
  await storage.put(key, content)
  return key
}

/**
 * Removes objects that no row refers to any more, after the commit. `cleanFiles` removes what fails
 * here.
 */
export async function removeStored(
  { files, request }: Pick<Context, 'files' | 'request'>,
  keys: readonly (string | null | undefined)[],
): Promise<void> {
  for (const key of keys) {
    if (!key) continue
    await files.storage.delete(key).catch((error: unknown) => {
      request.log.warn({ err: error }, 'a file that is no longer needed stays for the cleaning')
    })
  }
}
