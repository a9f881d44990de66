import { createHash } from 'node:crypto'

import { compressAnswer, isWorthCompressing, type Encoding } from '../http/compression.ts'

/** An answer as it is sent. */
export interface SerializedAnswer {
  json: string
  /** Names its state. */
  etag: string
  /** @returns null where it is too short to be compressed */
  compressed: (encoding: Encoding) => Promise<Buffer> | null
}

const known = new WeakMap<object, SerializedAnswer>()

/**
 * Writes, names and compresses an answer once, however many callers are given the same object (`SharedAnswers`): a
 * thousand phones ask in the second in which something changes.
 */
export function serializedAnswer(answer: object): SerializedAnswer {
  const before = known.get(answer)
  if (before) return before
  const json = JSON.stringify(answer)
  const encoded = new Map<Encoding, Promise<Buffer>>()
  const serialized: SerializedAnswer = {
    json,
    etag: etagOf(json),
    compressed(encoding) {
      if (!isWorthCompressing(json)) return null
      const ready = encoded.get(encoding) ?? compressAnswer(json, encoding)
      encoded.set(encoding, ready)
      return ready
    },
  }
  known.set(answer, serialized)
  return serialized
}

function etagOf(json: string): string {
  return `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
}
