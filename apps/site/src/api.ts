import { createApiClient } from '@parket/api-client/client'
import { readToken } from './session/storage.ts'

/** The browser's client: the token of the stored session and the `ds` of the page's address. */
export const api = createApiClient({
  getToken: readToken,
  getDs: () => new URLSearchParams(location.search).get('ds'),
})
