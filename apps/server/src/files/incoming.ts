import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import {
  fileLimit,
  keptFileName,
  takesFile,
  type UploadPlace,
} from '@parket/domain/files/fileTypes'
import { formatFileSize } from '@parket/domain/format/fileSize'
import { problemText, type ProblemCode } from '@parket/domain/problems/catalogue'
import type { FastifyRequest } from 'fastify'
import { fileTypeFromFile } from 'file-type'

import type { Context } from '../contract/context.ts'
import { invalidFields, Problem } from '../http/problem.ts'
import { StorageUnavailableError } from '../storage/storage.ts'

/** A file that came in, whole, of a kind and size that its place takes. */
export interface IncomingFile {
  /** Path of the temporary file. */
  path: string
  /** The file name to store. */
  name: string
  /** Detected from the content. */
  mime: string
  /** Bytes. */
  size: number
}

/** Bytes that the form adds around the file. */
const FORM_BYTES = 64 * 1024

/**
 * Saves the form field `file` to a temporary file, checks it and passes it on. The temporary file
 * is always removed.
 *
 * @throws Problem 400 for a form that breaks off, 413, 415 for a kind the place does not take, 422
 *   for an empty file or none
 * @throws StorageUnavailableError when the disk does not take it
 */
export async function withIncomingFile<T>(
  { request, files }: Context,
  place: UploadPlace,
  use: (file: IncomingFile) => Promise<T>,
): Promise<T> {
  const path = join(files.unfinished, crypto.randomUUID())
  try {
    const { sentName, size } = await receive(request, path, fileLimit(place))
    if (size === 0) throw invalidFields(atFile('file_empty'))
    const mime = (await fileTypeFromFile(path))?.mime ?? ''
    if (!takesFile(place, mime)) {
      throw new Problem(415, 'file_wrong_type', { errors: atFile('file_wrong_type') })
    }
    return await use({ path, name: keptFileName(sentName, mime), mime, size })
  } finally {
    await rm(path, { force: true })
  }
}

async function receive(
  request: FastifyRequest,
  path: string,
  limit: number,
): Promise<{ sentName: string; size: number }> {
  if (Number(request.headers['content-length'] ?? 0) > limit + FORM_BYTES) throw tooLarge(limit)
  try {
    const part = await request.file({
      throwFileSizeLimit: false,
      limits: { files: 1, fileSize: limit, fields: 10, fieldSize: FORM_BYTES },
    })
    if (part?.fieldname !== 'file') throw invalidFields(atFile('file_missing'))
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 })
    await pipeline(part.file, target)
    if (part.file.truncated) throw tooLarge(limit)
    return { sentName: part.filename ?? '', size: target.bytesWritten }
  } catch (error) {
    if (error instanceof Problem) throw error
    if (error instanceof Error && 'errno' in error) throw new StorageUnavailableError(error)
    throw new Problem(400, 'malformed')
  }
}

function tooLarge(limit: number): Problem {
  const params = { limit: formatFileSize(limit) }
  const errors = { file: [problemText('too_large', params)] }
  return new Problem(413, 'too_large', { params, errors })
}

/** What is wrong with the field of the form. */
export function atFile(code: ProblemCode): { file: string[] } {
  return { file: [problemText(code)] }
}
