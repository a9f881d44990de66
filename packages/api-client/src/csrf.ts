type Send = (request: Request) => Promise<Response>

export interface CsrfOptions {
  send: Send
  /** All readable cookies, in the form of `document.cookie`. */
  readCookie: () => string
  /** Makes the server set a fresh cookie. */
  fetchCookie: () => Promise<unknown>
}

const MISMATCH = 419

/**
 * Wraps `send` in the CSRF protocol (docs/rules/accounts.md, «CSRF»): the cookie is fetched once before the first
 * call, its value goes with every call; after a mismatch a fresh one is fetched and the call repeated once.
 */
export function createCsrf({ send, readCookie, fetchCookie }: CsrfOptions): { send: Send } {
  // Calls that start together share one fetch; one that failed is forgotten.
  let cookie: Promise<unknown> | null = null

  function ensureCookie(): Promise<unknown> {
    cookie ??= fetchCookie().catch((error: unknown) => {
      cookie = null
      throw error
    })
    return cookie
  }

  function sendWithToken(request: Request): Promise<Response> {
    const token = readXsrfToken(readCookie())
    if (token) request.headers.set('X-XSRF-TOKEN', token)
    return send(request)
  }

  return {
    async send(request) {
      request.signal.throwIfAborted()
      const used = ensureCookie()
      await unlessAborted(used, request.signal)
      const repeat = request.clone()
      const response = await sendWithToken(request)
      if (response.status !== MISMATCH) return response

      // Whoever else met the mismatch may have fetched a fresh cookie meanwhile.
      if (cookie === used) cookie = null
      await unlessAborted(ensureCookie(), request.signal)
      return sendWithToken(repeat)
    },
  }
}

/** The value of the cookie `XSRF-TOKEN`, or null. */
function readXsrfToken(cookies: string): string | null {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1]
  return value ? decodeURIComponent(value) : null
}

/** Waits no longer than the caller does; the shared work goes on for the others. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  return Promise.race([work, aborted.promise]).finally(() =>
    signal.removeEventListener('abort', abort),
  )
}
