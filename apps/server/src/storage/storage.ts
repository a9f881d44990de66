import type { Readable } from 'node:stream'

/** Part of an object, both ends included, as HTTP counts. */
export interface ByteRange {
  start: number
  end: number
}

/** Where uploaded files are kept: a folder of ours or an object store. */
export interface Storage {
  /**
   * Stores a whole object: it is there complete or not at all, and stays once this has resolved.
   *
   * @param key of `newKey`
   * @throws StorageUnavailableError
   */
  put(key: string, content: Blob): Promise<void>

  /**
   * Opens an object. Whoever gets one reads its stream to the end or destroys it.
   *
   * @param range within the object
   * @returns the bytes, and the size of the whole object; null when there is none
   * @throws StorageUnavailableError
   */
  get(key: string, range?: ByteRange): Promise<{ stream: Readable; size: number } | null>

  /**
   * Deletes an object; one that is gone already is fine.
   *
   * @throws StorageUnavailableError
   */
  delete(key: string): Promise<void>

  /**
   * Every object that `newKey` could have named, and when it was stored.
   *
   * @throws StorageUnavailableError
   */
  list(): AsyncIterable<{ key: string; storedAt: Date }>
}

/** The disk is full, or the object store is away: the same may succeed later. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError'

  constructor(cause: unknown) {
    super(`The file store is not available: ${describe(cause)}`, { cause })
  }
}

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const code = 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : cause.message
}

/** A key that no object has. Content under a key never changes, so the key stands for the content. */
export function newKey(): string {
  return crypto.randomUUID()
}

/** Whether a name can be one of our keys; other objects in the store are left alone. */
export function isKey(name: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)
}
