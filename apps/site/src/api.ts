import { createApiClient } from '@parket/api-client/client'
import { noteReached } from './connection.ts'
import { readToken } from './session/storage.ts'

/** The browser's client: the token of the stored session and the `ds` of the page's address. */
export const api = createApiClient({
  getToken: readToken,
  getDs: () => new URLSearchParams(location.search).get('ds'),
  fetch: fetchAndNote,
})

async function fetchAndNote(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request)
    noteReached(true)
    return answer
  } catch (error) {
    // Who gave up a call says nothing of the connection.
    if (!(error instanceof DOMException && error.name === 'AbortError')) noteReached(false)
    throw error
  }
}
