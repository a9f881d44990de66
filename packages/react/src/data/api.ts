import { createApiClient, type ApiClient } from '@parket/api-client/client'
import { factorPrompt } from './auth/factorPrompt.ts'
import { reportReachability } from './connection.ts'
import { readToken } from './auth/storage.ts'
import { ports } from './ports.ts'

/** The token of the stored login and the `ds` of the page's address. */
const options = {
  getToken: readToken,
  getDs: () => ports.ds(),
}

const browserOptions = {
  ...options,
  fetch: noted((request) => ports.fetch(request)),
  secondFactor: factorPrompt,
}

/** The browser's client. */
export const api = createApiClient(browserOptions)

/** Sixty contests in one change take longer than a call otherwise may: a laptop in a hall does much else. */
const BULK_TIMEOUT_MS = 120_000

/** The client for one act on many contests, rounds or registrations. */
export const bulkApi = createApiClient({ ...browserOptions, timeoutMs: BULK_TIMEOUT_MS })

/** For streams of the API: the same login, and its end is noted in the same way. */
export const siteStream = { ...options, fetch: noted((request: Request) => ports.fetch(request)) }

/** The client for what is no call of the API, such as the version: it needs no CSRF cookie first. */
export const plainApi = createApiClient({
  ...options,
  csrf: 'none',
  fetch: noted((request) => ports.fetch(request)),
})

/**
 * The client for calls that carry a file: their limit is time without progress.
 * @param onProgress told what part is sent, 0 to 1
 */
export async function fileApi(onProgress?: (part: number) => void): Promise<ApiClient> {
  const { transferRequest } = await import('@parket/api-client/transfer')
  return createApiClient({
    ...options,
    timeoutMs: null,
    fetch: noted((request) => transferRequest(request, onProgress && { onProgress })),
  })
}

type Send = (request: Request) => Promise<Response>

/** The running login; set by itself, so that calls do without its code. */
let tellAuth: () => void = () => {}

/** @param tell is called when a call that was made with the stored login is answered 401 */
export function onUnauthenticated(tell: () => void): void {
  tellAuth = tell
}

/** Notes of each call whether the server could be reached, and whether the login still holds. */
function noted(send: Send): Send {
  return (request) => sendAndNote(send, request)
}

async function sendAndNote(send: Send, request: Request): Promise<Response> {
  try {
    const answer = await send(request)
    reportReachability(true)
    if (answer.status === 401 && isOfStoredLogin(request)) tellAuth()
    return answer
  } catch (error) {
    // Who gave up a call says nothing of the connection.
    if (!(error instanceof DOMException && error.name === 'AbortError')) reportReachability(false)
    throw error
  }
}

/** A late answer to a visitor, or to an earlier login, says nothing of the present one. */
function isOfStoredLogin(request: Request): boolean {
  const token = readToken()
  return token !== null && request.headers.get('authorization') === `Bearer ${token}`
}
