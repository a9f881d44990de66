import { REQUEST_TIMEOUT_MS } from './client.ts'

export interface TransferOptions {
  /** Told what part of the request's body is sent, 0 to 1. */
  onProgress?: (part: number) => void
  /** How long nothing may move, in ms. */
  stallMs?: number
}

/**
 * Sends a request like `fetch`, with another time limit: a file may take its time on a slow network,
 * so that what counts is time without progress (both ways). `fetch` tells nothing of what is sent.
 *
 * @throws DOMException `TimeoutError` when nothing moves, `AbortError` or the signal's own reason,
 *   TypeError when the connection fails
 */
export async function transferRequest(
  request: Request,
  { onProgress, stallMs = REQUEST_TIMEOUT_MS }: TransferOptions = {},
): Promise<Response> {
  const body = request.body === null ? null : await request.blob()
  request.signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const call = new XMLHttpRequest()
  call.open(request.method, request.url)
  call.responseType = 'blob'
  request.headers.forEach((value, name) => call.setRequestHeader(name, value))

  const end = (reason: unknown) => {
    reject(reason)
    call.abort()
  }
  const stall = () => end(new DOMException('Nothing moved in time', 'TimeoutError'))
  let timer = setTimeout(stall, stallMs)
  const move = () => {
    clearTimeout(timer)
    timer = setTimeout(stall, stallMs)
  }
  call.upload.addEventListener('progress', ({ loaded, total }) => {
    move()
    onProgress?.(loaded / total)
  })
  call.addEventListener('progress', move)
  call.addEventListener('readystatechange', move)
  call.addEventListener('load', () => resolve(responseOf(call)))
  call.addEventListener('error', () => reject(new TypeError('The connection failed')))
  const abort = () => end(request.signal.reason)
  request.signal.addEventListener('abort', abort)
  call.send(body)
  return promise.finally(() => {
    clearTimeout(timer)
    request.signal.removeEventListener('abort', abort)
  })
}

function responseOf(call: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  const isBodiless = call.status === 204 || call.status === 304
  return new Response(isBodiless ? null : (call.response as Blob), { status: call.status, headers })
}
