import type { Readable } from 'node:stream'

import { fileExtension } from '@parket/domain/files/fileName'
import { create as contentDisposition } from 'content-disposition'
import { secondsInDay } from 'date-fns/constants'
import type { FastifyRequest } from 'fastify'
import parseRange from 'range-parser'

import type { Context } from '../contract/context.ts'
import { hasState } from '../contract/etag.ts'
import { Problem } from '../http/problem.ts'
import type { ByteRange } from '../storage/storage.ts'
import { stateOf } from './stored.ts'

/** A stored file as a row names it. */
export interface StoredFile {
  key: string
  mime: string
  /** The name a browser saves it under; null: the browser shows it. */
  name: string | null
  modifiedAt: Date | null
  /** Size in bytes, if ranges are supported; otherwise null. */
  size: number | null
}

export interface Sending {
  /** Finds the row. Called again when the object was replaced meanwhile. */
  find: () => Promise<StoredFile | undefined>
  /** The `v` of the address: what its state was when the address was made. */
  v: string | undefined
  /** Who may keep a copy: any cache, or the caller's browser alone. */
  keptBy: 'public' | 'private'
}

const YEAR_SECONDS = 365 * secondsInDay

/**
 * Answers with a stored file: 304 when the caller has it, 206 for a range. With the current `v` in
 * the address the answer may be cached for ever, otherwise it must be revalidated.
 *
 * @throws Problem 404 without a row
 */
export async function sendFile(context: Context, sending: Sending): Promise<string> {
  const { request, reply, files } = context
  let lost: string | null = null
  for (;;) {
    const file = await sending.find()
    if (!file) throw new Problem(404, 'file_not_found')
    const state = stateOf(file.key)
    const etag = `"${state}"`
    const range = rangeOf(request, file, etag)
    const isKept = isKnown(request, file, etag)
    const found = isKept ? null : await files.storage.get(file.key, range)
    if (!isKept && !found) {
      if (lost === file.key) throw new Error(`The file store has no ${file.key}`)
      // Replaced since its row was read.
      lost = file.key
      continue
    }

    reply.headers({
      etag,
      'cache-control':
        sending.v === state
          ? `${sending.keptBy}, max-age=${YEAR_SECONDS}, immutable`
          : `${sending.keptBy}, no-cache`,
      ...(file.modifiedAt && { 'last-modified': file.modifiedAt.toUTCString() }),
    })
    if (!found) {
      reply.code(304)
      return asAnswer(null)
    }
    reply.headers({
      'content-length': range ? range.end - range.start + 1 : found.size,
      'content-disposition': disposition(file.name),
      ...(file.size !== null && { 'accept-ranges': 'bytes' }),
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${found.size}` }),
    })
    reply.type(file.mime)
    if (range) reply.code(206)
    return asAnswer(found.stream)
  }
}

/** The contract's types know bytes as text only. */
function asAnswer(stream: Readable | null): string {
  return stream as unknown as string
}

/** Names in any script (RFC 6266), with an ASCII fallback for old clients. */
function disposition(name: string | null): string {
  if (name === null) return 'inline'
  const isPlain = /^[\x20-\x7E]*$/.test(name)
  return contentDisposition(name, isPlain ? {} : { fallback: `file${fileExtension(name)}` })
}

function isKnown(request: FastifyRequest, { modifiedAt }: StoredFile, etag: string): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = request.headers
  if (tags !== undefined) return hasState(tags, etag)
  // The header counts whole seconds.
  return (
    modifiedAt !== null && since !== undefined && Date.parse(since) + 999 >= modifiedAt.getTime()
  )
}

/** The one part that is asked for; several, or one outside the file, are answered with all of it. */
function rangeOf(
  { headers }: FastifyRequest,
  { size }: StoredFile,
  etag: string,
): ByteRange | undefined {
  const { range, 'if-range': condition } = headers
  if (range === undefined || size === null) return undefined
  if (condition !== undefined && condition !== etag) return undefined
  const ranges = parseRange(size, range)
  if (typeof ranges === 'number' || ranges.type !== 'bytes' || ranges.length !== 1) return undefined
  return ranges[0]
}
