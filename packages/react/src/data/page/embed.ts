import type { ApiClient } from '@parket/api-client/client'
import { ApiProblem, userFacingText } from '@parket/api-client/problem'
import { keyText, readSource, type EmbeddedData, type PageSource } from './source.ts'

/**
 * Reads a page's data for the page to carry them to the browser; what the API refuses is carried as well, with status 0
 * where it was not reached.
 */
export async function embed(source: PageSource<unknown>, api: ApiClient): Promise<EmbeddedData> {
  const key = keyText(source)
  try {
    return { key, status: 200, data: await readSource(source, api) }
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    return { key, status: error.status, message: userFacingText(error) }
  }
}
