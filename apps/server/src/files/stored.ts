import { createHash } from 'node:crypto'

import type { Context } from '../contract/context.ts'
import { newKey, type Storage } from '../storage/storage.ts'

/**
 * How a stored object's content is told from any other: in its `ETag`, and as `v` in addresses. The
 * key itself is nobody's business.
 */
export function stateOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 16)
}

/**
 * Stores something new. Until a row names it, nobody sees it; if none ever does, the cleaning takes
 * it away.
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
 * Removes what no row names any more, after the change is committed. What cannot be removed now is
 * left to the cleaning.
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
