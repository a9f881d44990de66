import type { components } from './generated/schema.d.ts'

/** The body of every refusal. */
export type Problem = components['schemas']['Problem']

interface ApiProblemInit {
  /** Status of the answer, or 0 where none came. */
  status: number
  answer: Problem | null
  /** Seconds. */
  retryAfter?: number | null
  cause?: unknown
}

/**
 * A call that failed. Its `message` is the server's, or empty where no sensible answer came;
 * `userFacingText` says what to show.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  /** Status of the answer; 0: the server was not reached, or not in time. */
  readonly status: number
  readonly answer: Problem | null
  /** Code of the catalogue; `network` where no answer came, empty where it was not ours. */
  readonly code: string
  /** Texts by dotted field, such as `dancers.0.birth_date`. */
  readonly errors: Record<string, string[]>
  /** Seconds to wait before the next try, where the server said so. */
  readonly retryAfter: number | null
  /** No answer came within the time limit of the call. */
  readonly isTimeout: boolean

  constructor({ status, answer, retryAfter = null, cause }: ApiProblemInit) {
    super(answer?.message ?? '', { cause })
    this.status = status
    this.answer = answer
    this.code = answer?.code ?? (status === 0 ? 'network' : '')
    this.errors = answer?.errors ?? {}
    this.retryAfter = retryAfter
    this.isTimeout = isTimeout(cause)
  }
}

/** A settled call of the client: data, or what was answered instead. */
interface Settled<T> {
  data?: T
  error?: unknown
  response: Response
}

/**
 * The data of a call.
 *
 * @throws ApiProblem for a refusal, a lost connection and a call out of time; an abort by the
 *   caller is thrown on as it is.
 */
export async function unwrap<T>(call: Promise<Settled<T>>): Promise<T> {
  const settled = await call.catch((cause: unknown) => {
    throw isUnreached(cause) ? new ApiProblem({ status: 0, answer: null, cause }) : cause
  })
  if (isSuccess(settled)) return settled.data
  const { error, response } = settled
  throw new ApiProblem({
    status: response.status,
    answer: isProblem(error) ? error : null,
    retryAfter: readSeconds(response.headers.get('Retry-After')),
  })
}

/** A 2xx has the data of the contract, where that is nothing also `undefined`. */
function isSuccess<T>(settled: Settled<T>): settled is Settled<T> & { data: T } {
  return settled.response.ok
}

/** fetch says TypeError where the connection fails; the time limit, TimeoutError. */
function isUnreached(cause: unknown): boolean {
  return cause instanceof TypeError || isTimeout(cause)
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'TimeoutError'
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'message' in body && 'code' in body
}

function readSeconds(header: string | null): number | null {
  return header && /^\d+$/.test(header) ? Number(header) : null
}
