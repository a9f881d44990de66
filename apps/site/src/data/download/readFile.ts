import { unwrap } from '@parket/api-client/problem'
import type { SavedFile } from '@parket/ui/saveFile'
import { fileNameOf } from './fileNameOf.ts'

interface Answer {
  data?: Blob
  error?: unknown
  response: Response
}

/**
 * A file that a call of the client answers (with `parseAs: 'blob'`), and the name the server gives it.
 * @throws ApiProblem
 */
export async function readFile(call: Promise<Answer>): Promise<SavedFile> {
  const blob = await unwrap(call)
  const { response } = await call
  return { blob, name: fileNameOf(response.headers.get('content-disposition')) }
}
