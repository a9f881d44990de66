import { ApiProblem } from '@parket/api-client/unwrap'

/** After so many the refusal is told: it is no rush of a few seconds. */
const MOST_REPEATS = 3
/** A server that asks for a longer wait is told of at once: nobody sits before a spinner for that. */
const LONGEST_WAIT_S = 20

/**
 * Makes a call again where the server is too busy for it and says when to come (503 with `Retry-After`). All who were
 * refused at once come back a little apart.
 *
 * @param call safe to be made twice: it has an idempotency key
 * @param signal ends the waiting
 * @throws what the call throws
 */
export async function repeatWhenBusy<Answer>(
  call: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await call()
    } catch (error) {
      const wait = error instanceof ApiProblem && error.status === 503 ? error.retryAfter : null
      if (wait === null || wait > LONGEST_WAIT_S || repeats === MOST_REPEATS) throw error
      await pause(wait * 1000 * (1 + Math.random() / 2))
      if (signal.aborted) throw error
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
