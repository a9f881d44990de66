import { unwrap } from '@parket/api-client/problem'
import { fileNameOf } from './fileNameOf.ts'

interface Answer {
  data?: Blob
  error?: unknown
  response: Response
}

export interface DownloadedFile {
  blob: Blob
  name: string
}

/**
 * A file that a call of the client answers (with `parseAs: 'blob'`), and the name the server gives it.
 * @throws ApiProblem
 */
export async function readFile(call: Promise<Answer>): Promise<DownloadedFile> {
  const blob = await unwrap(call)
  const { response } = await call
  return { blob, name: fileNameOf(response.headers.get('content-disposition')) }
}

/** Hands a file to the browser, which saves it under its name. */
export function saveFile({ blob, name }: DownloadedFile): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has begun to read it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url))
}
