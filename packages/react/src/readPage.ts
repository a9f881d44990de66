import type { ApiClient } from '@parket/api-client/client'
import { readSource, type PageSource } from './data/page/source.ts'

/**
 * What a page is made of, read where there is no browser: `readPage(eventHomeSource(1), api)`.
 * @param api a client that makes safe calls only: `createApiClient({ baseUrl, csrf: 'none' })`
 * @throws ApiProblem
 */
export function readPage<Data>(source: PageSource<Data>, api: ApiClient): Promise<Data> {
  return readSource(source, api)
}
