import { Readable } from 'node:stream'

import { S3mini, S3ServiceError } from 's3mini'

import { OperatorError } from '../operator/operatorError.ts'
import { isKey, StorageUnavailableError, type Storage } from './storage.ts'

/** Where the bucket is and how requests to it are signed. */
export interface S3Settings {
  endpoint: string
  bucket: string
  key: string
  secret: string
  /** As requests are signed for it. */
  region: string
}

/** Before every key, so that a bucket shows whose its objects are. */
const PREFIX = 'parket/'
/** How long the store may take to answer; what it sends afterwards may take as long as the reader does. */
const ANSWER_MS = 60_000
/** Objects named in one answer. */
const PAGE = 1000

/** Keeps objects in a bucket of an S3-compatible store, addressed by path. */
export function createS3Storage(
  config: S3Settings,
): Storage & { check: () => Promise<StorageUnavailableError | null> } {
  const store = new S3mini({
    accessKeyId: config.key,
    secretAccessKey: config.secret,
    endpoint: `${config.endpoint.replace(/\/+$/, '')}/${config.bucket}`,
    region: config.region,
    fetch: fetchWithin(ANSWER_MS),
  })

  return {
    async put(key, content) {
      await reachable(() => store.putObject(PREFIX + key, content))
    },

    get(key, range) {
      return reachable(async () => {
        const answer = await store
          .getObjectRaw(PREFIX + key, !range, range?.start, range && range.end + 1)
          .catch(nullIfMissing)
        if (!answer) return null
        const stream = answer.body ? Readable.fromWeb(answer.body) : Readable.from([])
        return { stream, size: wholeSize(answer) }
      })
    },

    async delete(key) {
      await reachable(() => store.deleteObject(PREFIX + key).catch(nullIfMissing))
    },

    async *list() {
      let token: string | undefined
      do {
        const page = await reachable(() => store.listObjectsPaged('/', PREFIX, PAGE, token))
        for (const { Key, LastModified } of page?.objects ?? []) {
          const key = Key.slice(PREFIX.length)
          if (isKey(key)) yield { key, storedAt: new Date(LastModified) }
        }
        token = page?.nextContinuationToken
      } while (token !== undefined)
    },

    /**
     * Checks the settings at startup.
     *
     * @returns why the store cannot be reached just now, which may pass; null when it answers
     * @throws OperatorError when it refuses us
     */
    async check() {
      try {
        const page = await store.listObjectsPaged('/', PREFIX, 1)
        if (!page) throw new OperatorError(`S3_BUCKET: there is no bucket "${config.bucket}".`)
        return null
      } catch (error) {
        if (error instanceof OperatorError) throw error
        if (error instanceof S3ServiceError && error.status < 500) {
          const reason = `${error.status} ${error.serviceCode ?? ''}`.trim()
          throw new OperatorError(`S3_*: the object store refuses us (${reason}).`)
        }
        return new StorageUnavailableError(error)
      }
    },
  }
}

/** `fetch` that gives up when no answer begins in time. */
function fetchWithin(ms: number): typeof fetch {
  return async (input, init) => {
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(new Error('no answer in time')), ms)
    try {
      return await fetch(input, { ...init, signal: waiting.signal })
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Of the whole object, also where the answer is a part of it: `Content-Range: bytes 0-9/100`. */
function wholeSize({ headers }: Response): number {
  const [, whole] = headers.get('content-range')?.split('/') ?? []
  return Number(whole ?? headers.get('content-length'))
}

function nullIfMissing(error: unknown): null {
  if (error instanceof S3ServiceError && error.status === 404) return null
  throw error
}

/** @throws StorageUnavailableError for whatever the store, or the way to it, refuses */
async function reachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new StorageUnavailableError(error)
  }
}
