import type { paths } from './generated/schema.d.ts'
import { ApiProblem } from './unwrap.ts'

/** The addresses of calls that are streams, and what each message of them says. */
export type StreamPath = {
  [Path in keyof paths]: StreamOf<Path> extends never ? never : Path
}[keyof paths]

type StreamOf<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'text/event-stream': infer Message } } } }
}
  ? Message
  : never

export type StreamMessage<Path extends StreamPath> = StreamOf<Path>

/** A message, or how long to wait before one comes back after an end, in ms. */
export type StreamEvent<Message> =
  | { type: 'open' }
  | { type: 'message'; message: Message }
  | { type: 'retry'; ms: number }

/** Who follows, and how the request is sent: what `createApiClient` is given, as far as a stream needs it. */
export interface StreamConnection {
  baseUrl?: string
  getToken?: () => string | null
  getDs?: () => string | null
  /** Sends the request; left out, the global fetch. */
  fetch?: (request: Request) => Promise<Response>
}

interface StreamOptions extends StreamConnection {
  /** Parameters of the address, as `{id}`. */
  path: Readonly<Record<string, string | number>>
  signal: AbortSignal
}

/** The server says every 20 s that it is there; after this long without a word it is not. */
const SILENCE_MS = 50_000

/**
 * Reads a stream of the contract until it ends. By `fetch`, because an `EventSource` sends no header, so no token; and not by
 * `createApiClient`, whose calls end after a while and are read whole. A stream is only read: no second factor is asked for.
 *
 * @throws ApiProblem when it was refused, and whatever `fetch` throws when the connection is lost
 */
export async function* openStream<Path extends StreamPath>(
  address: Path,
  options: StreamOptions,
): AsyncGenerator<StreamEvent<StreamMessage<Path>>> {
  const silence = new AbortController()
  const giveUp = () => silence.abort(options.signal.reason)
  options.signal.addEventListener('abort', giveUp, { once: true })
  if (options.signal.aborted) giveUp()
  let timer = setTimeout(giveUp, SILENCE_MS)
  try {
    const answer = await ask(address, options, silence.signal)
    yield { type: 'open' }
    for await (const block of blocksOf(answer)) {
      clearTimeout(timer)
      timer = setTimeout(giveUp, SILENCE_MS)
      yield* eventsIn<StreamMessage<Path>>(block)
    }
  } finally {
    clearTimeout(timer)
    options.signal.removeEventListener('abort', giveUp)
    silence.abort()
  }
}

async function ask(
  address: string,
  {
    path,
    baseUrl = '',
    getToken,
    getDs,
    fetch = (request) => globalThis.fetch(request),
  }: StreamOptions,
  signal: AbortSignal,
): Promise<Response> {
  const filled = address.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  )
  const ds = getDs?.() ?? null
  const query = ds === null ? '' : `?${new URLSearchParams({ ds }).toString()}`
  const token = getToken?.() ?? null
  const answer = await fetch(
    new Request(baseUrl + filled + query, {
      headers: {
        accept: 'text/event-stream',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      credentials: 'same-origin',
      signal,
    }),
  )
  if (answer.ok) return answer
  const after = Number(answer.headers.get('retry-after'))
  throw new ApiProblem({ status: answer.status, answer: null, retryAfter: after || null })
}

/** What stands between empty lines. */
async function* blocksOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.getReader()
  if (!reader) return
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      text += decoder.decode(value, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      yield* blocks
    }
  } finally {
    void reader.cancel().catch(() => {})
  }
}

function* eventsIn<Message>(block: string): Generator<StreamEvent<Message>> {
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(data|retry): (.*)$/.exec(line) ?? []
    if (field === 'retry') yield { type: 'retry', ms: Number(value) }
    if (field === 'data') yield { type: 'message', message: JSON.parse(value) as Message }
  }
}
