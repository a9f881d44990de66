import { createHash } from 'node:crypto'

import { compressAnswer, isWorthCompressing, type Encoding } from '../http/compression.ts'

/** An answer as it is sent. */
export interface RepeatedAnswer {
  json: string
  /** Names its state. */
  etag: string
  /** @returns null where it is too short to be compressed */
  compressed: (encoding: Encoding) => Promise<Buffer> | null
}

const known = new WeakMap<object, RepeatedAnswer>()

/**
 * Writes, names and compresses an answer once, however many callers are given the same object (`SharedAnswers`): a
 * thousand phones ask in the second in which something changes.
 */
export function repeatedAnswer(answer: object): RepeatedAnswer {
  const before = known.get(answer)
  if (before) return before
  const json = JSON.stringify(answer)
  const encoded = new Map<Encoding, Promise<Buffer>>()
  const repeated: RepeatedAnswer = {
    json,
    etag: etagOf(json),
    compressed(encoding) {
      if (!isWorthCompressing(json)) return null
      const ready = encoded.get(encoding) ?? compressAnswer(json, encoding)
      encoded.set(encoding, ready)
      return ready
    },
  }
  known.set(answer, repeated)
  return repeated
}

function etagOf(json: string): string {
  return `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
}
