import { ApiProblem } from '@parket/api-client/unwrap'

/** After so many the refusal is told: it is no rush of a few seconds. */
const MOST_REPEATS = 3
/** A server that asks for a longer wait is told of at once: nobody sits before a spinner for that. */
const LONGEST_WAIT_S = 20
/** All pauses of one sending together. */
const LONGEST_IN_ALL_S = 30

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
  let waited = 0
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await call()
    } catch (error) {
      const wait = error instanceof ApiProblem && error.status === 503 ? error.retryAfter : null
      if (wait === null || wait > LONGEST_WAIT_S || repeats === MOST_REPEATS) throw error
      const pauseS = wait * (1 + Math.random() / 2)
      waited += pauseS
      if (waited > LONGEST_IN_ALL_S) throw error
      await pause(pauseS * 1000, signal)
      if (signal.aborted) throw error
    }
  }
}

/** Ends early where nobody waits for it any more. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}
