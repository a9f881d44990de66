import createClient, { createQuerySerializer, type Client } from 'openapi-fetch'

import { createCsrf } from './csrf.ts'
import type { paths } from './generated/schema.d.ts'
import { createSecondFactor, type SecondFactorPrompt } from './secondFactor.ts'

/** A call ends after this long, answered or not (docs/rules/site.md, «Time limits»). */
export const REQUEST_TIMEOUT_MS = 15_000

/** The contract as methods: `client.GET('/api/events/{id}', {params: {path: {id: 1}}})`. */
export type ApiClient = Client<paths>

export interface ApiClientOptions {
  /** Where the API is; left out, the page's own origin. */
  baseUrl?: string
  /** Sends a request; left out, the global fetch. The server-side renderer passes one that needs no network. */
  fetch?: (request: Request) => Promise<Response>
  /** `none` for a caller that makes safe calls only and keeps no cookies. */
  csrf?: 'cookie' | 'none'
  /** All readable cookies, in the form of `document.cookie`. */
  readCookie?: () => string
  /** The bearer token, if somebody is logged in. */
  getToken?: () => string | null
  /** `ds` of the page's address, if it has one. */
  getDs?: () => string | null
  /** How long a call may take; null where `fetch` has a limit of its own. */
  timeoutMs?: number | null
  /** Who gives the code where a call is refused until it comes with one; left out, nobody. */
  secondFactor?: SecondFactorPrompt
}

/**
 * One client for every call of the contract (docs/api.md, «What holds for every call»): same origin with cookies,
 * JSON, a time limit, CSRF, the bearer token if there is one, a second factor where it is asked for, and `ds` on
 * every call. An abort signal given to a call ends it, the fetch of its CSRF cookie included.
 */
export function createApiClient({
  baseUrl = '',
  fetch = (request) => globalThis.fetch(request),
  csrf: csrfMode = 'cookie',
  readCookie = () => document.cookie,
  getToken = () => null,
  getDs = () => null,
  timeoutMs = REQUEST_TIMEOUT_MS,
  secondFactor,
}: ApiClientOptions = {}): ApiClient {
  const serializeQuery = createQuerySerializer()

  const send = (request: Request): Promise<Response> => {
    const token = getToken()
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
    if (timeoutMs === null) return fetch(request)
    return fetch(new Request(request, { signal: withinTime(request.signal, timeoutMs) }))
  }
  const csrf = createCsrf({
    send,
    readCookie,
    fetchCookie: () => client.GET('/sanctum/csrf-cookie', { fetch: send }),
  })
  const sendAll = csrfMode === 'none' ? send : csrf.send
  const client = createClient<paths>({
    baseUrl,
    credentials: 'same-origin',
    headers: { Accept: 'application/json' },
    querySerializer: (query) => serializeQuery({ ds: getDs(), ...query }),
    fetch: secondFactor ? createSecondFactor(sendAll, secondFactor).send : sendAll,
  })
  return client
}

/** A signal that also ends after a while. `AbortSignal.any` is lacking in browsers we take (Safari 16.4, Firefox 115). */
function withinTime(signal: AbortSignal, timeoutMs: number): AbortSignal {
  if (signal.aborted) return signal
  const limit = AbortSignal.timeout(timeoutMs)
  const either = new AbortController()
  for (const one of [signal, limit]) {
    one.addEventListener('abort', () => either.abort(one.reason), {
      once: true,
      signal: either.signal,
    })
  }
  return either.signal
}
